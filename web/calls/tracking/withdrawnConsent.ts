import { browserTimeoutMs } from '../../composition/callTime'
import type { TrackingChoice } from '@careplus/core/consents'
import type { SessionUser } from '@careplus/core/ports'
import { changes, onEither } from '../../page/changes'
import { readLocal } from '../../page/peekSession'
import { onSession, sessionView } from '../session/sessionView'

type Purpose = keyof TrackingChoice

const prefix = 'careplus.withdrawn.'

const withdrawnOnThisPage: Record<Purpose, number> = { analytics: 0, advertising: 0 }

/** The last withdrawal in any tab of this browser; 0: never. */
const withdrawnAt = (purpose: Purpose): number =>
  Math.max(withdrawnOnThisPage[purpose], Number(readLocal(prefix + purpose)))

const { onChange, changed } = changes()

const onElsewhere = (listener: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent) => key?.startsWith(prefix) === true && listener()
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

export const onWithdrawn = onEither(onChange, onElsewhere)

/** Called once the server has recorded it: it holds at once in every tab, whatever an older response says. */
export const noteWithdrawn = (purpose: Purpose): void => {
  withdrawnOnThisPage[purpose] = Date.now()
  try {
    localStorage.setItem(prefix + purpose, String(withdrawnOnThisPage[purpose]))
  } catch {
    // The browser blocks site data; other tabs learn of it with their next user call.
  }
  changed()
}

/** The earliest time at which each response can have been requested. */
const requestedSince = new WeakMap<object, number>()

export const noteRequested = (user: SessionUser | null, since: number): void => {
  const tracking: unknown = user?.['tracking']
  if (typeof tracking !== 'object' || tracking === null || requestedSince.has(tracking)) return
  requestedSince.set(tracking, Math.max(performance.timeOrigin, since))
}

noteRequested(sessionView().user, 0)
// No call takes longer, so the response was requested no earlier.
onSession(() => noteRequested(sessionView().user, Date.now() - browserTimeoutMs))

export const isNewer = (tracking: object, purpose: Purpose): boolean =>
  (requestedSince.get(tracking) ?? 0) >= withdrawnAt(purpose)
