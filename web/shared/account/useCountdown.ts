import { useCallback, useEffect, useState } from 'react'

/** Whole seconds by the clock, so that a tab that slept is right; 0 at the end. */
export const useCountdown = (): readonly [number, (seconds: number) => void] => {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (until <= now) return
    const timer = setTimeout(() => setNow(Date.now()), 1000)
    return () => clearTimeout(timer)
  }, [until, now])
  const start = useCallback((seconds: number) => {
    const from = Date.now()
    setNow(from)
    setUntil(from + seconds * 1000)
  }, [])
  return [Math.max(0, Math.ceil((until - now) / 1000)), start]
}
