// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { GrowthDraft } from '@careplus/core/ports'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { measureToday, repairDraft, startCheckAnew, typeInCheck, useCheck, type Check } from './check'

const today = '2026-11-20'
const refused: GrowthDraft = {
  id: 'a',
  name: 'มะลิ',
  sex: 'female',
  birthDate: '2024-07-12',
  date: '2026-10-05',
  weight: 12.4,
  height: 88.5,
  measure: 'h',
  memberId: null,
  consentVersion: null,
  childId: null,
  state: { _tag: 'waiting' },
  savedAt: 1,
}

let shown: Check
let root: Root
const Probe = () => {
  const check = useCheck()
  useLayoutEffect(() => {
    shown = check
  })
  return null
}
const date = () => shown.typed.date

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Probe />))
})
afterEach(async () => {
  await act(async () => {
    startCheckAnew()
    root.unmount()
  })
  vi.unstubAllGlobals()
})

test('a measuring is of today', () => {
  expect(date()).toBeNull()
  act(() => measureToday(today))
  expect(date()).toBe(today)
})

test('it is of today, too, where something was typed before today was known', () => {
  act(() => typeInCheck({ weight: '12.4' }))
  act(() => measureToday(today))
  expect(shown.typed).toMatchObject({ weight: '12.4', date: today })
})

test.each([['2026-11-02'], [null]])('what the parent made of the day stands: %s', (chosen) => {
  act(() => measureToday(today))
  act(() => typeInCheck({ date: chosen }))
  act(() => measureToday(today))
  expect(date()).toBe(chosen)
})

test('a day chosen before today was known stands', () => {
  act(() => typeInCheck({ date: '2026-11-02' }))
  act(() => measureToday(today))
  expect(date()).toBe('2026-11-02')
})

test('midnight moves no measuring', () => {
  act(() => measureToday(today))
  act(() => measureToday('2026-11-21'))
  expect(date()).toBe(today)
})

test('a draft that is mended keeps its own day', () => {
  act(() => repairDraft(refused))
  act(() => measureToday(today))
  expect(date()).toBe('2026-10-05')
})

test('a check begun anew is of today again, whatever day the one before it had', () => {
  act(() => typeInCheck({ date: '2026-11-02' }))
  act(() => startCheckAnew())
  expect(date()).toBeNull()
  act(() => measureToday('2026-11-21'))
  expect(date()).toBe('2026-11-21')
})
