// @vitest-environment happy-dom
import type { SessionUser } from '@careplus/core/ports'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionView } from '../session/sessionView'

let publish: (view: SessionView) => void

const opened = new Date('2027-01-10T03:00:00Z').getTime()
const secondMs = 1000
const all = { analytics: true, advertising: true, carePlusId: 'id-1' }

const granted = (): SessionUser => ({
  id: 'mali',
  email: 'mali@example.com',
  name: 'มะลิ',
  tracking: { care_plus_id: 'id-1', advertising: true },
})
const become = (user: SessionUser): void => publish({ status: 'signedIn', user, trouble: null, busy: false })

const openPage = async () => {
  vi.resetModules()
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now())
  ;({ publish } = await import('../session/sessionView'))
  become(granted())
  const [choice, { noteRequested, noteWithdrawn }] = await Promise.all([
    import('./trackingChoice'),
    import('./withdrawnConsent'),
  ])
  return { ...choice, noteRequested, noteWithdrawn }
}

const withdrawnElsewhere = (purpose: string): void => {
  const key = `careplus.withdrawn.${purpose}`
  localStorage.setItem(key, String(Date.now()))
  dispatchEvent(new StorageEvent('storage', { key }))
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: opened })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what a member withdraws stops at once, that alone, and whoever listens is told', async () => {
  const { allowedNow, onAllowed, noteWithdrawn } = await openPage()
  const listener = vi.fn()
  const stop = onAllowed(listener)
  expect(allowedNow()).toStrictEqual(all)
  vi.advanceTimersByTime(1)
  noteWithdrawn('advertising')
  expect(listener).toHaveBeenCalledOnce()
  expect(allowedNow()).toStrictEqual({ ...all, advertising: false })
  noteWithdrawn('analytics')
  expect(allowedNow()).toStrictEqual({ analytics: false, advertising: false, carePlusId: null })
  stop()
})

test('another tab of the member stops at once, and is told', async () => {
  const { allowedNow, onAllowed } = await openPage()
  const listener = vi.fn()
  const stop = onAllowed(listener)
  dispatchEvent(new StorageEvent('storage', { key: 'careplus.client' }))
  expect(listener).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  withdrawnElsewhere('analytics')
  expect(listener).toHaveBeenCalledOnce()
  expect(allowedNow()).toStrictEqual({ analytics: false, advertising: true, carePlusId: null })
  stop()
  withdrawnElsewhere('advertising')
  expect(listener).toHaveBeenCalledOnce()
})

test('what was told before stays stopped, however it is passed on, until the member is read anew', async () => {
  const { allowedNow } = await openPage()
  const before = granted()
  become(before)
  vi.advanceTimersByTime(1)
  withdrawnElsewhere('analytics')
  vi.advanceTimersByTime(60 * secondMs)
  become({ ...before, name: 'มานะ' })
  expect(allowedNow().analytics).toBe(false)
  become(granted())
  expect(allowedNow()).toStrictEqual(all)
})

test('an answer that was on its way meanwhile is none anew', async () => {
  const { allowedNow } = await openPage()
  vi.advanceTimersByTime(60 * secondMs)
  withdrawnElsewhere('advertising')
  vi.advanceTimersByTime(24 * secondMs)
  become(granted())
  expect(allowedNow().advertising).toBe(false)
  vi.advanceTimersByTime(2 * secondMs)
  become(granted())
  expect(allowedNow().advertising).toBe(true)
})

test('a read that began after the withdrawal counts at once; one that began before does not', async () => {
  const { allowedNow, noteRequested, noteWithdrawn } = await openPage()
  vi.advanceTimersByTime(60 * secondMs)
  const early = Date.now()
  vi.advanceTimersByTime(secondMs)
  noteWithdrawn('analytics')
  for (const [since, holds] of [
    [early, false],
    [Date.now(), true],
  ] as const) {
    const user = granted()
    noteRequested(user, since)
    become(user)
    expect(allowedNow().analytics).toBe(holds)
  }
})

test('a page opened afterwards goes by what the server says to it', async () => {
  withdrawnElsewhere('analytics')
  vi.advanceTimersByTime(1)
  const { allowedNow } = await openPage()
  expect(allowedNow()).toStrictEqual(all)
})

test('where nothing can be kept, this page stops all the same', async () => {
  const { allowedNow, noteWithdrawn } = await openPage()
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  vi.advanceTimersByTime(1)
  noteWithdrawn('analytics')
  expect(allowedNow().analytics).toBe(false)
  vi.unstubAllGlobals()
})

const signal = (on: boolean): void =>
  void Object.defineProperty(navigator, 'globalPrivacyControl', { value: on, configurable: true })

test('Global Privacy Control refuses for its person, until they say otherwise in this browser', async () => {
  signal(true)
  const { allowedNow, onAllowed } = await openPage()
  const { overrideSignal } = await import('./refusalSignal')
  const listener = vi.fn()
  const stop = onAllowed(listener)
  expect(allowedNow()).toStrictEqual({ analytics: false, advertising: false, carePlusId: null })
  overrideSignal('analytics', true)
  expect(listener).toHaveBeenCalledOnce()
  expect(allowedNow()).toStrictEqual({ analytics: true, advertising: false, carePlusId: 'id-1' })
  expect((await openPage()).allowedNow().analytics).toBe(true)
  const anew = await import('./refusalSignal')
  anew.overrideSignal('analytics', false)
  expect((await openPage()).allowedNow().analytics).toBe(false)
  stop()
  signal(false)
  expect((await openPage()).allowedNow()).toStrictEqual(all)
})

test('a visitor is asked once, not where the browser refuses for them, and again where the text has changed', async () => {
  const { asksVisitor, chooseAsVisitor, visitorChoice, allowedNow } = await openPage()
  const cookie = (text: string) => {
    document.cookie = `careplus.helper=${text}; Path=/`
  }
  publish({ status: 'signedOut', user: null, trouble: null, busy: false })
  cookie('; Max-Age=0')
  expect(asksVisitor()).toBe(true)
  signal(true)
  expect(asksVisitor()).toBe(false)
  chooseAsVisitor({ analytics: true, advertising: false })
  expect([asksVisitor(), allowedNow().analytics]).toEqual([false, true])
  signal(false)
  cookie('a=1&m=0')
  expect([asksVisitor(), visitorChoice(), allowedNow().analytics]).toEqual([
    true,
    { analytics: true, advertising: false },
    true,
  ])
  cookie('a=0&m=0')
  expect(asksVisitor()).toBe(false)
  cookie('; Max-Age=0')
})
