// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveChildren } from '../../composition/storedChildren'
import { growthCheckCopy } from '../../copy/growthCheck.th'
import { mountRoot } from '../../testing/mountRoot'
import { press } from '../../testing/press'
import { sampleChild, sampleDraft } from '../../testing/samples'
import { repairDraft, startCheckAnew, typeInCheck } from './growthCheck'
import GrowthRoute from './GrowthRoute'

const copy = growthCheckCopy.form
const handed = { user: null as object | null }
const page = mountRoot(() => handed)
const member = { id: 'mali', name: 'มะลิ' }
const child = (nickname: string, birthDate: string, more = {}) =>
  sampleChild({ id: nickname, nickname, birthDate, ...more })
const older = child('ปัน', '2023-07-21', { sex: 'male' })
const younger = child('แก้ว', '2026-04-17', { gestation_weeks: 34, gestation_days: 2 })

const show = async (user: object | null) => {
  handed.user = user
  await act(async () => page().root.render(<GrowthRoute />))
  await act(() => vi.dynamicImportSettled())
}
const name = () => document.querySelector<HTMLInputElement>('input[name="nickname"]')
const card = () => document.querySelector('.whose')?.textContent
const pressRow = async (title: string) => {
  const row = [...document.querySelectorAll<HTMLElement>('button.ui-row')].find((each) =>
    each.textContent?.startsWith(title),
  )
  await act(async () => row?.click())
}
const stored = () => localStorage.getItem('form.growth-check') ?? ''

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-26T03:00:00Z'), toFake: ['Date'] }))
afterEach(async () => {
  await act(async () => startCheckAnew())
  vi.useRealTimers()
  localStorage.clear()
})

test('a signed-in parent is not asked for what the account knows of the youngest child, and can take another', async () => {
  saveChildren(member.id, [older, younger, child('ดู', '2026-05-01', { role: 'view' })])
  await show(member)
  expect(card()).toContain('น้องแก้ว')
  expect(name()).toBeNull()
  expect(stored()).not.toContain('แก้ว')
  await act(async () => typeInCheck({}))
  await press(copy.change)
  expect(document.body.textContent).not.toContain('น้องดู')
  await pressRow('น้องปัน')
  expect(card()).toContain('น้องปัน')
  expect(document.activeElement?.textContent).toBe(copy.change)
})

test('another child than those of the account is typed, and the way back stays', async () => {
  saveChildren(member.id, [older])
  await show(member)
  await press(copy.change)
  await pressRow(copy.other)
  expect([card(), name()?.value]).toStrictEqual([undefined, ''])
  await press(copy.fromAccount)
  await pressRow('น้องปัน')
  expect(card()).toContain('น้องปัน')
})

test('what was typed before, or is to be repaired, stays in its fields', async () => {
  saveChildren(member.id, [older])
  await act(async () => typeInCheck({ name: 'มะลิ' }))
  await show(member)
  expect([card(), name()?.value]).toStrictEqual([undefined, 'มะลิ'])
  await act(async () => repairDraft({ ...sampleDraft, name: 'ปัน', sex: 'male', birthDate: '2023-07-21' }))
  expect(name()?.value).toBe('ปัน')
})

test('a visitor, and a member of whose children this device knows nothing, are asked', async () => {
  saveChildren('somebody', [older])
  await show(null)
  expect(name()).not.toBeNull()
  await show(member)
  expect(name()).not.toBeNull()
  expect(document.querySelector('form')?.className).toBe('')
})
