import { helperChoices, rememberHelper } from '../../composition/helper'
import { todayInBangkok } from '@careplus/core/calendar'
import { asksAgain, trackingVersion, type TrackingChoice } from '@careplus/core/consents'
import type { SessionUser } from '@careplus/core/ports'
import { onSession, sessionView } from '../session/view'
import { changes, onEither } from '../../page/changes'
import { isRefusedBySignal, overrideSignal, onSignalOverridden, signalsRefusal } from './signal'
import { isNewer, onWithdrawn } from './withdrawnConsent'

export interface Allowed extends TrackingChoice {
  /** Of the member; null: nobody is signed in, or their usage may not be seen. */
  readonly carePlusId: string | null
}

const nothing: Allowed = { analytics: false, advertising: false, carePlusId: null }

/** A member's own answer, as the server told it with them, less what was withdrawn since; another back end may tell none. */
const ofMember = (user: SessionUser | null): Allowed => {
  const tracking: unknown = user?.['tracking']
  if (typeof tracking !== 'object' || tracking === null) return nothing
  const { care_plus_id: id, advertising } = tracking as {
    readonly care_plus_id?: unknown
    readonly advertising?: unknown
  }
  const carePlusId = typeof id === 'string' && isNewer(tracking, 'analytics') ? id : null
  const promoted = advertising === true && isNewer(tracking, 'advertising')
  return { analytics: carePlusId !== null, advertising: promoted, carePlusId }
}

const agreedNow = (): Allowed => {
  const { status, user } = sessionView()
  if (status === 'signedIn') return ofMember(user)
  if (status !== 'signedOut') return nothing
  return { ...nothing, ...helperChoices().choice }
}

/**
 * What there is consent for now: the member's where somebody is signed in, else this device's; less what the browser refuses
 * for its person, who has not said otherwise here.
 */
export const allowedNow = (): Allowed => {
  const agreed = agreedNow()
  const analytics = agreed.analytics && !isRefusedBySignal('analytics')
  return {
    analytics,
    advertising: agreed.advertising && !isRefusedBySignal('advertising'),
    carePlusId: analytics ? agreed.carePlusId : null,
  }
}

const { onChange, changed } = changes()

/** Told when the answer may have become another. */
export const onAllowed = onEither(onEither(onEither(onChange, onSignalOverridden), onWithdrawn), onSession)

/** What a visitor on this device has chosen; null: nobody was asked. */
export const visitorChoice = (): TrackingChoice | null => helperChoices().choice

/** To be asked: nobody was, or the text has changed since; whose browser refuses for them was not asked, and said no. */
export const asksVisitor = (): boolean => {
  const { choice, version } = helperChoices()
  if (signalsRefusal() && choice === null) return false
  return choice === null || asksAgain(choice, version, todayInBangkok(Date.now()))
}

export const chooseAsVisitor = (choice: TrackingChoice): void => {
  rememberHelper({ ...helperChoices(), choice, version: trackingVersion })
  overrideSignal('analytics', choice.analytics)
  overrideSignal('advertising', choice.advertising)
  changed()
}

/** What was chosen is kept from each visit on anew. */
export const renewChoice = (): void => {
  const helper = helperChoices()
  if (helper.choice !== null || helper.lowData !== null || helper.theme !== null) rememberHelper(helper)
}
