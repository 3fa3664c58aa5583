import { watchCopy } from './watchCopy'
import { watchOtherApps } from './watchOtherApps'

/** Starts what only a page in use needs. Returns the function that stops it. */
export const watchTouched = (show: Parameters<typeof watchOtherApps>[0]): (() => void) => {
  const stops = [watchCopy(), watchOtherApps(show)]
  return () => {
    for (const stop of stops) stop()
  }
}
