import type { SignOutReason } from '../../domain/session/guards.js'
import type { SessionUser } from '../../ports/session.js'
import type { FetchUserFailure } from './fetchSessionUser.js'

/** The server has not answered in the time that a parent waits. */
export interface Unanswered {
  readonly _tag: 'Unanswered'
}

/** The state of the session's machine. */
export interface SessionContext {
  /** Proved by the server if `signedIn`. While the server is unreachable: the known member with the id only; null:
   * unknown. */
  readonly user: SessionUser | null
  /** null: the session can be checked. */
  readonly failure: FetchUserFailure | Unanswered | null
  readonly reason: SignOutReason | null
}

/** Events of the session's machine. */
export type SessionEvent =
  | { readonly type: 'page.opened' }
  | { readonly type: 'route.changed' }
  | { readonly type: 'tab.returned' }
  | { readonly type: 'store.changed' }
  | { readonly type: 'member.signedIn'; readonly user: SessionUser; readonly token: string | null }
  | { readonly type: 'member.changed'; readonly user: SessionUser }
  | { readonly type: 'session.ended'; readonly reason: SignOutReason }
  | { readonly type: 'retry.requested' }

/** Emitted once for each ended session. */
export type SessionEmitted = { readonly type: 'signedOut'; readonly reason: SignOutReason }

/** A tag of the session. `waiting`: not known yet. `busy`: a call is running. */
export type SessionTag = 'waiting' | 'busy' | 'signedIn' | 'signedOut'

/** A snapshot of the session. */
export interface SessionSnapshot {
  readonly context: SessionContext
  hasTag(tag: SessionTag): boolean
}

/** Ends a subscription. */
export interface SessionSubscription {
  unsubscribe(): void
}

/** The session's machine in plain types, without xstate's. */
export interface SessionActor {
  getSnapshot(): SessionSnapshot
  subscribe(listener: (snapshot: SessionSnapshot) => void): SessionSubscription
  on(type: SessionEmitted['type'], listener: (emitted: SessionEmitted) => void): SessionSubscription
  send(event: SessionEvent): void
}
