// @vitest-environment happy-dom
import type { CallFailure, FamilyRecords } from '@careplus/core/ports'
import { connectionLost } from '@careplus/core/testing'
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearMemberCache } from '../../calls/remote'
import { firstStepsStore } from '../../composition/firstStepsStore'
import { firstStepsCopy } from '../../copy/firstSteps.th'
import { todayCopy as copy } from '../../copy/today.th'
import { mountRoot } from '../../testing/mountRoot'
import { press } from '../../testing/press'
import { withoutServer } from '../../testing/withoutServer'
import MemberHome from './MemberHome'

const read = vi.fn<() => Promise<E.Either<CallFailure, FamilyRecords>>>()
const services = {
  drafts: { list: () => [], onChange: () => () => undefined },
}
const user = { id: 'mali', name: 'มะลิ', created_at: '2026-11-20T01:00:00Z' }
vi.mock('../../shared/loyalty/LazyCards', () => ({ LazyPoints: () => 'points', LazyMission: () => 'mission' }))
vi.mock('../../shared/loyalty/LazyPending', () => ({ LazyDrawsSoon: () => null }))

const page = mountRoot(() => ({ services, groups: { family: { read } }, user }))
withoutServer()
const show = () => act(async () => page().root.render(<MemberHome />))
const quickLinks = () => [...document.querySelectorAll('.quick-ways a')].map((link) => link.getAttribute('href'))

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T03:00:00Z') })
  clearMemberCache()
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

test('a server that says nothing leaves the page useful after four seconds', async () => {
  read.mockReturnValue(new Promise(() => undefined))
  await show()
  expect(quickLinks()).toStrictEqual([])
  await act(() => vi.advanceTimersByTimeAsync(4100))
  expect(document.body.textContent).toContain(copy.slow)
  expect(quickLinks()).toStrictEqual(['/growth', '/children/stool-info', '/article'])
})

test('one that cannot be reached leaves the checks, points and mission, and a way to try again', async () => {
  read.mockResolvedValue(E.left(connectionLost))
  await show()
  expect(quickLinks()).toStrictEqual(['/growth', '/children/stool-info', '/article'])
  expect(document.body.textContent).toContain('points')
  expect(document.body.textContent).toContain('ลองอีกครั้ง')
})

test('a step that was left is one line, which leads back to it and can be sent away', async () => {
  read.mockResolvedValue(E.right({ children: [], adults: [] }))
  await show()
  expect(document.querySelector('.first-steps')).toBeNull()
  firstStepsStore.set('mali.steps', 'begun')
  await act(() => page().root.render(null))
  await show()
  const line = document.querySelector('.first-steps')
  expect(line?.textContent).toContain(firstStepsCopy.of(1))
  expect(line?.querySelector('a')?.getAttribute('href')).toBe('/welcome')
  await press(firstStepsCopy.close)
  expect(document.querySelector('.first-steps')).toBeNull()
})
