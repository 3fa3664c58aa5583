import { use } from 'react'
import { forgetUnasked, unasked } from '../page/build'
import { fetchedOnce, isFetched, toUse } from '../page/fetchedOnce'
import { findRoute } from '../page/findRoute'
import { peekThisDevice } from '../page/peek'
import { sessionView } from '../calls/session/view'
import type { ScreenLoader, ScreenProps } from '../page/route'

type Module = Awaited<ReturnType<ScreenLoader<string>>>

interface Fetches {
  readonly once: () => Promise<Module>
  /** As React reads it. */
  readonly read: () => Promise<Module>
}

const fetches = new Map<ScreenLoader<string>, Fetches>()

const fetchesOf = (loader: ScreenLoader<string>): Fetches => {
  const known = fetches.get(loader)
  if (known !== undefined) return known
  const once = fetchedOnce(loader)
  const made = { once, read: toUse(once) }
  fetches.set(loader, made)
  return made
}

/** A screen's chunk, fetched once; a screen already fetched renders without a skeleton. */
export const loadScreen = (loader: ScreenLoader<string>): Promise<Module> => fetchesOf(loader).read()

/** As `loadScreen`, before anybody asks: who does, asks anew for what did not come. */
const loadUnasked = (loader: ScreenLoader<string>): Promise<Module> => fetchesOf(loader).once()

/** The screen that will be shown at a path; null: none, or a visitor will be sent to sign in instead. */
export const screenAt = (path: string): ScreenLoader<string> | null => {
  const found = findRoute(path)
  return found._tag !== 'found' || (found.route.guard === 'auth' && !peekThisDevice()) ? null : found.route.screen
}

/** So long a page that was left may stay where the next one's code is on its way: shapes that come and go at once only flicker. */
const unnoticedMs = 120

export const isMember = (): boolean => sessionView().status === 'signedIn'

/** Screens that need nothing more of a member's code. */
const whole = new Set<ScreenLoader<string>>()

/** A screen's code, and that of all that its reader will see at once. */
const loadWhole = async (loader: ScreenLoader<string>, load: typeof loadScreen): Promise<Module> => {
  const screen = await load(loader)
  if (!isMember()) return screen
  await screen.ahead?.code?.()
  whole.add(loader)
  return screen
}

/** Before anybody asks for it. */
export const loadAhead = (loader: ScreenLoader<string>): Promise<Module> =>
  unasked(() => loadWhole(loader, loadUnasked))

/** When a page may be shown: with its code, or after a moment without. Null: at once. */
export const screenArrives = (path: string): Promise<unknown> | null => {
  const loader = screenAt(path)
  if (loader === null || (isFetched(loadScreen(loader)) && (whole.has(loader) || !isMember()))) return null
  forgetUnasked()
  return Promise.race([
    loadWhole(loader, loadScreen).catch(() => null),
    new Promise((later) => setTimeout(later, unnoticedMs)),
  ])
}

export const Screen = ({ loader, ...props }: ScreenProps<string> & { readonly loader: ScreenLoader<string> }) => {
  const View = use(loadScreen(loader)).default
  return <View {...props} />
}
