import type { StrategyName } from './tokens.js'

/** Paths of a strategy's calls at the back end. */
export interface SessionEndpoints {
  readonly login: string
  readonly logout: string
  readonly user: string
  readonly token: string
  readonly reset: string
}

export const templateEndpoints: SessionEndpoints = {
  login: '/api/auth/login',
  logout: '/api/auth/logout',
  user: '/api/auth/user',
  token: '/oauth/token',
  reset: '/_auth/reset',
}

/** A sign-in method with typed credentials: e-mail or phone. */
export interface CredentialStrategy {
  readonly _tag: 'credentials'
  readonly name: StrategyName
  readonly endpoints: SessionEndpoints
  /** False: a sign-in response without a token is still a sign-in (it may have the user). */
  readonly tokenRequired: boolean
}

/** A sign-in method with a provider's account. `responseType`: of the implicit flow; the code flow uses `code`. */
export interface SocialStrategy {
  readonly _tag: 'social'
  readonly name: StrategyName
  readonly endpoints: SessionEndpoints
  readonly authorization: string
  readonly profile: string | null
  readonly responseType: string
  readonly scope: ReadonlyArray<string>
  readonly profileFields: ReadonlyArray<string>
}

/** A sign-in method with its addresses. */
export type Strategy = CredentialStrategy | SocialStrategy

/** The paths of this app's back end. */
export const appEndpoints: SessionEndpoints = { ...templateEndpoints, login: '/api/login', logout: '/api/logout' }

/** All sign-in methods. Sources: Google's and LINE's OpenID discovery documents; Facebook's manual login flow guide.
 * @example Object.keys(strategies()) // => ['local1', 'phone', 'google', 'line', 'facebook'] */
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
  // LINE Login v2.1 gives codes only. If the channel may ask for the address, `email` is in the server's scope.
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
