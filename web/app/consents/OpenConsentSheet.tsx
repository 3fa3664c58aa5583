import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { consentOpen, onConsentOpen, openConsent, type ConsentSheetFor } from '../../calls/consents/consentSheet'
import { unasked } from '../../page/build'
import { fetchedOnce } from '../../page/fetchedOnce'

const load: Readonly<Record<ConsentSheetFor, () => Promise<{ readonly default: ComponentType }>>> = {
  visitor: fetchedOnce(() => unasked(() => import('./ConsentSheet'))),
  member: fetchedOnce(() => unasked(() => import('./OutdatedSheet'))),
}
const closed = () => null

/** The sheet opens by itself, so without its chunk the page stays as it is and the next opening tries again. */
export const OpenConsentSheet = () => {
  const sheet = useSyncExternalStore(onConsentOpen, consentOpen, closed)
  const [loaded, setLoaded] = useState<{ readonly of: ConsentSheetFor; readonly Sheet: ComponentType } | null>(null)
  useEffect(() => {
    if (sheet === null) return undefined
    let isMounted = true
    load[sheet]().then(
      ({ default: Sheet }) => isMounted && setLoaded({ of: sheet, Sheet }),
      () => isMounted && openConsent(null),
    )
    return () => {
      isMounted = false
    }
  }, [sheet])
  return sheet === null || loaded?.of !== sheet ? null : <loaded.Sheet />
}
