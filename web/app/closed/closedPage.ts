import type { Maintenance } from '@careplus/core/ports'
import { loadMaintenance } from '../../calls/loadMaintenance'
import { changes } from '../../page/changes'
import { connectionReturned, onReturn } from '../../page/onReturn'

const pollMs = 15_000

export interface Closed {
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

/** null: not known to be closed. */
export const closedPage = (): Closed | null => closed

export const onClosed = onChange

export const leaveClosed = (): void => {
  stop()
  set(null)
}

const poll = async (): Promise<void> => {
  if (document.visibilityState !== 'visible') return
  const notice = await loadMaintenance()
  if (closed === null) return
  if (notice?.on !== false) return set({ ...closed, notice: notice ?? closed.notice })
  leaveClosed()
  connectionReturned()
}

export const showClosed = (next: Closed): void => {
  set(next)
  stop()
  const timer = setInterval(() => void poll(), pollMs)
  const stopAtReturn = onReturn(() => void poll())
  stop = () => {
    clearInterval(timer)
    stopAtReturn()
  }
}
