import { createContext, startTransition, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { BaseLocationHook, BaseSearchHook } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { screenArrives } from './screen'

export interface Place {
  readonly path: string
  readonly search: string
}

const inAddressBar = (): Place => ({ path: location.pathname, search: location.search })

const signs = ['popstate', 'pushState', 'replaceState', 'hashchange'] as const

export const PlaceContext = createContext<Place>({ path: '/', search: '' })

/** Follows the address bar: at once if only the query changes, else when the page's code is loaded or after a short
 *  delay.
 *  `opened`: the prerendered path; the query follows in the next render. */
export const usePlaceOnShow = (opened: string): Place => {
  const [place, setPlace] = useState<Place>({ path: opened, search: '' })
  const rendered = useRef(opened)
  useLayoutEffect(() => {
    rendered.current = place.path
  }, [place])
  useEffect(() => {
    let on: Place | null = null
    const showAfter = async (arrives: Promise<unknown>, next: Place): Promise<void> => {
      await arrives
      if (on === next) startTransition(() => setPlace(next))
    }
    const follow = (): void => {
      const next = inAddressBar()
      // The history entry may change while the place stays, as when it gets its number.
      if (on !== null && on.path === next.path && on.search === next.search) return
      if (on !== null) document.documentElement.dataset['moved'] = ''
      on = next
      if (next.path === rendered.current) return setPlace(next)
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

/** wouter reads this place and not the address bar, so that all parts of a page change together. */
export const routerOnShow = { hook: useShownPath, searchHook: useShownSearch }
