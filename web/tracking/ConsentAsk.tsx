import { lazy, Suspense, useSyncExternalStore } from 'react'
import { consentOpen, onConsentOpen } from './asking'

const ConsentSheet = lazy(() => import('./ConsentSheet'))
const closed = () => false

/** The sheet that asks a visitor for consent, while it is open; its code comes with its first opening. */
export const ConsentAsk = () =>
  useSyncExternalStore(onConsentOpen, consentOpen, closed) && (
    <Suspense fallback={null}>
      <ConsentSheet />
    </Suspense>
  )
