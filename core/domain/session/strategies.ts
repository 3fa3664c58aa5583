import type { StrategyName } from './tokens.js'

/** Where a strategy's calls go, from the root of the back end. */
export interface SessionEndpoints {
  readonly login: string
  readonly logout: string
  readonly user: string
  readonly token: string
  readonly reset: string
}

/** The specification's template defaults; an app overrides what its back end names otherwise. */
export const templateEndpoints: SessionEndpoints = {
  login: '/api/auth/login',
  logout: '/api/auth/logout',
  user: '/api/auth/user',
  token: '/oauth/token',
  reset: '/_auth/reset',
}

/** A way to sign in by what one types: e-mail or telephone. */
export interface CredentialStrategy {
  readonly _tag: 'credentials'
  readonly name: StrategyName
  readonly endpoints: SessionEndpoints
  /** False: a sign-in answer without a token is still a sign-in (the user may be in the answer). */
  readonly tokenRequired: boolean
}

/** A way to sign in with an account elsewhere. */
export interface SocialStrategy {
  readonly _tag: 'social'
  readonly name: StrategyName
  readonly endpoints: SessionEndpoints
  /** The provider's own addresses. */
  readonly authorization: string
  readonly profile: string | null
  /** Of the implicit flow; the code flow asks for `code`. */
  readonly responseType: string
  readonly scope: ReadonlyArray<string>
  readonly profileFields: ReadonlyArray<string>
}

/** A way to sign in, with its addresses. */
export type Strategy = CredentialStrategy | SocialStrategy

/** The ways in, with this app's back end: only the first two template endpoints are named otherwise. */
export const appEndpoints: SessionEndpoints = { ...templateEndpoints, login: '/api/login', logout: '/api/logout' }

/**
 * The ways in. `override` replaces endpoints strategy by strategy, for another back end.
 * Provider addresses: Google's and LINE's OpenID discovery documents; Facebook's manual login flow guide.
 * @example
 * Object.keys(strategies()) // => ['local1', 'phone', 'google', 'line', 'facebook']
 */
export const strategies = (
  base: SessionEndpoints = templateEndpoints,
  override: { readonly [Name in StrategyName]?: Partial<SessionEndpoints> } = {},
): { readonly [Name in StrategyName]: Strategy } => ({
  local1: {
    _tag: 'credentials',
    name: 'local1',
    endpoints: { ...base, ...override.local1 },
    tokenRequired: false,
  },
  phone: {
    _tag: 'credentials',
    name: 'phone',
    endpoints: { ...base, login: '/api/phone_login', ...override.phone },
    tokenRequired: false,
  },
  google: {
    _tag: 'social',
    name: 'google',
    endpoints: { ...base, ...override.google },
    authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
    profile: null,
    responseType: 'token id_token',
    scope: ['openid', 'profile', 'email'],
    profileFields: [],
  },
  // LINE Login v2.1 gives codes only. An address comes where the channel may ask for it: then `email` is in the server's scope.
  line: {
    _tag: 'social',
    name: 'line',
    endpoints: { ...base, ...override.line },
    authorization: 'https://access.line.me/oauth2/v2.1/authorize',
    profile: null,
    responseType: 'code',
    scope: ['openid', 'profile'],
    profileFields: [],
  },
  facebook: {
    _tag: 'social',
    name: 'facebook',
    endpoints: { ...base, ...override.facebook },
    authorization: 'https://www.facebook.com/v21.0/dialog/oauth',
    profile: 'https://graph.facebook.com/v21.0/me',
    responseType: 'token',
    scope: ['public_profile', 'email'],
    profileFields: ['about', 'name', 'picture{url}', 'email'],
  },
})
