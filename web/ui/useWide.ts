import { useSyncExternalStore } from 'react'
import { breakpoints } from './breakpoints'

const query = `(min-width: ${breakpoints.desktop}px)`

const subscribe = (changed: () => void): (() => void) => {
  const asked = matchMedia(query)
  asked.addEventListener('change', changed)
  return () => asked.removeEventListener('change', changed)
}

export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
