import { use } from 'react'
import { fetchedOnce, isHere, toRead } from '../page/fetchedOnce'
import { findRoute } from '../page/findRoute'
import { peekHere } from '../page/peek'
import { sessionView } from '../calls/session/view'
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

const isMember = (): boolean => sessionView().status === 'signedIn'

/** Screens that need nothing more of a member's code. */
const whole = new Set<ScreenLoader<string>>()

/** A screen's code, and that of all that its reader will see at once. */
export const loadWhole = async (loader: ScreenLoader<string>): Promise<Module> => {
  const screen = await loadScreen(loader)
  if (!isMember()) return screen
  await screen.ahead?.code?.()
  whole.add(loader)
  return screen
}

/** When a page may be shown: with its code, or after a moment without. Null: at once. */
export const screenArrives = (path: string): Promise<unknown> | null => {
  const loader = screenAt(path)
  if (loader === null || (isHere(loadScreen(loader)) && (whole.has(loader) || !isMember()))) return null
  return Promise.race([loadWhole(loader).catch(() => null), new Promise((later) => setTimeout(later, unnoticedMs))])
}

export const Screen = ({ loader, ...props }: ScreenProps<string> & { readonly loader: ScreenLoader<string> }) => {
  const View = use(loadScreen(loader)).default
  return <View {...props} />
}
