/** `auth`: members only. `authenticated`: keeps a member off the sign-in pages. */
export type GuardName = 'auth' | 'authenticated' | 'none'

/** What is known of the visitor. `unknown`: a token is there, but nobody has said yet whose. */
export type SessionStatus = 'unknown' | 'signedOut' | 'signedIn'

/** What a page does with whoever comes to it. */
export type GuardDecision =
  | { readonly _tag: 'allow' }
  /** Neither show nor send away yet. */
  | { readonly _tag: 'wait' }
  | { readonly _tag: 'toLogin'; readonly to: '/login'; readonly returnPath: string }
  | { readonly _tag: 'toHome'; readonly to: '/' }

/** What a members' page may be opened with while the server cannot say who is here. */
export interface OpensMeanwhile {
  /** A form of this page is kept on the device, and it is known whose it is. */
  readonly asKnown: boolean
  /** The page works on the device alone, for anybody, and the server is closed. */
  readonly forAll: boolean
}

/**
 * `path`: where the visitor is, with its query; remembered for after sign-in.
 * @example
 * decideGuard('auth', 'signedOut', '/children?tab=growth')
 * // => { _tag: 'toLogin', to: '/login', returnPath: '/children?tab=growth' }
 * decideGuard('auth', 'signedIn', '/children') // => { _tag: 'allow' }
 */
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
  // A sign-in page that flickers away is better than one that never comes: only a certain session sends home.
  return session === 'signedIn' ? { _tag: 'toHome', to: '/' } : { _tag: 'allow' }
}

/**
 * Why a session ended. `loggedOut`: asked for. `rejected`: a 401 from a signed-in call. `expired`: neither token can be
 * used any more. `elsewhere`: another tab ended it.
 */
export type SignOutReason = 'loggedOut' | 'rejected' | 'expired' | 'elsewhere'

/**
 * Where a visitor goes when the session has ended; null: the guard of the page decides.
 * @example
 * afterSignOut('loggedOut') // => '/'
 */
export const afterSignOut = (reason: SignOutReason): '/' | '/login' | null => placesAfter[reason]

const placesAfter: Readonly<Record<SignOutReason, '/' | '/login' | null>> = {
  loggedOut: '/',
  rejected: '/login',
  expired: '/login',
  elsewhere: null,
}
