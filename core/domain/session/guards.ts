/** The visitors of a page. `auth`: members only. `authenticated`: only visitors, for sign-in pages. */
export type GuardName = 'auth' | 'authenticated' | 'none'

/** The state of a session. `unknown`: a token exists, but its owner is not known yet. */
export type SessionStatus = 'unknown' | 'signedOut' | 'signedIn'

/** What a page does with a visitor. `wait`: neither show nor redirect yet. */
export type GuardDecision =
  | { readonly _tag: 'allow' }
  | { readonly _tag: 'wait' }
  | { readonly _tag: 'toLogin'; readonly to: '/login'; readonly returnPath: string }
  | { readonly _tag: 'toHome'; readonly to: '/' }

/** Which members' pages open while the server cannot confirm the session. */
export interface OpensMeanwhile {
  /** The device stores a form of this page, and its owner is known. */
  readonly asKnown: boolean
  /** The page works on the device alone, for everybody, and the server is closed. */
  readonly forAll: boolean
}

/** Decides whether a page opens. `path`: the current path with its query, to return to after sign-in.
 * @example
 * decideGuard('auth', 'signedOut', '/children?tab=growth')
 * // => { _tag: 'toLogin', to: '/login', returnPath: '/children?tab=growth' } */
export const decideGuard = (
  guard: GuardName,
  session: SessionStatus,
  path: string,
  opens: OpensMeanwhile = { asKnown: false, forAll: false },
): GuardDecision => {
  if (guard === 'none' || (guard === 'auth' && opens.forAll)) return { _tag: 'allow' }
  if (guard === 'auth' && session === 'unknown' && opens.asKnown) return { _tag: 'allow' }
  if (guard === 'auth')
    switch (session) {
      case 'signedIn':
        return { _tag: 'allow' }
      case 'unknown':
        return { _tag: 'wait' }
      case 'signedOut':
        return { _tag: 'toLogin', to: '/login', returnPath: path }
    }
  // A sign-in page that flickers is better than one that never comes: only a certain session redirects home.
  return session === 'signedIn' ? { _tag: 'toHome', to: '/' } : { _tag: 'allow' }
}

/** Why a session ended. `rejected`: 401 from a signed-in call. `expired`: both tokens. `elsewhere`: in another tab. */
export type SignOutReason = 'loggedOut' | 'rejected' | 'expired' | 'elsewhere'

/** The next path after a session has ended; null: the guard of the page decides.
 * @example afterSignOut('loggedOut') // => '/' */
export const afterSignOut = (reason: SignOutReason): '/' | '/login' | null => placesAfter[reason]

const placesAfter: Readonly<Record<SignOutReason, '/' | '/login' | null>> = {
  loggedOut: '/',
  rejected: '/login',
  expired: '/login',
  elsewhere: null,
}
