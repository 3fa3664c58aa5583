import type { TrackingRequest } from './requests.js'

const asPicture = (url: string): void => {
  const picture = new Image()
  picture.referrerPolicy = 'strict-origin'
  picture.src = url
}

/** A beacon survives leaving the page, and sends no cookies. */
const asBeacon = (url: string): void => {
  void fetch(url, { method: 'POST', mode: 'no-cors', keepalive: true, credentials: 'omit' }).catch(() => undefined)
}

export const sendTracking = ({ kind, url }: TrackingRequest): void => {
  try {
    if (kind === 'event') asBeacon(url)
    else asPicture(url)
  } catch {
    // Some blockers throw, others let the request fail.
  }
}
