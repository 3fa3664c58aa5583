import { watchCopy } from './watchCopy'
import { watchOtherApps } from './watchOtherApps'

export const watchTouched = (show: Parameters<typeof watchOtherApps>[0]): (() => void) => {
  const stops = [watchCopy(), watchOtherApps(show)]
  return () => {
    for (const stop of stops) stop()
  }
}
