import { watchCopy } from './watchCopy'
import { watchOtherApps } from './watchOtherApps'

/** What a page that somebody does something with looks after. Returns the way to stop. */
export const watchTouched = (show: Parameters<typeof watchOtherApps>[0]): (() => void) => {
  const stops = [watchCopy(), watchOtherApps(show)]
  return () => {
    for (const stop of stops) stop()
  }
}
