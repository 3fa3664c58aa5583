import { useEffect, useRef } from 'react'

/** Between tries on a page that stays open; a returned connection or tab does not wait for them. */
const pausesMs = [5_000, 15_000, 60_000]

/** While `waiting`: tries again when the connection or the tab returns, and after a pause that grows. */
export const useRetrying = (waiting: boolean, retry: () => void): void => {
  const tries = useRef(0)
  useEffect(() => {
    if (!waiting) return
    const visible = () => document.visibilityState === 'visible' && retry()
    const timer = setTimeout(
      () => {
        tries.current += 1
        retry()
      },
      pausesMs[Math.min(tries.current, pausesMs.length - 1)],
    )
    addEventListener('online', retry)
    document.addEventListener('visibilitychange', visible)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', visible)
    }
  }, [waiting, retry])
}
