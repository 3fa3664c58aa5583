import { useEffect } from 'react'

/** Keeps the screen awake where the browser can; requested again when the tab is shown again. */
export const useWakeLock = (wanted: boolean): void => {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return
    let sentinel: WakeLockSentinel | null = null
    let here = true
    const take = (): void => {
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock.request('screen').then(
        (taken) => {
          if (here) sentinel = taken
          else void taken.release()
        },
        // A low battery or a policy refuses: the screen may go dark, but the clock continues.
        () => undefined,
      )
    }
    take()
    document.addEventListener('visibilitychange', take)
    return () => {
      here = false
      document.removeEventListener('visibilitychange', take)
      void sentinel?.release()
    }
  }, [wanted])
}
