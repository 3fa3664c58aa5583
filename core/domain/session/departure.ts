import type { SocialStrategy } from './strategies.js'

/** `code`: our server trades a code for the tokens (PKCE); `token`: the tokens come in the address (implicit). */
export type SocialFlow = 'token' | 'code'

/** What is kept on the device while a visitor is at the provider's. Used once. */
export interface SocialDeparture {
  readonly state: string
  readonly nonce: string
  /** PKCE's, for the code flow; null in the other. */
  readonly verifier: string | null
  readonly redirectUri: string
  /** In a window of its own: the answer is for the page that opened it. */
  readonly mode: 'redirect' | 'popup'
  /** `link`: a member adds this way in to their account, and is not signed in anew by it. */
  readonly purpose: 'signIn' | 'link'
  /** Whose device it was then; null: nobody's. On a shared one the answer is for nobody else who signed in meanwhile. */
  readonly member: string | null
  /** Milliseconds since the epoch. */
  readonly savedAt: number
}

/** An answer that comes later than this is nobody's any more. Ours: as long as a return path is remembered. */
export const departureLifeMs = 30 * 60_000

/**
 * Also where the device's clock was moved back meanwhile.
 * @example
 * const departure = { state: 's', nonce: 'n', verifier: null, redirectUri: 'https://careplus.example/callback', mode: 'redirect', purpose: 'signIn', member: null, savedAt: 0 } as const
 * isCurrent(29 * 60_000, departure) // => true
 * isCurrent(31 * 60_000, departure) // => false
 */
export const isCurrent = (now: number, { savedAt }: SocialDeparture): boolean =>
  Math.abs(now - savedAt) <= departureLifeMs

interface Request {
  readonly clientId: string
  readonly flow: SocialFlow
  readonly departure: SocialDeparture
  /** S256 of the verifier, in the code flow. */
  readonly challenge: string | null
}

/**
 * Where the visitor is sent. `authorization` is the provider's own address, which a back end may name otherwise. A nonce
 * goes along where an ID token comes back (OpenID Connect Core 1.0, 3.1.2.1 and 3.2.2.1).
 * @example
 * const departure = { state: 's', nonce: 'n', verifier: null, redirectUri: 'https://careplus.example/callback', mode: 'redirect', purpose: 'signIn', member: null, savedAt: 0 } as const
 * const way = { scope: ['openid'], responseType: 'id_token' }
 * const url = authorizationUrl(way, 'https://provider.example/authorize', { clientId: 'app', flow: 'code', departure, challenge: 'c' })
 * url.includes('code_challenge_method=S256') // => true
 */
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
