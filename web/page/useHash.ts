import { useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'

const signs = ['popstate', 'pushState', 'replaceState', 'hashchange'] as const

const subscribe = (changed: () => void): (() => void) => {
  for (const sign of signs) addEventListener(sign, changed)
  return () => {
    for (const sign of signs) removeEventListener(sign, changed)
  }
}

let shown = ''

/** During a navigation the address bar can belong to the next page: until that is shown, the hash stays. */
export const useHash = (): string => {
  const [path] = useLocation()
  return useSyncExternalStore(
    subscribe,
    () => {
      if (location.pathname === path) shown = location.hash.slice(1)
      return shown
    },
    () => '',
  )
}
