import type { SessionStatus } from '@careplus/core/session'
import type { SessionUser } from '@careplus/core/ports'
import { changes } from '../../page/changes'

/**
 * Why the server cannot be asked who is signed in. `unanswered`: it says nothing; `unreachable`: no connection; `closed`:
 * maintenance; `failing`: it says that it cannot; `unreadable`: what answers is not our server (a Wi-Fi portal, say).
 */
export type SessionTrouble = 'unanswered' | 'unreachable' | 'closed' | 'failing' | 'unreadable'

/** What a screen may know of the session. `busy`: the user is being read, or the token refreshed. */
export interface SessionView {
  readonly status: SessionStatus
  /** Where `status` is `unknown`: who this device knows it to be, with nothing but the id. */
  readonly user: SessionUser | null
  /** null: none is known of. */
  readonly trouble: SessionTrouble | null
  readonly busy: boolean
}

/**
 * What the shell knows of the session. Nothing of the session machine is loaded while nobody is signed in: a peek at
 * the device's storage is enough to say so.
 */
const unknown: SessionView = { status: 'unknown', user: null, trouble: null, busy: false }
export const signedOut: SessionView = { status: 'signedOut', user: null, trouble: null, busy: false }

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

export const publish = (next: SessionView): void => {
  if (next === view) return
  view = next
  noteShown(view.user?.id ?? null)
  if (next.status === 'signedIn') document.documentElement.dataset['session'] = 'in'
  else if (next.status === 'signedOut') delete document.documentElement.dataset['session']
  changed()
}
