import { todayInBangkok } from '@careplus/core/calendar'
import { outdatedConsents, type ConsentRow } from '@careplus/core/consents'
import type { Consents } from '@careplus/core/ports'
import { loadOnce } from '../memberCache'
import { openConsent } from './consentSheet'

let pending: ReadonlyArray<ConsentRow> = []

export const pendingOutdatedConsents = (): ReadonlyArray<ConsentRow> => pending

/** Pages on which the question interrupts nothing. */
const calm = ['/', '/dashboard', '/children', '/user-profile']

export const isCalm = (path: string): boolean => calm.includes(path)

/** The newest consents of the member. The profile and the question about changed texts share one call. */
export const newestConsents = (memberId: string, list: Consents['list']) =>
  loadOnce(memberId, 'consents.newest', () => list(null, null))

/** `holding`: the newest consent of each purpose and child. */
export const askForOutdated = (holding: ReadonlyArray<ConsentRow>): void => {
  pending = outdatedConsents(holding, todayInBangkok(Date.now()))
  if (pending.length > 0) openConsent('member')
}
