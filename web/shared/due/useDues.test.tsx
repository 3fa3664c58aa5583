// @vitest-environment happy-dom
import type { IsoDate } from '@careplus/core/calendar'
import type { CallFailure, Child } from '@careplus/core/ports'
import { calmStoolAnswers, connectionLost } from '@careplus/core/testing'
import * as E from 'fp-ts/Either'
import { act, useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetKept } from '../../calls/remote'
import { mountRoot } from '../../testing/mountRoot'
import { listOnce, type Family } from '../children/useFamily'
import { useDues, type Dues } from './useDues'

type Answer<A> = () => Promise<E.Either<CallFailure, A>>
const calls = {
  children: vi.fn<Answer<ReadonlyArray<Child>>>(),
  stool: vi.fn<(id: string) => Answer<ReadonlyArray<unknown>>>(),
  adults: vi.fn<Answer<ReadonlyArray<unknown>>>(),
  health: vi.fn<() => Promise<unknown>>(),
}
const services = { children: { list: calls.children } }

const today = '2026-11-26' as IsoDate
const child = (id: string, birthDate: string, consent: string | null) =>
  ({ id, nickname: id, birthDate, health_consent_at: consent, role: 'owner' }) as unknown as Child
const baby = child('baby', '2026-11-05', '2026-11-05T00:00:00Z')
const secret = child('secret', '2026-11-05', null)
const family: Family = [baby, secret].map((each) => ({ child: each, records: [] }))
const never = new Promise<never>(() => undefined)

const page = mountRoot(() => ({ services, loads: { health: calls.health }, user: { id: 'mali' } }))
const seen: { dues: Dues | null } = { dues: null }
const Shown = () => {
  const dues = useDues(family, null, today)
  useEffect(() => {
    seen.dues = dues
  })
  return null
}
const show = () => act(async () => page().root.render(<Shown />))

beforeEach(() => {
  vi.useFakeTimers()
  forgetKept()
  calls.health.mockResolvedValue({
    stoolChecks: { ofChild: calls.stool },
    adults: { list: calls.adults },
    mobilityChecks: { ofAdult: () => async () => E.right([]) },
  })
  calls.children.mockResolvedValue(E.right([baby, secret]))
  calls.stool.mockReturnValue(async () => E.right([]))
  calls.adults.mockResolvedValue(E.right([]))
})
afterEach(() => vi.useRealTimers())

test('a baby nobody has looked at is due, and nothing is asked or told of a child without consent', async () => {
  await show()
  expect(seen.dues).toMatchObject({ settled: true, now: [{ kind: 'looking', subject: 'baby', on: today }] })
  expect(calls.stool.mock.calls).toStrictEqual([['baby']])
})

test('the list of children that the page has asked for is not asked for again, but at a return', async () => {
  calls.children.mockClear()
  await listOnce('mali', { list: calls.children }).list()
  await show()
  expect(seen.dues).toMatchObject({ settled: true, now: [{ subject: 'baby' }] })
  expect(calls.children).toHaveBeenCalledTimes(1)
  await act(async () => dispatchEvent(new Event('online')))
  expect(calls.children).toHaveBeenCalledTimes(2)
})

test('a check of today puts the next look a week off', async () => {
  const check = { id: 'c', date: today, ageInDays: 21, colour: 'mustard', signs: calmStoolAnswers, lastedDays: 0 }
  calls.stool.mockReturnValue(async () => E.right([check]))
  await show()
  expect(seen.dues).toMatchObject({ now: [], soon: [{ kind: 'looking', on: '2026-12-03' }] })
})

test('while a server says nothing the page waits a moment, then goes on without', async () => {
  calls.stool.mockReturnValue(() => never)
  await show()
  expect(seen.dues?.settled).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(1600))
  expect(seen.dues).toMatchObject({ settled: true, now: [], soon: [] })
})

test('what cannot be read is left out, and the rest is told', async () => {
  calls.adults.mockResolvedValue(E.left(connectionLost))
  await show()
  expect(seen.dues).toMatchObject({ settled: true, now: [{ subject: 'baby' }] })
  calls.stool.mockReturnValue(async () => E.left(connectionLost))
  forgetKept()
  await act(() => page().root.render(null))
  await show()
  expect(seen.dues).toMatchObject({ settled: true, now: [] })
})

test('without the code for it the page goes on at once', async () => {
  calls.health.mockRejectedValue(new Error('no connection'))
  await show()
  expect(seen.dues).toMatchObject({ settled: true, now: [] })
})
