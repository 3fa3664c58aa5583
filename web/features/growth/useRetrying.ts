import { useEffect, useRef } from 'react'
import { useOnReturn } from '../../page/onReturn'

/** Between tries on a page that stays open; a returned connection or tab does not wait for them. */
const pausesMs = [5_000, 15_000, 60_000]

/** While `waiting`: tries again when the connection or the tab returns, and after a pause that grows. */
export const useRetrying = (waiting: boolean, retry: () => void): void => {
  const attempts = useRef(0)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(
      () => {
        attempts.current += 1
        retry()
      },
      pausesMs[Math.min(attempts.current, pausesMs.length - 1)],
    )
    return () => clearTimeout(timer)
  }, [waiting, retry])
  useOnReturn(retry, waiting)
}
