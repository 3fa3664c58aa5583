import { unasked } from '../../page/build'
import { sessionView } from '../session/view'
import { allowedNow } from './choice'
import { dropClient } from './client'

/** What reports is fetched only where something may be reported; where it does not come, nothing is. */
export const reporting = () => unasked(() => import('./reporting'))

export const mayAny = (): boolean => {
  const { analytics, advertising } = allowedNow()
  return analytics || advertising
}

let fetched = false

/** Something may have become reportable; or it was, and is no longer, and what was kept for it goes. */
export const considerTracking = (): void => {
  // Before anything else: what was withdrawn, here or on another device, leaves nothing on this one.
  if (sessionView().status !== 'unknown' && !allowedNow().analytics) dropClient()
  if (!fetched && !mayAny()) return
  fetched = true
  reporting().then(
    ({ consider }) => consider(),
    () => {
      fetched = false
    },
  )
}
