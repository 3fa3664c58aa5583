import { isRight } from 'fp-ts/Either'
import type { Maintenance } from '@careplus/core/ports'
import { maintenance } from '../../composition/maintenance'
import { worksMeanwhile } from './worksMeanwhile'
import { changes } from '../../page/changes'

/** Between looks whether it is over, while the page is seen. */
const lookMs = 15_000

export interface Closed {
  /** The page that met it: on any other it is not shown. */
  readonly path: string
  readonly notice: Maintenance
}

let closed: Closed | null = null
let timer: ReturnType<typeof setInterval> | undefined
const { onChange, changed } = changes()

const set = (next: Closed | null): void => {
  closed = next
  changed()
}

/** null: the server is open, as far as this page knows. */
export const closedNow = (): Closed | null => closed

export const onClosed = onChange

const unknown: Maintenance = { on: true, message: null, until: null }

const look = async (): Promise<Maintenance> => {
  const answer = await maintenance()
  return isRight(answer) ? answer.right : unknown
}

/** Asked of the server; where it cannot be reached, it is not known to be closed. */
export const isClosedNow = async (): Promise<boolean> => {
  const answer = await maintenance()
  return isRight(answer) && answer.right.on
}

const stop = (): void => {
  clearInterval(timer)
  timer = undefined
  removeEventListener('online', lookAgain)
  document.removeEventListener('visibilitychange', lookAgain)
}

/** Another page may well work: it finds out for itself. */
export const leaveClosed = (): void => {
  stop()
  set(null)
}

const lookAgain = async (): Promise<void> => {
  if (document.visibilityState !== 'visible') return
  const notice = await look()
  if (closed === null) return
  if (notice.on) return set({ ...closed, notice: notice === unknown ? closed.notice : notice })
  leaveClosed()
  // Whatever waits for a connection, or could not be read without one, tries again.
  dispatchEvent(new Event('online'))
}

/** A call was refused because the server is closed. */
export const meetClosed = async (): Promise<void> => {
  const path = location.pathname
  if (worksMeanwhile(path) || closed?.path === path) return
  const notice = await look()
  if (!notice.on || location.pathname !== path) return
  const { mountClosed } = await import('./mountClosed')
  mountClosed()
  set({ path, notice })
  stop()
  timer = setInterval(() => void lookAgain(), lookMs)
  addEventListener('online', lookAgain)
  document.addEventListener('visibilitychange', lookAgain)
}
