// @vitest-environment happy-dom
import type { ItemDetail } from '@careplus/core/loyalty'
import type { Session } from '@careplus/core/session'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adultsStore } from '../../composition/adultsStore'
import { firstStepsStore } from '../../composition/firstStepsStore'
import { formStore } from '../../composition/formStore'
import { saveLoyalty, storedLoyalty } from '../loyalty/storedLoyalty'
import { guardMemberData } from './memberData'
import { seenResultsStore } from '../../composition/seenResultsStore'
import { attemptsStore } from '../../composition/attemptsStore'
import { sampleItem } from '../../testing/samples'

const guarded = () => {
  const listeners = { signedOut: (_: { reason: string }): void => undefined, state: (_: unknown): void => undefined }
  guardMemberData({
    actor: {
      on: (_: string, listener: typeof listeners.signedOut) => (listeners.signedOut = listener),
      subscribe: (listener: typeof listeners.state) => (listeners.state = listener),
    } as unknown as Session['actor'],
  })
  return {
    signOut: (reason: string) => listeners.signedOut({ reason }),
    signIn: (id: string) => listeners.state({ context: { user: { id } } }),
  }
}

const anItem: ItemDetail = {
  ...sampleItem,
  product_id: '101',
  current_points: 0,
  is_redeemable: false,
  alert_messages: [],
}
const nobodys = ['growth-check', 'invite']
const visitors = ['.stool', '.nutrition-check']
const malis = ['mali.adult.myself', 'mali.adult.myself.sending', 'mali.mobility.a']

beforeEach(() => {
  for (const key of [...nobodys, ...visitors, ...malis]) formStore.set(key, 'typed')
  adultsStore.set('mali.adult.a', 'kept')
  seenResultsStore.set('mali.child', 'record')
  firstStepsStore.set('mali.steps', 'begun')
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})
const left = () =>
  [formStore, adultsStore, seenResultsStore, firstStepsStore].flatMap((store) => [...store.keys()]).sort()

test('signing out leaves nothing of the member, nor of who typed before them', () => {
  guarded().signOut('loggedOut')
  expect(left()).toStrictEqual(nobodys)
})

test('signing out forgets who went to a provider: the answer would be added to the next one here', () => {
  const remaining = ['auth.social.google', 'auth.social.facebook']
  for (const key of remaining) localStorage.setItem(key, '{}')
  guarded().signOut('expired')
  expect(remaining.map((key) => localStorage.getItem(key))).toStrictEqual(['{}', '{}'])
  guarded().signOut('loggedOut')
  expect(remaining.map((key) => localStorage.getItem(key))).toStrictEqual([null, null])
})

test('a session that ran out loses nobody what they typed', () => {
  guarded().signOut('expired')
  expect(left()).toHaveLength(10)
})

test('the member coming back finds everything, another only what a visitor typed', () => {
  const session = guarded()
  session.signIn('mali')
  expect(left()).toHaveLength(10)
  session.signIn('mana')
  expect(left()).toStrictEqual([...visitors, ...nobodys].sort())
})

test('what storage has not taken goes as well', () => {
  const device = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.getItem(key),
    removeItem: (key: string) => device.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    key: (at: number) => device.key(at),
    get length() {
      return device.length
    },
  })
  adultsStore.set('mali.adult.b', 'in memory')
  formStore.set('mali.adult.other', 'in memory')
  expect(adultsStore.health()).toMatchObject({ _tag: 'memory' })
  guarded().signOut('loggedOut')
  expect(left()).toStrictEqual(nobodys)
  expect(adultsStore.health()).toStrictEqual({ _tag: 'durable' })
})

test("what was reckoned of the rewards for a member outlives signing out, and not another's signing in", () => {
  const item = { ...anItem, is_redeemable: false, alert_messages: ['ขาดอีก 260 คะแนน'], current_points: 640 }
  saveLoyalty([{ _tag: 'Rewards', items: [item], member_id: 'mali' }], 'mali')
  const session = guarded()
  session.signOut('loggedOut')
  session.signIn('mali')
  expect(storedLoyalty().mine?.member_id).toBe('mali')
  session.signIn('mana')
  expect(storedLoyalty()).toMatchObject({ mine: null, rewardList: [{ product_id: '101' }] })
})

test("what a member waits for an answer to outlives signing out, and not another's signing in", () => {
  attemptsStore.set('mali.redeem.101', 'tried')
  const session = guarded()
  session.signOut('loggedOut')
  session.signIn('mali')
  expect(attemptsStore.keys()).toStrictEqual(['mali.redeem.101'])
  session.signIn('mana')
  expect(attemptsStore.keys()).toStrictEqual([])
})
