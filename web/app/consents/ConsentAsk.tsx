import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { consentOpen, onConsentOpen, openConsent, type ConsentSheetFor } from '../../calls/consents/consentSheet'
import { unasked } from '../../page/build'
import { fetchedOnce } from '../../page/fetchedOnce'

const load: Readonly<Record<ConsentSheetFor, () => Promise<{ readonly default: ComponentType }>>> = {
  visitor: fetchedOnce(() => unasked(() => import('./ConsentSheet'))),
  member: fetchedOnce(() => unasked(() => import('./OutdatedSheet'))),
}
const closed = () => null

/** The sheet that asks for consent, while one is open; its code comes with its first opening. It opens by itself, so where its code
 *  does not come the page stays as it is, and the next opening fetches it again. */
export const ConsentAsk = () => {
  const asked = useSyncExternalStore(onConsentOpen, consentOpen, closed)
  const [loaded, setLoaded] = useState<{ readonly of: ConsentSheetFor; readonly Sheet: ComponentType } | null>(null)
  useEffect(() => {
    if (asked === null) return undefined
    let here = true
    load[asked]().then(
      ({ default: Sheet }) => here && setLoaded({ of: asked, Sheet }),
      () => here && openConsent(null),
    )
    return () => {
      here = false
    }
  }, [asked])
  return asked === null || loaded?.of !== asked ? null : <loaded.Sheet />
}
