// @vitest-environment happy-dom
import { fc } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import type { GrowthDraft } from '@careplus/core/ports'
import type { Session } from '@careplus/core/session'
import { keptBill } from '@careplus/core/internal/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { deviceBillStore, deviceRequestPictures } from '../../composition/deviceBillStore'
import { formStore } from '../../composition/formStore'
import { watchPendingWrites } from './watchPendingWrites'
import './sendPendingWrites'
import { pendingKey } from './pendingWrites'

const [bill] = fc.sample(keptBill({ memberId: fc.constant('mali') }), 1)
if (bill === undefined) throw new Error('no bill')

let leave = (): void => undefined

const lookedAfter = () => {
  const listeners = { signedOut: (_: { reason: string }): void => undefined, state: (_: unknown): void => undefined }
  const begin = vi.fn(() => Promise.resolve())
  const add = vi.fn(async (): Promise<E.Either<unknown, void>> => E.right(undefined))
  const upload = vi.fn(async () => E.right({ _tag: 'gone' }))
  const drafts: Array<Pick<GrowthDraft, 'id' | 'memberId' | 'consentVersion' | 'childId' | 'state'>> = []
  const services = {
    rewards: begin,
    growthRecords: {
      add: (...sent: unknown[]) => add(...(sent as [])),
    },
    growth: async () => ({
      uploadDraft: (id: string, member: string) => upload(...([id, member] as unknown as [])),
    }),
    drafts: { list: () => drafts },
    random: { uuid: () => 'key' },
  } as unknown as Parameters<typeof watchPendingWrites>[1]
  watchPendingWrites(
    {
      actor: {
        on: (_: string, listener: typeof listeners.signedOut) => (listeners.signedOut = listener),
        subscribe: (listener: typeof listeners.state) => (listeners.state = listener),
      } as unknown as Session['actor'],
    },
    services,
  )
  leave = () => listeners.signedOut({ reason: 'expired' })
  return {
    begin,
    add,
    upload,
    drafts,
    signOut: (reason: string) => listeners.signedOut({ reason }),
    signIn: (id: string) => listeners.state({ context: { user: { id } } }),
  }
}
const left = async () => [
  (await deviceBillStore.queue.of('mali')).length,
  (await deviceBillStore.drafts.read('mali')).length,
]
const chosen = async () => (await deviceRequestPictures.drafts.read('mali')).length

beforeEach(async () => {
  leave()
  await deviceBillStore.keepOnlyOf('nobody')
  await deviceBillStore.queue.add(bill)
  await deviceBillStore.drafts.keep('mali', bill.pictures)
  await deviceRequestPictures.drafts.keep('mali', bill.pictures)
})

test('signing out hides the queue and keeps it; what was only chosen goes', async () => {
  lookedAfter().signOut('loggedOut')
  await expect.poll(left).toEqual([1, 0])
  await expect.poll(chosen).toBe(0)
})

test('a session that ran out loses nothing', async () => {
  lookedAfter().signOut('expired')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await left()).toEqual([1, bill.pictures.length])
  expect(await chosen()).toBe(bill.pictures.length)
})

test('what its member left is sent at the next sign-in, once', async () => {
  const { signIn, begin } = lookedAfter()
  signIn('mali')
  signIn('mali')
  await expect.poll(() => begin.mock.calls.length).toBe(1)
  expect(await left()).toEqual([1, bill.pictures.length])
})

test('another member finds nothing of it, and begins to send nothing', async () => {
  const { signIn, begin } = lookedAfter()
  signIn('mana')
  await expect.poll(left).toEqual([0, 0])
  await expect.poll(chosen).toBe(0)
  expect(begin).not.toHaveBeenCalled()
})

const record = { date: '2026-11-20', weight: 13.1, height: 90 }
const write = { _tag: 'growth', childId: 'c1', replaces: null, record, key: 'k1', page: '/of-its-form?child=c1' }
const name = pendingKey('mali', 'growth.c1')
const hold = () => formStore.set(name, JSON.stringify(write))

