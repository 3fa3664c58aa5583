import { useEffect, useState } from 'react'
import { secondsBetween } from './stand.machine'

/** null: it does not run. */
export const useElapsedSeconds = (begunAt: number | null): number => {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (begunAt === null) return
    let frame = 0
    const tick = (): void => {
      setNow(performance.now())
      frame = requestAnimationFrame(tick)
    }
    tick()
    return () => cancelAnimationFrame(frame)
  }, [begunAt])
  return begunAt === null ? 0 : Math.max(0, secondsBetween(begunAt, now))
}
