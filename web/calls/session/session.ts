import { owesReset, peekHere } from '../../page/peek'
import type { Runtime } from './runtime'
import type { SessionView } from './view'
import { changes } from '../../page/changes'

/**
 * What the shell knows of the session. Nothing of the session machine is loaded while nobody is signed in: a peek at
 * the device's storage is enough to say so.
 */
const unknown: SessionView = { status: 'unknown', user: null, trouble: null, busy: false }
const signedOut: SessionView = { status: 'signedOut', user: null, trouble: null, busy: false }

let view: SessionView = unknown
const { onChange, changed } = changes()

export const sessionView = (): SessionView => view
export const unknownSession = (): SessionView => unknown

export const onSession = onChange

/** Who saw a page, and which: what is remembered of it is theirs. */
let shown: { readonly path: string; readonly member: string } | null = null

export const noteShown = (member: string | null): void => {
  if (member !== null) shown = { path: location.pathname, member }
}

/** The member to whom this address is shown, or was until the session ended just now; null: nobody in particular. */
export const shownMember = (address: string): string | null =>
  shown !== null && shown.path === address.replace(/[?#].*$/s, '') ? shown.member : null

const publish = (next: SessionView): void => {
  if (next === view) return
  view = next
  noteShown(view.user?.id ?? null)
  if (next.status === 'signedIn') document.documentElement.dataset['session'] = 'in'
  else if (next.status === 'signedOut') delete document.documentElement.dataset['session']
  changed()
}

let runtime: Promise<Runtime> | null = null

/** Loads the composition and starts the session machine, once. Where the chunk does not come, the next call asks again. */
export const startRuntime = (): Promise<Runtime> => {
  runtime ??= import('./runtime').then((composition) => composition.startRuntime(publish))
  runtime.catch(() => {
    runtime = null
  })
  return runtime
}

/** While nobody is signed in here: has this page, or another tab, signed in? */
const peek = (): void => {
  if (runtime !== null) return
  const isIn = peekHere()
  if (!isIn) publish(signedOut)
  if (isIn || owesReset()) startRuntime().catch(() => undefined)
}

const check = (why: 'route.changed' | 'tab.returned' | 'retry.requested'): void => {
  peek()
  runtime?.then(
    (running) => running.check(why),
    () => undefined,
  )
}

export const routeChanged = (): void => {
  noteShown(view.user?.id ?? null)
  check('route.changed')
}

/** A parent wants the server to be asked once more. */
export const retrySession = (): void => check('retry.requested')

/** The local session is cleared whatever the server answers; then `/`. */
export const signOut = async (): Promise<void> => (await startRuntime()).services.session.logout()

/** Specification: validity check interval 1000 ms. Once the machine runs, it keeps its own time. */
const heartbeatMs = 1000

export const watchSession = (): (() => void) => {
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') check('tab.returned')
  }
  peek()
  const timer = setInterval(peek, heartbeatMs)
  addEventListener('storage', peek)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    clearInterval(timer)
    removeEventListener('storage', peek)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
