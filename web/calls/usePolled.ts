import { useEffect } from 'react'

/** Returning to the page needs no poll, because `useRemote` reloads by itself. */
export const usePolled = (waits: boolean, poll: () => void, everyMs = 4000): void => {
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) poll()
    }, everyMs)
    return () => clearInterval(timer)
  }, [waits, poll, everyMs])
}
