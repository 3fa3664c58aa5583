// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askResult, repairDraft, startCheckAnew, typeInCheck, useCheck, type GrowthCheckState } from './growthCheck'
import { sampleDraft } from '../../testing/samples'

const today = '2026-11-20'
const nextDay = '2026-11-21'
const refused = { ...sampleDraft, date: '2026-10-05' }

let shown: GrowthCheckState
let root: Root
const Probe = () => {
  const check = useCheck()
  useLayoutEffect(() => {
    shown = check
  })
  return null
}
const date = () => shown.typed.date
const itIs = (day: string) => {
  vi.setSystemTime(`${day}T12:00:00+07:00`)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['Date'] })
  itIs(today)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Probe />))
})
afterEach(async () => {
  await act(async () => {
    startCheckAnew()
    root.unmount()
  })
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a measuring is of today', () => {
  expect(date()).toBe(today)
})

test('where a page stays open over midnight, it is of the day that has begun', () => {
  act(() => typeInCheck({ weight: '12.4' }))
  act(() => itIs(nextDay))
  expect(shown.typed).toMatchObject({ weight: '12.4', date: nextDay })
})

test.each([['2026-11-02'], [today], [null]])('what the parent made of the day stands: %s', (chosen) => {
  act(() => typeInCheck({ date: chosen }))
  act(() => itIs(nextDay))
  expect(date()).toBe(chosen)
})

test('a result is of the day on which it was asked for, until something is typed again', () => {
  act(() => askResult(today))
  act(() => itIs(nextDay))
  expect(date()).toBe(today)
  act(() => askResult(nextDay))
  expect(date()).toBe(today)
  act(() => typeInCheck({ weight: '12.5' }))
  expect(date()).toBe(nextDay)
})

test('a draft that is mended keeps its own day', () => {
  act(() => repairDraft(refused))
  expect(date()).toBe('2026-10-05')
})

test('a check begun anew is of today again, whatever day the one before it had', () => {
  act(() => typeInCheck({ date: '2026-11-02' }))
  act(() => startCheckAnew())
  expect(date()).toBe(today)
})
