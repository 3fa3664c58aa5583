import { createContext, startTransition, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
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
  const drawn = useRef(opened)
  useLayoutEffect(() => {
    drawn.current = place.path
  }, [place])
  useEffect(() => {
    let on: Place | null = null
    const showAfter = async (arrives: Promise<unknown>, next: Place): Promise<void> => {
      await arrives
      if (on === next) startTransition(() => setPlace(next))
    }
    const follow = (): void => {
      const next = inAddressBar()
      // An entry of the history is also written to where the place stays: to number it, say.
      if (on !== null && on.path === next.path && on.search === next.search) return
      if (on !== null) document.documentElement.dataset['moved'] = ''
      on = next
      if (next.path === drawn.current) return setPlace(next)
      const arrives = screenArrives(next.path)
      if (arrives === null) startTransition(() => setPlace(next))
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
