import { mayTrackPage } from '@careplus/core/internal/consents'
import { isTyping } from '../../page/unsavedTyping'
import { sessionView } from '../session/sessionView'
import { openConsent } from '../consents/consentSheet'
import { asksVisitor } from './trackingChoice'
import { shownPage } from './shownPage'
import { loadTrackers } from './reporting'

let isAsked = false

const mayAsk = (): boolean => {
  const page = shownPage()
  return (
    !isAsked &&
    sessionView().status === 'signedOut' &&
    asksVisitor() &&
    page !== null &&
    mayTrackPage(page.template, page.ageLine ?? null) &&
    document.visibilityState === 'visible' &&
    !isTyping()
  )
}

/** Asks a visitor once a visit, and only if a tracker is configured. */
export const askVisitorOnce = async (): Promise<void> => {
  if (!mayAsk()) return
  const trackers = await loadTrackers()
  const anyone = trackers !== null && Object.values(trackers).some((each) => each !== null)
  if (!anyone || !mayAsk()) return
  isAsked = true
  openConsent('visitor')
}
