import { browserTimeoutMs } from '../../composition/callTime'
import type { TrackingChoice } from '@careplus/core/consents'
import type { SessionUser } from '@careplus/core/ports'
import { changes, onEither } from '../../page/changes'
import { readLocal } from '../../page/peek'
import { onSession, sessionView } from '../session/view'

type Purpose = keyof TrackingChoice

const prefix = 'careplus.withdrawn.'

/** Where nothing can be kept, this page at least knows. */
const withdrawnOnThisPage: Record<Purpose, number> = { analytics: 0, advertising: 0 }

/** When a member last took it back in this browser, in whichever tab; 0: never. */
const withdrawnAt = (purpose: Purpose): number =>
  Math.max(withdrawnOnThisPage[purpose], Number(readLocal(prefix + purpose)))

const { onChange, changed } = changes()

const onElsewhere = (listener: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent) => key?.startsWith(prefix) === true && listener()
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Told when something was withdrawn, here or in another tab. */
export const onWithdrawn = onEither(onChange, onElsewhere)

/** The server has recorded it: it holds at once in every tab, whatever they were told of the member before. */
export const noteWithdrawn = (purpose: Purpose): void => {
  withdrawnOnThisPage[purpose] = Date.now()
  try {
    localStorage.setItem(prefix + purpose, String(withdrawnOnThisPage[purpose]))
  } catch {
    // Other tabs learn of it when they next ask who is signed in.
  }
  changed()
}

/** Since when, at the earliest, each answer of the server was asked for. */
const requestedSince = new WeakMap<object, number>()

/** What may be seen of a member, as it stood in an answer that was asked for at `since`. */
export const noteRequested = (user: SessionUser | null, since: number): void => {
  const tracking: unknown = user?.['tracking']
  if (typeof tracking !== 'object' || tracking === null || requestedSince.has(tracking)) return
  requestedSince.set(tracking, Math.max(performance.timeOrigin, since))
}

noteRequested(sessionView().user, 0)
// No read takes longer: what comes now was asked for no earlier.
onSession(() => noteRequested(sessionView().user, Date.now() - browserTimeoutMs))

/** Whether what was told of a member is no older than the last withdrawal. */
export const isNewer = (tracking: object, purpose: Purpose): boolean =>
  (requestedSince.get(tracking) ?? 0) >= withdrawnAt(purpose)
