// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { networkError } from '@careplus/core/call'
import * as E from 'fp-ts/Either'
import { clearMemberCache } from '../../calls/remote'
import { saveChildren, removeChildrenOfOthers } from '../../composition/storedChildren'
import { mountRoot } from '../../testing/mountRoot'
import { sampleChild } from '../../testing/samples'
import { FamilyGate } from './FamilyGate'

let read: () => Promise<unknown>
const silent = () => new Promise<never>(() => undefined)
const groups = { family: { read: () => read() } }
const page = mountRoot(() => ({ groups, user: { id: 'mae' } }))

beforeEach(() => {
  clearMemberCache()
  read = silent
  removeChildrenOfOthers(null)
  saveChildren('mae', [sampleChild(), sampleChild({ id: 'b', nickname: 'ภูผา', role: 'view', shared_by: 'แม่มะลิ' })])
  vi.useFakeTimers({ now: new Date('2026-11-28T03:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  removeChildrenOfOthers(null)
})

const draw = (standIn: boolean) =>
  act(async () =>
    page().root.render(
      <FamilyGate standIn={standIn}>
        {(family) => family.map(({ child }) => <p key={child.id}>{child.nickname}</p>)}
      </FamilyGate>,
    ),
  )
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const pageText = () => page().host.textContent

test('while the children are late, those that this device keeps can be recorded for', async () => {
  await draw(false)
  await pass(2900)
  expect(pageText()).not.toContain('มะลิ')
  await pass(200)
  expect(pageText()).toContain('มะลิ')
  expect(pageText()).not.toContain('ภูผา')
  expect(page().host.querySelector('a')?.getAttribute('href')).toBe('/children-profile/add-growth?child=a')
  expect(page().host.querySelectorAll('.ui-skeleton')).toHaveLength(1)
})

test('a form begins with them', async () => {
  await draw(true)
  await pass(2900)
  expect(page().host.querySelector('p')).toBeNull()
  await pass(200)
  expect([...page().host.querySelectorAll('p')].map((name) => name.textContent)).toEqual(['มะลิ', 'ภูผา'])
})

test('a form that has begun with them stays, though they fail and are read anew', async () => {
  let fail = (): void => expect.unreachable('nothing was read')
  read = () =>
    new Promise((resolve) => {
      fail = () => resolve(E.left(networkError('failed')))
    })
  await act(async () => page().root.render(<FamilyGate standIn>{() => <input />}</FamilyGate>))
  await pass(3100)
  const field = page().host.querySelector('input')!
  await act(async () => fail())
  read = vi.fn<() => Promise<unknown>>(silent)
  await act(async () => void dispatchEvent(new Event('online')))
  expect(read).toHaveBeenCalled()
  await pass(100)
  expect(page().host.querySelector('input')).toBe(field)
  expect(page().host.querySelector('.ui-skeleton')).toBeNull()
})

test('another member sees none of them', async () => {
  removeChildrenOfOthers(null)
  saveChildren('other', [sampleChild()])
  await draw(false)
  await pass(60_000)
  expect(pageText()).not.toContain('มะลิ')
})
