import { todayInBangkok } from '@careplus/core/calendar'
import { outdatedConsents, type ConsentRow } from '@careplus/core/consents'
import { openConsent } from './consentSheet'

/** Whose earlier consents are to be asked again, until they are. */
let pending: ReadonlyArray<ConsentRow> = []

export const pendingOutdatedConsents = (): ReadonlyArray<ConsentRow> => pending

/** Pages on which a member is doing nothing that the question would get in the way of. */
const calm = ['/', '/dashboard', '/children', '/user-profile']

export const isCalm = (path: string): boolean => calm.includes(path)

/** Asks for what was agreed to in an earlier text, if there is any. `holding`: the newest of each purpose (and child). */
export const askForOutdated = (holding: ReadonlyArray<ConsentRow>): void => {
  pending = outdatedConsents(holding, todayInBangkok(Date.now()))
  if (pending.length > 0) openConsent('member')
}
