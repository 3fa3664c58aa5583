import { unasked } from '../../page/build'
import { readCookie, peekThisDevice } from '../../page/peekSession'
import { dropClient } from './trackingClient'

const askAfterMs = 20_000

let started = false

export const watchFromNow = (): void => {
  if (started) return
  started = true
  unasked(() => import('./watchTracking')).then(
    ({ watchTracking }) => watchTracking(),
    () => {
      started = false
    },
  )
}

export const startTracking = (): void => {
  if (readCookie().includes('careplus.helper=') || peekThisDevice()) return watchFromNow()
  // No consent on this device: an id left from an earlier one is deleted.
  dropClient()
  addEventListener('pushState', watchFromNow, { once: true })
  setTimeout(watchFromNow, askAfterMs)
}
