import type { SocialStrategy } from './strategies.js'

/** The OAuth flow. `code`: the server exchanges a code for the tokens (PKCE). `token`: the tokens are in the address
 * (implicit). */
export type SocialFlow = 'token' | 'code'

/** A visitor's stay at the provider, stored on the device and used once. `verifier`: of PKCE, null in the implicit
 * flow. `savedAt` in milliseconds since the epoch. */
export interface SocialDeparture {
  readonly state: string
  readonly nonce: string
  readonly verifier: string | null
  readonly redirectUri: string
  /** `popup`: the result is for the page that opened the window. */
  readonly mode: 'redirect' | 'popup'
  /** `link`: a member adds this sign-in method to the account, and does not sign in anew. */
  readonly purpose: 'signIn' | 'link'
  /** null: nobody was signed in. Nobody else on a shared device gets the result. */
  readonly member: string | null
  readonly savedAt: number
}

/** In milliseconds. Our choice: the lifetime of a return path. */
export const departureLifeMs = 30 * 60_000

/** The device's clock may have been set back meanwhile. */
export const isCurrent = (now: number, { savedAt }: SocialDeparture): boolean =>
  Math.abs(now - savedAt) <= departureLifeMs

interface Request {
  readonly clientId: string
  readonly flow: SocialFlow
  readonly departure: SocialDeparture
  readonly challenge: string | null
}

/** `authorization`: the provider's own address, which a back end may override. Nonce: OpenID Connect Core 1.0,
 * 3.1.2.1 and 3.2.2.1. */
export const authorizationUrl = (
  { scope, responseType }: Pick<SocialStrategy, 'scope' | 'responseType'>,
  authorization: string,
  { clientId, flow, departure, challenge }: Request,
): string => {
  const parameters: ReadonlyArray<readonly [string, string | null]> = [
    ['response_type', flow === 'code' ? 'code' : responseType],
    ['client_id', clientId],
    ['redirect_uri', departure.redirectUri],
    ['scope', scope.join(' ')],
    ['state', departure.state],
    ['nonce', scope.includes('openid') ? departure.nonce : null],
    ['code_challenge', challenge],
    ['code_challenge_method', challenge === null ? null : 'S256'],
    ['display', departure.mode === 'popup' ? 'popup' : null],
  ]
  const query = parameters
    .flatMap(([name, value]) => (value === null ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&')
  return `${authorization}${authorization.includes('?') ? '&' : '?'}${query}`
}
