import type { TrackingRequest } from './requests.js'

/** A picture of one pixel: what these services count by. */
const asPicture = (url: string): void => {
  const picture = new Image()
  picture.referrerPolicy = 'strict-origin'
  picture.src = url
}

/** Goes on when the page is left; brings no cookies. */
const asBeacon = (url: string): void => {
  void fetch(url, { method: 'POST', mode: 'no-cors', keepalive: true, credentials: 'omit' }).catch(() => undefined)
}

/** Sends and forgets: whether it came through is nobody's business here. */
export const sendTracking = ({ kind, url }: TrackingRequest): void => {
  try {
    if (kind === 'event') asBeacon(url)
    else asPicture(url)
  } catch {
    // Some blockers throw where others let a request fail.
  }
}
