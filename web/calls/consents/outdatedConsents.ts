import { todayInBangkok } from '@careplus/core/calendar'
import { outdatedConsents, type ConsentRow } from '@careplus/core/consents'
import { openConsent } from './consentSheet'

/** Whose earlier consents are to be asked again, until they are. */
let waiting: ReadonlyArray<ConsentRow> = []

export const outdatedHere = (): ReadonlyArray<ConsentRow> => waiting

/** Pages on which a member is doing nothing that the question would get in the way of. */
const calm = ['/', '/dashboard', '/children', '/user-profile']

export const isCalm = (path: string): boolean => calm.includes(path)

/** Asks for what was agreed to in an earlier text, if there is any. `holding`: the newest of each purpose (and child). */
export const askAgain = (holding: ReadonlyArray<ConsentRow>): void => {
  waiting = outdatedConsents(holding, todayInBangkok(Date.now()))
  if (waiting.length > 0) openConsent('member')
}