test('a measuring that was sent from a page that is gone goes at the next sign-in, with its key, and leaves its form', async () => {
  hold()
  formStore.set('mali.growth.c1', 'typed')
  const { signIn, add } = lookedAfter()
  signIn('mali')
  await expect.poll(() => formStore.get(name)).toBeNull()
  expect(add.mock.calls).toStrictEqual([['c1', record, 'k1']])
  expect(formStore.get('mali.growth.c1')).toBeNull()
})

test('a measuring whose own form is open is left to that', async () => {
  hold()
  const own = { ...write, childId: 'c2', key: 'k2', page: `${location.pathname}${location.search}` }
  formStore.set(pendingKey('mali', 'growth.c2'), JSON.stringify(own))
  const { signIn, add } = lookedAfter()
  signIn('mali')
  await expect.poll(() => formStore.get(name)).toBeNull()
  expect(add.mock.calls).toStrictEqual([['c1', record, 'k1']])
  expect(formStore.get(pendingKey('mali', 'growth.c2'))).not.toBeNull()
  formStore.remove(pendingKey('mali', 'growth.c2'))
})

test('where no server answers it waits on, and goes when the connection returns', async () => {
  hold()
  const { signIn, add } = lookedAfter()
  add.mockResolvedValueOnce(E.left({ _tag: 'NetworkError', reason: 'unreachable' }))
  signIn('mali')
  await expect.poll(() => add.mock.calls.length).toBe(1)
  expect(formStore.get(name)).not.toBeNull()
  dispatchEvent(new Event('online'))
  await expect.poll(() => formStore.get(name)).toBeNull()
})

test('what is refused is sent no more, and stays typed in its form; another member sends nothing of it', async () => {
  hold()
  formStore.set('mali.growth.c1', 'typed')
  const { signIn, add } = lookedAfter()
  signIn('mana')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(add).not.toHaveBeenCalled()
  add.mockResolvedValueOnce(E.left({ _tag: 'ApiError', status: 404, code: 'not_found', message: '', fields: [] }))
  signIn('mali')
  await expect.poll(() => formStore.get(name)).toBeNull()
  expect(formStore.get('mali.growth.c1')).toBe('typed')
})

test('nothing of it goes into the account of whoever has come meanwhile', async () => {
  hold()
  formStore.set(pendingKey('mali', 'growth.c2'), JSON.stringify({ ...write, childId: 'c2', key: 'k2' }))
  const { signIn, signOut, add, upload, drafts } = lookedAfter()
  drafts.push({ id: 'ready', memberId: 'mali', consentVersion: 'v', childId: null, state: { _tag: 'waiting' } })
  let answer = (_: E.Either<unknown, void>): void => undefined
  add.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  signIn('mali')
  await expect.poll(() => add.mock.calls.length).toBe(1)
  signOut('expired')
  signIn('mana')
  answer(E.right(undefined))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([add.mock.calls.length, upload.mock.calls.length]).toStrictEqual([1, 0])
})

test('drafts that lack nothing go; those that ask something, are refused or are another’s wait', async () => {
  const { signIn, drafts, upload } = lookedAfter()
  const waiting = { _tag: 'waiting' } as const
  drafts.push(
    { id: 'ready', memberId: 'mali', consentVersion: 'v', childId: null, state: waiting },
    { id: 'asks', memberId: 'mali', consentVersion: null, childId: null, state: waiting },
    { id: 'nobodys', memberId: null, consentVersion: 'v', childId: null, state: waiting },
    { id: 'others', memberId: 'mana', consentVersion: 'v', childId: null, state: waiting },
    {
      id: 'refused',
      memberId: 'mali',
      consentVersion: 'v',
      childId: null,
      state: { _tag: 'refused', code: '', field: null, message: '' },
    },
  )
  signIn('mali')
  await expect.poll(() => upload.mock.calls).toStrictEqual([['ready', 'mali']])
})
