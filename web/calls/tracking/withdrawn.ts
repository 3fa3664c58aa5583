import { browserTimeoutMs } from '../../composition/callTime'
import type { TrackingChoice } from '@careplus/core/consents'
import type { SessionUser } from '@careplus/core/ports'
import { changes, onEither } from '../../page/changes'
import { readLocal } from '../../page/peek'
import { onSession, sessionView } from '../session/view'

type Purpose = keyof TrackingChoice

const prefix = 'careplus.withdrawn.'

/** Where nothing can be kept, this page at least knows. */
const here: Record<Purpose, number> = { analytics: 0, advertising: 0 }

/** When a member last took it back in this browser, in whichever tab; 0: never. */
const withdrawnAt = (purpose: Purpose): number => Math.max(here[purpose], Number(readLocal(prefix + purpose)))

const { onChange, changed } = changes()

const onElsewhere = (listener: () => void): (() => void) => {
  const heard = ({ key }: StorageEvent) => key?.startsWith(prefix) === true && listener()
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}

/** Told when something was withdrawn, here or in another tab. */
export const onWithdrawn = onEither(onChange, onElsewhere)

/** The server has recorded it: it holds at once in every tab, whatever they were told of the member before. */
export const noteWithdrawn = (purpose: Purpose): void => {
  here[purpose] = Date.now()
  try {
    localStorage.setItem(prefix + purpose, String(here[purpose]))
  } catch {
    // Other tabs learn of it when they next ask who is signed in.
  }
  changed()
}

/** Since when, at the earliest, each answer of the server was asked for. */
const askedSince = new WeakMap<object, number>()

/** What may be seen of a member, as it stood in an answer that was asked for at `since`. */
export const noteAsked = (user: SessionUser | null, since: number): void => {
  const told: unknown = user?.['tracking']
  if (typeof told !== 'object' || told === null || askedSince.has(told)) return
  askedSince.set(told, Math.max(performance.timeOrigin, since))
}

noteAsked(sessionView().user, 0)
// No read takes longer: what comes now was asked for no earlier.
onSession(() => noteAsked(sessionView().user, Date.now() - browserTimeoutMs))

/** Whether what was told of a member is no older than the last withdrawal. */
export const isNewer = (told: object, purpose: Purpose): boolean => (askedSince.get(told) ?? 0) >= withdrawnAt(purpose)
