import type { SessionStatus } from '@careplus/core/session'
import type { SessionUser } from '@careplus/core/ports'
import { changes } from '../../page/changes'

/** `unreadable`: another server answers (a Wi-Fi portal, for example). */
export type SessionTrouble = 'unanswered' | 'unreachable' | 'closed' | 'failing' | 'unreadable'

export interface SessionView {
  readonly status: SessionStatus
  /** While `status` is `unknown`: the member known to this device, with the id alone. */
  readonly user: SessionUser | null
  /** null: no trouble. */
  readonly trouble: SessionTrouble | null
  readonly busy: boolean
}

/** The session machine is not loaded while nobody is signed in: peeking at the device's storage is enough. */
const unknown: SessionView = { status: 'unknown', user: null, trouble: null, busy: false }
export const signedOut: SessionView = { status: 'signedOut', user: null, trouble: null, busy: false }

let view: SessionView = unknown
const { onChange, changed } = changes()

export const sessionView = (): SessionView => view
export const unknownSession = (): SessionView => unknown

export const onSession = onChange

let shown: { readonly path: string; readonly member: string } | null = null

export const noteShown = (member: string | null): void => {
  if (member !== null) shown = { path: location.pathname, member }
}

/** The member who saw this address last; null: none. */
export const shownMember = (address: string): string | null =>
  shown !== null && shown.path === address.replace(/[?#].*$/s, '') ? shown.member : null

export const publish = (next: SessionView): void => {
  if (next === view) return
  view = next
  noteShown(view.user?.id ?? null)
  if (next.status === 'signedIn') document.documentElement.dataset['session'] = 'in'
  else if (next.status === 'signedOut') delete document.documentElement.dataset['session']
  changed()
}
