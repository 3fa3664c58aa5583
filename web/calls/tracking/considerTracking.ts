import { unasked } from '../../page/build'
import { sessionView } from '../session/sessionView'
import { allowedNow } from './trackingChoice'
import { dropClient } from './trackingClient'

export const reporting = () => unasked(() => import('./reporting'))

export const mayAny = (): boolean => {
  const { analytics, advertising } = allowedNow()
  return analytics || advertising
}

let fetched = false

export const considerTracking = (): void => {
  // First, because a consent may have been withdrawn on another device.
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
