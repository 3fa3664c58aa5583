import { todayInBangkok } from '@careplus/core/calendar'
import { outdatedConsents, type ConsentRow } from '@careplus/core/consents'
import { openConsent } from './consentSheet'

let pending: ReadonlyArray<ConsentRow> = []

export const pendingOutdatedConsents = (): ReadonlyArray<ConsentRow> => pending

/** Pages on which the question interrupts nothing. */
const calm = ['/', '/dashboard', '/children', '/user-profile']

export const isCalm = (path: string): boolean => calm.includes(path)

/** `holding`: the newest consent of each purpose and child. */
export const askForOutdated = (holding: ReadonlyArray<ConsentRow>): void => {
  pending = outdatedConsents(holding, todayInBangkok(Date.now()))
  if (pending.length > 0) openConsent('member')
}
