import { helperChoices, rememberHelper } from '../../composition/helperCookie'
import { todayInBangkok } from '@careplus/core/calendar'
import { asksAgain, type TrackingChoice } from '@careplus/core/consents'
import { trackingVersion } from '@careplus/core/internal/consents'
import type { SessionUser } from '@careplus/core/ports'
import { onSession, sessionView } from '../session/sessionView'
import { changes, onEither } from '../../page/changes'
import { isRefusedBySignal, overrideSignal, onSignalOverridden, signalsRefusal } from './refusalSignal'
import { isNewer, onWithdrawn } from './withdrawnConsent'

export interface Allowed extends TrackingChoice {
  /** The member's id for analytics; null: nobody is signed in, or analytics is not consented to. */
  readonly carePlusId: string | null
}

const nothing: Allowed = { analytics: false, advertising: false, carePlusId: null }

/** The member's consent as the server sent it, less later withdrawals; another back end may send none. */
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

/** The member's, else this device's, less the refusals of the browser's signal that the person has not overridden. */
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

export const onAllowed = onEither(onEither(onEither(onChange, onSignalOverridden), onWithdrawn), onSession)

/** null: never asked. */
export const visitorChoice = (): TrackingChoice | null => helperChoices().choice

/** Whether to ask: never asked, or the text has changed. A browser's refusal signal counts as the answer no. */
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

export const renewChoice = (): void => {
  const helper = helperChoices()
  if (helper.choice !== null || helper.lowData !== null || helper.theme !== null) rememberHelper(helper)
}
