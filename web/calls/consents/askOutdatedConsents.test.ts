// @vitest-environment happy-dom
import { consentVersions } from '@careplus/core/consents'
import type { Consent, Consents } from '@careplus/core/ports'
import type { Session } from '@careplus/core/session'
import * as TE from 'fp-ts/TaskEither'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearMemberCache } from '../memberCache'
import { consentOpen, openConsent } from './consentSheet'
import { newestConsents } from './newestConsents'
import { pendingOutdatedConsents } from './outdatedConsents'
import { askOutdatedConsents } from './askOutdatedConsents'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 15) }))
afterEach(() => {
  vi.useRealTimers()
  clearMemberCache()
})

const row = (over: Partial<Consent>): Consent => ({
  purpose: 'terms',
  child_id: null,
  granted: true,
  version: consentVersions.terms,
  recorded_at: '2026-11-20T00:00:00.000Z',
  ...over,
})

const visit = (path: string, holding: ReadonlyArray<Consent>) => {
  openConsent(null)
  history.replaceState(null, '', path)
  const list = vi.fn(() => TE.right({ holding } as never)())
  const actor = {
    getSnapshot: () => ({ hasTag: () => true, context: { user: { id: 'mali' } } }),
    subscribe: () => undefined,
  } as unknown as Session['actor']
  return { list, look: askOutdatedConsents({ actor }, { list } as unknown as Pick<Consents, 'list'>) }
}

test('a changed text is asked once in a visit, on a page where that is no trouble', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  const old = row({ version: '2025-01-01' })
  const { list, look } = visit('/children-profile/add-growth', [
    old,
    row({ purpose: 'privacy', version: consentVersions.privacy }),
  ])
  look()
  await vi.dynamicImportSettled()
  expect(list).not.toHaveBeenCalled()
  history.replaceState(null, '', '/dashboard')
  look()
  await vi.waitFor(() => expect(consentOpen()).toBe('member'), { timeout: 30_000 })
  expect(pendingOutdatedConsents()).toEqual([old])
  openConsent(null)
  look()
  await vi.dynamicImportSettled()
  expect([list.mock.calls.length, consentOpen()]).toEqual([1, null])
  vi.unstubAllGlobals()
})

test('what is up to date, or was refused, is not asked', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  const { list, look } = visit('/dashboard', [row({}), row({ purpose: 'marketing', granted: false, version: '1' })])
  look()
  await vi.waitFor(() => expect(list).toHaveBeenCalled(), { timeout: 30_000 })
  await vi.dynamicImportSettled()
  expect(consentOpen()).toBeNull()
  vi.unstubAllGlobals()
})

test('the question and a page that shows the consents share one call', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  const { list, look } = visit('/user-profile', [row({})])
  const shown = newestConsents('mali', list)
  look()
  await vi.dynamicImportSettled()
  await shown
  expect(list).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})
