import { onTab } from '../../page/onReturn'
import { owesReset, peekThisDevice } from '../../page/peekSession'
import type { Runtime } from './sessionRuntime'
import { noteShown, publish, sessionView, signedOut } from './sessionView'

let runtime: Promise<Runtime> | null = null

export const startRuntime = (): Promise<Runtime> => {
  runtime ??= import('./sessionRuntime').then((composition) => composition.startRuntime(publish))
  runtime.catch(() => {
    runtime = null
  })
  return runtime
}

const peek = (): void => {
  if (runtime !== null) return
  const isIn = peekThisDevice()
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
  noteShown(sessionView().user?.id ?? null)
  check('route.changed')
}

export const retrySession = (): void => check('retry.requested')

/** Clears the local session whatever the server answers, then goes to `/`. */
export const signOut = async (): Promise<void> => (await startRuntime()).services.session.logout()

/** Specification: validity check interval 1000 ms. The session machine, once started, has its own timer. */
const heartbeatMs = 1000

export const watchSession = (): (() => void) => {
  peek()
  const timer = setInterval(peek, heartbeatMs)
  addEventListener('storage', peek)
  const stop = onTab(() => check('tab.returned'))
  return () => {
    clearInterval(timer)
    removeEventListener('storage', peek)
    stop()
  }
}
