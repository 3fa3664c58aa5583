import { use } from 'react'
import { forgetUnasked, unasked } from '../page/build'
import { fetchedOnce, isFetched, toUse } from '../page/fetchedOnce'
import { findRoute } from '../page/findRoute'
import { peekThisDevice } from '../page/peekSession'
import { sessionView } from '../calls/session/sessionView'
import type { ScreenLoader, ScreenProps } from '../page/route'

type Module = Awaited<ReturnType<ScreenLoader<string>>>

interface Fetches {
  readonly once: () => Promise<Module>
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

export const loadScreen = (loader: ScreenLoader<string>): Promise<Module> => fetchesOf(loader).read()

const loadUnasked = (loader: ScreenLoader<string>): Promise<Module> => fetchesOf(loader).once()

/** null: no screen, or a visitor is sent to sign in. */
export const screenAt = (path: string): ScreenLoader<string> | null => {
  const found = findRoute(path)
  return found._tag !== 'found' || (found.route.guard === 'auth' && !peekThisDevice()) ? null : found.route.screen
}

/** The old page stays this long while code loads, because a skeleton for a moment only flickers. */
const unnoticedMs = 120

export const isMember = (): boolean => sessionView().status === 'signedIn'

const whole = new Set<ScreenLoader<string>>()

const loadWhole = async (loader: ScreenLoader<string>, load: typeof loadScreen): Promise<Module> => {
  const screen = await load(loader)
  if (!isMember()) return screen
  await screen.ahead?.code?.()
  whole.add(loader)
  return screen
}

export const loadAhead = (loader: ScreenLoader<string>): Promise<Module> =>
  unasked(() => loadWhole(loader, loadUnasked))

/** Resolves when the page may be shown; null: at once. */
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
