import { useSyncExternalStore } from 'react'

const changes = ['hashchange', 'popstate', 'pushState', 'replaceState']

const subscribe = (listener: () => void): (() => void) => {
  for (const change of changes) addEventListener(change, listener)
  return () => {
    for (const change of changes) removeEventListener(change, listener)
  }
}

/** Without `#`; null while prerendering. It never reaches a server. */
export const useFragment = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => null,
  )
