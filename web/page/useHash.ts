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

/** What stands after `#` in the address of the page on show. The address bar may be another page's already, which is still on its
 *  way: until it is here, nothing changes. */
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
