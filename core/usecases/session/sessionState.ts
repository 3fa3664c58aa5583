import type { SignOutReason } from '../../domain/session/guards.js'
import type { SessionUser } from '../../ports/session.js'
import type { FetchUserFailure } from './fetchSessionUser.js'

/** The server was asked, and has not answered for longer than a parent waits without a word. */
export interface Unanswered {
  readonly _tag: 'Unanswered'
}

/** What the session's machine knows. */
export interface SessionContext {
  /**
   * Proved by the server where the session is `signedIn`. While it cannot be reached: who this device knows it to be, with
   * nothing but the id; null: nobody can say.
   */
  readonly user: SessionUser | null
  /** What keeps the session from being looked after just now (no network, say); null: nothing. */
  readonly failure: FetchUserFailure | Unanswered | null
  /** Why there is no session any more; null: there was none, or there is one. */
  readonly reason: SignOutReason | null
}

/** What the session's machine hears. */
export type SessionEvent =
  | { readonly type: 'page.opened' }
  | { readonly type: 'route.changed' }
  | { readonly type: 'tab.returned' }
  /** Another tab has signed in, refreshed or signed out. */
  | { readonly type: 'store.changed' }
  /** Signed in, or joined, on this page: the tokens are kept already, `token` among them. */
  | { readonly type: 'member.signedIn'; readonly user: SessionUser; readonly token: string | null }
  /** The profile was changed on this page. */
  | { readonly type: 'member.changed'; readonly user: SessionUser }
  | { readonly type: 'session.ended'; readonly reason: SignOutReason }
  /** The parent asked to try again, or the connection is back. */
  | { readonly type: 'retry.requested' }

/** What a page is told, once for each session that ends. */
export type SessionEmitted = { readonly type: 'signedOut'; readonly reason: SignOutReason }

/** `waiting`: nobody can say yet who is signed in; `busy`: it is being asked. */
export type SessionTag = 'waiting' | 'busy' | 'signedIn' | 'signedOut'

/** The session as it stands. */
export interface SessionSnapshot {
  readonly context: SessionContext
  hasTag(tag: SessionTag): boolean
}

/** Ends what was begun with a listener. */
export interface SessionSubscription {
  unsubscribe(): void
}

/** The session's machine, as a page sees it: in plain types, so that nobody needs xstate's. */
export interface SessionActor {
  getSnapshot(): SessionSnapshot
  /** Told of each change; what stands now, `getSnapshot` tells. */
  subscribe(listener: (snapshot: SessionSnapshot) => void): SessionSubscription
  /** Told of each end of a session once, with its reason. */
  on(type: SessionEmitted['type'], listener: (emitted: SessionEmitted) => void): SessionSubscription
  send(event: SessionEvent): void
}
