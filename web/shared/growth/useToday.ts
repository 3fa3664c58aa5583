import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

const everyMinute = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, minuteMs)
  // Timers of a hidden page run late.
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** The current minute, in ms since the epoch; null as with `useToday`. */
export const useMinute = (): number | null =>
  useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minuteMs) * minuteMs,
    () => null,
  )

/** Today in Bangkok; null while prerendering. */
export const useToday = (): IsoDate | null =>
  useSyncExternalStore(
    everyMinute,
    () => todayInBangkok(Date.now()),
    () => null,
  )
