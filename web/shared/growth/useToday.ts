import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

const everyMinute = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, minuteMs)
  // Timers of a page out of sight are late.
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** The minute that is running, in milliseconds since the epoch; null as with `useToday`. */
export const useMinute = (): number | null =>
  useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minuteMs) * minuteMs,
    () => null,
  )

/** The day it is in Bangkok; null in a page that was written when the app was built. */
export const useToday = (): IsoDate | null =>
  useSyncExternalStore(
    everyMinute,
    () => todayInBangkok(Date.now()),
    () => null,
  )
