import { useEffect } from 'react'

/**
 * While somebody else is waited for: looks again every `everyMs`, as long as the page is seen. At a return to it whatever
 * is read by `useRemote` is read anew without it.
 */
export const usePolled = (waits: boolean, poll: () => void, everyMs = 4000): void => {
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) poll()
    }, everyMs)
    return () => clearInterval(timer)
  }, [waits, poll, everyMs])
}
