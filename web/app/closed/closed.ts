import type { Maintenance } from '@careplus/core/ports'
import { loadMaintenance } from '../../calls/maintenance'
import { changes } from '../../page/changes'
import { connectionReturned, onReturn } from '../../page/onReturn'

/** Between looks whether it is over, while the page is seen. */
const lookMs = 15_000

export interface Closed {
  /** The page that met it: on any other it is not shown. */
  readonly path: string
  readonly notice: Maintenance
}

let closed: Closed | null = null
let stop = (): void => undefined
const { onChange, changed } = changes()

const set = (next: Closed | null): void => {
  closed = next
  changed()
}

/** null: the server is open, as far as this page knows. */
export const closedNow = (): Closed | null => closed

export const onClosed = onChange

/** Another page may well work: it finds out for itself. */
export const leaveClosed = (): void => {
  stop()
  set(null)
}

const lookAgain = async (): Promise<void> => {
  if (document.visibilityState !== 'visible') return
  const notice = await loadMaintenance()
  if (closed === null) return
  if (notice?.on !== false) return set({ ...closed, notice: notice ?? closed.notice })
  leaveClosed()
  connectionReturned()
}

/** From now on that page is closed, until a look finds the server open. */
export const closeHere = (next: Closed): void => {
  set(next)
  stop()
  const timer = setInterval(() => void lookAgain(), lookMs)
  const stopAtReturn = onReturn(() => void lookAgain())
  stop = () => {
    clearInterval(timer)
    stopAtReturn()
  }
}
