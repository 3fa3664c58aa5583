import { useEffect } from 'react'

const everyMs = 4000

/** While somebody else is waited for: looks again every few seconds, as long as the page is seen. */
export const usePolled = (waits: boolean, look: () => void): void => {
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) look()
    }, everyMs)
    return () => clearInterval(timer)
  }, [waits, look])
}
