import { createContext, startTransition, use, useEffect, useState } from 'react'
import type { BaseLocationHook, BaseSearchHook } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { screenArrives } from './screen'

/** Where in the app: path and query as the address bar has them. */
export interface Place {
  readonly path: string
  readonly search: string
}

const inAddressBar = (): Place => ({ path: location.pathname, search: location.search })

const signs = ['popstate', 'pushState', 'replaceState', 'hashchange'] as const

export const PlaceContext = createContext<Place>({ path: '/', search: '' })

/**
 * The place on show. It follows the address bar: at once where only the query changes, or else once the page's code is
 * here, or after a moment that nobody notices. The new page is drawn in slices, and the old one stays until it is whole.
 * `opened`: the path that the page was written for; the query is left to the render after that.
 */
export const usePlaceOnShow = (opened: string): Place => {
  const [place, setPlace] = useState<Place>({ path: opened, search: '' })
  useEffect(() => {
    let on: Place | null = null
    const show = (next: Place): void =>
      setPlace((now) => (now.path === next.path && now.search === next.search ? now : next))
    const showAfter = async (arrives: Promise<unknown>, next: Place): Promise<void> => {
      await arrives
      if (on === next) startTransition(() => show(next))
    }
    const follow = (): void => {
      const next = inAddressBar()
      const before = on
      on = next
      if (before !== null) document.documentElement.dataset['moved'] = ''
      if (before === null || before.path === next.path) {
        show(next)
        return
      }
      const arrives = screenArrives(next.path)
      if (arrives === null) startTransition(() => show(next))
      else void showAfter(arrives, next)
    }
    follow()
    for (const sign of signs) addEventListener(sign, follow)
    return () => {
      for (const sign of signs) removeEventListener(sign, follow)
    }
  }, [])
  return place
}

const useShownPath: BaseLocationHook = () => [use(PlaceContext).path, navigate]
const useShownSearch: BaseSearchHook = () => use(PlaceContext).search

/** wouter reads the place on show instead of the address bar, so that no part of a page is ahead of the others. */
export const routerOnShow = { hook: useShownPath, searchHook: useShownSearch }
