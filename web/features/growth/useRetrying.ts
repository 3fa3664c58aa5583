import { useEffect, useRef } from 'react'
import { useOnReturn } from '../../page/onReturn'

const pausesMs = [5_000, 15_000, 60_000]

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
