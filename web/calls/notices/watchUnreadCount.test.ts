// @vitest-environment happy-dom
import * as E from 'fp-ts/Either'
import type { Notices } from '@careplus/core/ports'
import type { Session } from '@careplus/core/session'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchUnreadCount } from './watchUnreadCount'
import { loadOnce } from '../memberCache'
import {
  unmarkRead,
  markNoticesRead,
  setUnreadCount,
  onUnread,
  readOnThisPage,
  unreadCount,
  unreadName,
  unreadOf,
} from './unreadNotices'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const rest = () => vi.advanceTimersByTimeAsync(6000)

const unreadCalls = (answer: () => Promise<E.Either<unknown, { readonly unread: number }>>) => {
  let notify = (_: unknown): void => undefined
  const list = vi.fn(answer)
  const notices = { list } as unknown as Notices
  const actor = { subscribe: (listener: typeof notify) => (notify = listener) } as unknown as Session['actor']
  watchUnreadCount({ actor }, () => Promise.resolve(notices))
  return { list, signIn: (id: string | null) => notify({ context: { user: id === null ? null : { id } } }) }
}
const answering = (unread: number) => () => Promise.resolve(E.right({ unread }))

test('nobody is asked for; a member once, when the page has come to rest', async () => {
  const { list, signIn } = unreadCalls(answering(3))
  signIn(null)
  await rest()
  expect(list).not.toHaveBeenCalled()
  signIn('mali')
  expect(list).not.toHaveBeenCalled()
  signIn('mali')
  await rest()
  expect(list).toHaveBeenCalledTimes(1)
  expect(unreadCount()).toEqual({ memberId: 'mali', count: 3 })
})

test('a page that lists them asks once for both, whether it has its answer yet or not', async () => {
  const part = E.right({ unread: 2 })
  const calls = unreadCalls(() => Promise.resolve(part))
  calls.signIn('pim')
  setUnreadCount('pim', 2)
  await rest()
  expect(calls.list).not.toHaveBeenCalled()
  let answer = (_: typeof part): void => undefined
  const slow = unreadCalls(() => new Promise((resolve) => (answer = resolve)))
  const notices = { list: slow.list } as unknown as Notices
  const list = () => loadOnce('ploy', unreadName, () => unreadOf(notices))
  const listed = list()
  slow.signIn('ploy')
  await rest()
  answer(part)
  expect(await listed).toBe(part)
  await rest()
  expect(slow.list).toHaveBeenCalledTimes(1)
  expect(unreadCount()).toEqual({ memberId: 'ploy', count: 2 })
  void list()
  expect(slow.list).toHaveBeenCalledTimes(2)
})

test('a page that lists them a moment after the bell asked takes its answer, unless it was asked since points changed', async () => {
  const { list, signIn } = unreadCalls(answering(4))
  signIn('nok')
  await vi.advanceTimersByTimeAsync(5000)
  const notices = { list } as unknown as Notices
  await loadOnce('nok', unreadName, () => unreadOf(notices))
  expect(list).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10)
  await loadOnce('nok', unreadName, () => unreadOf(notices), Date.now())
  expect(list).toHaveBeenCalledTimes(2)
})

test('a tab that returns asks again, though not at once', async () => {
  const { list, signIn } = unreadCalls(answering(3))
  signIn('mana')
  await rest()
  document.dispatchEvent(new Event('visibilitychange'))
  await rest()
  expect(list).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await rest()
  expect(list).toHaveBeenCalledTimes(2)
})

test('an answer for one who has gone is nobody’s, and a failure says nothing', async () => {
  setUnreadCount('before', 1)
  let answer = (_: E.Either<unknown, { readonly unread: number }>): void => undefined
  const gone = unreadCalls(() => new Promise((resolve) => (answer = resolve)))
  gone.signIn('mali')
  await rest()
  gone.signIn(null)
  answer(E.right({ unread: 9 }))
  await rest()
  unreadCalls(() => Promise.resolve(E.left('no connection'))).signIn('mana')
  unreadCalls(() => Promise.reject(new Error('no chunk'))).signIn('mana')
  await rest()
  expect(unreadCount()).toEqual({ memberId: 'before', count: 1 })
})

test('who shows it is told of each change, and of nothing else', () => {
  const listener = vi.fn()
  const stop = onUnread(listener)
  setUnreadCount('mali', 2)
  setUnreadCount('mali', 2)
  markNoticesRead(['a', 'b'])
  unmarkRead('a')
  expect([...readOnThisPage()]).toEqual(['b'])
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
  setUnreadCount('mali', 1)
  expect(listener).toHaveBeenCalledTimes(3)
})
