import { useSyncExternalStore } from 'react'

/** `pushState` and `replaceState` are told by the router. */
const changes = ['hashchange', 'popstate', 'pushState', 'replaceState']

const subscribe = (listener: () => void): (() => void) => {
  for (const change of changes) addEventListener(change, listener)
  return () => {
    for (const change of changes) removeEventListener(change, listener)
  }
}

/** The address's fragment without `#`; null in a page that was written when the app was built. No server ever sees it. */
export const useFragment = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => null,
  )
