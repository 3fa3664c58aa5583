import { use } from 'react'
import { fetchedOnce, isHere, toRead } from '../page/fetchedOnce'
import { findRoute } from '../page/findRoute'
import { peekHere } from '../page/peek'
import type { ScreenLoader, ScreenProps } from '../page/route'

type Module = Awaited<ReturnType<ScreenLoader<string>>>

const fetches = new Map<ScreenLoader<string>, () => Promise<Module>>()

/** A screen's chunk, fetched once; a screen already fetched renders without a skeleton. */
export const loadScreen = (loader: ScreenLoader<string>): Promise<Module> => {
  const fetch = fetches.get(loader) ?? toRead(fetchedOnce(loader))
  fetches.set(loader, fetch)
  return fetch()
}

/** The screen that will be shown at a path; null: none, or a visitor will be sent to sign in instead. */
export const screenAt = (path: string): ScreenLoader<string> | null => {
  const found = findRoute(path)
  return found._tag !== 'found' || (found.route.guard === 'auth' && !peekHere()) ? null : found.route.screen
}

/** So long a page that was left may stay where the next one's code is on its way: shapes that come and go at once only flicker. */
const unnoticedMs = 120

/** When a page may be shown: with its code, or after a moment without. Null: at once. */
export const screenArrives = (path: string): Promise<unknown> | null => {
  const loader = screenAt(path)
  if (loader === null) return null
  const screen = loadScreen(loader)
  if (isHere(screen)) return null
  return Promise.race([screen.catch(() => null), new Promise((later) => setTimeout(later, unnoticedMs))])
}

export const Screen = ({ loader, ...props }: ScreenProps<string> & { readonly loader: ScreenLoader<string> }) => {
  const View = use(loadScreen(loader)).default
  return <View {...props} />
}
