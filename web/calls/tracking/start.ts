import { unasked } from '../../page/build'
import { readCookie, peekThisDevice } from '../../page/peek'
import { dropClient } from './client'

/** A visitor who was never asked is asked no sooner. */
const askAfterMs = 20_000

let started = false

/** From the moment of a choice on. */
export const watchFromNow = (): void => {
  if (started) return
  started = true
  unasked(() => import('./watch')).then(
    ({ watchTracking }) => watchTracking(),
    () => {
      started = false
    },
  )
}

/** At once where there may be consent; a visitor who was never asked does without its code until it is time to ask. */
export const startTracking = (): void => {
  if (readCookie().includes('careplus.helper=') || peekThisDevice()) return watchFromNow()
  // A visitor who has agreed to nothing here: whatever an earlier consent left goes at once.
  dropClient()
  addEventListener('pushState', watchFromNow, { once: true })
  setTimeout(watchFromNow, askAfterMs)
}
