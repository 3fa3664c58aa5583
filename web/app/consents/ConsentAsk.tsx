import { lazy, Suspense, useSyncExternalStore } from 'react'
import { consentOpen, onConsentOpen } from '../../calls/consents/consentSheet'

const ConsentSheet = lazy(() => import('./ConsentSheet'))
const OutdatedSheet = lazy(() => import('./OutdatedSheet'))
const closed = () => null

/** The sheet that asks for consent, while one is open; its code comes with its first opening. */
export const ConsentAsk = () => {
  const asked = useSyncExternalStore(onConsentOpen, consentOpen, closed)
  return asked === null ? null : (
    <Suspense fallback={null}>{asked === 'visitor' ? <ConsentSheet /> : <OutdatedSheet />}</Suspense>
  )
}
