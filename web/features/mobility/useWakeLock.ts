import { useEffect } from 'react'
import { onTab } from '../../page/onReturn'

export const useWakeLock = (wanted: boolean): void => {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return
    let sentinel: WakeLockSentinel | null = null
    let isMounted = true
    const take = (): void => {
      navigator.wakeLock.request('screen').then(
        (taken) => {
          if (isMounted) sentinel = taken
          else void taken.release()
        },
        // A low battery or a policy refuses: the screen may go dark, but the clock continues.
        () => undefined,
      )
    }
    take()
    const stop = onTab(take)
    return () => {
      isMounted = false
      stop()
      void sentinel?.release()
    }
  }, [wanted])
}
