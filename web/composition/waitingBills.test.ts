// @vitest-environment happy-dom
import { fc } from '@fast-check/vitest'
import type { Session } from '@careplus/core/session'
import { keptBill } from '@careplus/core/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { billsHere, requestPicturesHere } from './billsHere'
import { lookAfterBills } from './waitingBills'

const [bill] = fc.sample(keptBill({ memberId: fc.constant('mali') }), 1)
if (bill === undefined) throw new Error('no bill')

const lookedAfter = () => {
  const listeners = { signedOut: (_: { reason: string }): void => undefined, state: (_: unknown): void => undefined }
  const begin = vi.fn(() => Promise.resolve())
  lookAfterBills(
    {
      actor: {
        on: (_: string, listener: typeof listeners.signedOut) => (listeners.signedOut = listener),
        subscribe: (listener: typeof listeners.state) => (listeners.state = listener),
      } as unknown as Session['actor'],
    },
    begin,
  )
  return {
    begin,
    signOut: (reason: string) => listeners.signedOut({ reason }),
    signIn: (id: string) => listeners.state({ context: { user: { id } } }),
  }
}
const left = async () => [(await billsHere.queue.of('mali')()).length, (await billsHere.drafts.read('mali')()).length]
const chosen = async () => (await requestPicturesHere.drafts.read('mali')()).length

beforeEach(async () => {
  await billsHere.keepOnlyOf('nobody')()
  await billsHere.queue.add(bill)()
  await billsHere.drafts.keep('mali', bill.pictures)()
  await requestPicturesHere.drafts.keep('mali', bill.pictures)()
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
