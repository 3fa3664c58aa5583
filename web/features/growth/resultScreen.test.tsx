// @vitest-environment happy-dom
import type { IsoDate } from '@careplus/core/calendar'
import { act } from 'react'
import * as TE from 'fp-ts/TaskEither'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { growthCheckCopy } from '../../copy/growthCheck.th'
import { clearMemberCache } from '../../calls/remote'
import { mountRoot } from '../../testing/mountRoot'
import { sampleChild, sampleRecord } from '../../testing/samples'
import { nobodyTyped } from '../../shared/growth/typedMeasurement'
import { startCheckAnew, typeInCheck } from './growthCheck'
import ResultScreen from './ResultScreen'

const today = '2026-11-12' as IsoDate
const earlier = [
  ['2026-07-12', 11.2, 85],
  ['2026-03-12', 11.1, 82],
  ['2025-11-12', 11, 79],
  ['2025-07-12', 10.8, 76],
] as const
const records = earlier.map(([date, weight, height]) => sampleRecord({ id: date, date, weight, height }))
const family = TE.right({ children: [{ child: sampleChild(), records, stool: null }], adults: [] })
const failed = TE.left({ _tag: 'NetworkError', reason: 'offline' })
const handed: { user: object | null; loads: { family: () => Promise<unknown> } } = {
  user: null,
  loads: { family: async () => ({ read: family }) },
}
const page = mountRoot(() => handed)

const show = async (user: object | null, read: unknown) => {
  handed.user = user
  handed.loads = { family: async () => ({ read }) }
  await act(async () => {
    typeInCheck({ ...nobodyTyped, name: 'มะลิ', sex: 'female', birthDate: '2024-07-12', date: today })
    typeInCheck({ weight: '11.2', height: '88' })
  })
  await act(async () => page().root.render(<ResultScreen today={today} onShown={() => undefined} />))
  await vi.waitFor(() => expect(document.querySelector('h1')).not.toBeNull(), 5000)
  return document.body.textContent ?? ''
}

beforeEach(() => vi.useFakeTimers({ now: Date.parse(`${today}T03:00:00Z`), toFake: ['Date'] }))
afterEach(async () => {
  clearMemberCache()
  await act(async () => startCheckAnew())
  vi.useRealTimers()
  localStorage.clear()
})

const seen = 'มีเรื่องที่ต้องให้แพทย์ดู'

test('the result of a child of the account is that of all its records', async () => {
  const text = await show({ id: 'mali', name: 'มะลิ' }, family)
  expect(text).toContain(seen)
  expect(text).not.toContain(growthCheckCopy.result.alone)
})

test('of a visitor it is of this check alone', async () => {
  const text = await show(null, family)
  expect(text).not.toContain(seen)
  expect(text).not.toContain(growthCheckCopy.result.alone)
})

test('where the account cannot be read, it says so', async () => {
  const text = await show({ id: 'mali', name: 'มะลิ' }, failed)
  expect(text).not.toContain(seen)
  expect(text).toContain(growthCheckCopy.result.alone)
})
