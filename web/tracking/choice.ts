import { helperHere, rememberHelper } from '../composition/helper'
import type { TrackingChoice } from '@careplus/core/consent'
import type { SessionUser } from '@careplus/core/ports'
import { onSession, sessionView } from '../session/session'
import { changes, onEither } from '../app/changes'
import { isNewer, onWithdrawn } from './withdrawn'

export interface Allowed extends TrackingChoice {
  /** Of the member; null: nobody is signed in, or their usage may not be seen. */
  readonly carePlusId: string | null
}

const nothing: Allowed = { analytics: false, marketing: false, carePlusId: null }

/** A member's own answer, as the server told it with them, less what was withdrawn since; another back end may tell none. */
const ofMember = (user: SessionUser | null): Allowed => {
  const told: unknown = user?.['tracking']
  if (typeof told !== 'object' || told === null) return nothing
  const { care_plus_id: id, marketing } = told as { readonly care_plus_id?: unknown; readonly marketing?: unknown }
  const carePlusId = typeof id === 'string' && isNewer(told, 'analytics') ? id : null
  const promoted = marketing === true && isNewer(told, 'marketing')
  return { analytics: carePlusId !== null, marketing: promoted, carePlusId }
}

/** What there is consent for now: the member's where somebody is signed in, else this device's. */
export const allowedNow = (): Allowed => {
  const { status, user } = sessionView()
  if (status === 'signedIn') return ofMember(user)
  if (status !== 'signedOut') return nothing
  return { ...nothing, ...helperHere().choice }
}

const { onChange, changed } = changes()

/** Told when the answer may have become another. */
export const onAllowed = onEither(onEither(onChange, onWithdrawn), onSession)

/** What a visitor on this device has chosen; null: nobody was asked. */
export const visitorChoice = (): TrackingChoice | null => helperHere().choice

export const chooseAsVisitor = (choice: TrackingChoice): void => {
  rememberHelper({ ...helperHere(), choice })
  changed()
}

/** What was chosen is kept from each visit on anew. */
export const renewChoice = (): void => {
  const helper = helperHere()
  if (helper.choice !== null || helper.lowData !== null) rememberHelper(helper)
}
