import { useSyncExternalStore } from 'react'
import { breakpoints } from './breakpoints'

const query = `(min-width: ${breakpoints.desktop}px)`

const subscribe = (changed: () => void): (() => void) => {
  const asked = matchMedia(query)
  asked.addEventListener('change', changed)
  return () => asked.removeEventListener('change', changed)
}

/** Whether the page has the room of a desktop; on a prerendered page it has not. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
