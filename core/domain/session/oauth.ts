import { asText } from '../text/asText.js'
import * as E from 'fp-ts/Either'
import { pkceNumbers, stateLength } from './constants.js'
import { base64Url, base64UrlAlphabet, jwtClaims } from './jwt.js'

/** A cryptographic source of `count` unsigned 32-bit integers, such as the `Random` port. */
interface Numbers {
  readonly uint32: (count: number) => ReadonlyArray<number>
}

/** A `state` or `nonce`: ten random characters of six bits each, without bias.
 * @example randomState(arb.seededRandom()).length // => 10 */
export const randomState = (random: Numbers): string =>
  random
    .uint32(stateLength)
    .map((n) => base64UrlAlphabet.charAt(n & 63))
    .join('')

/** The low bytes of 28 numbers as 56 hexadecimal digits (RFC 7636: 43–128). */
export const pkceVerifier = (random: Numbers): string =>
  random
    .uint32(pkceNumbers)
    .map((n) => (n & 255).toString(16).padStart(2, '0'))
    .join('')

export const pkceChallenge = async (sha256: (text: string) => Promise<Uint8Array>, verifier: string): Promise<string> =>
  base64Url(await sha256(verifier))

const unescaped = (text: string): string | null => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}

const longestReturn = 65_536

const pairs = (text: string): ReadonlyArray<readonly [string, string]> =>
  (asText(text).length > longestReturn ? '' : asText(text))
    .replace(/^[?#]/, '')
    .split('&')
    .flatMap((pair) => {
      const cut = pair.includes('=') ? pair.indexOf('=') : pair.length
      const name = unescaped(pair.slice(0, cut))
      const value = unescaped(pair.slice(cut + 1))
      return name === null || name === '' || value === null ? [] : [[name, value] as const]
    })

/** The hash wins; within each, the first of a repeated name. */
export const returnParameters = (search: string, hash: string): ReadonlyMap<string, string> =>
  new Map([...[...pairs(search)].reverse(), ...[...pairs(hash)].reverse()])

/** Saved before the visitor leaves for the provider, and used once. */
export interface SavedDeparture {
  readonly state: string
  readonly nonce: string | null
}

/** The parameters of a provider's return; null: missing. `expiresIn` in seconds. */
export interface SocialReturn {
  readonly accessToken: string | null
  readonly idToken: string | null
  readonly refreshToken: string | null
  readonly code: string | null
  readonly expiresIn: number | null
}

/** Why a provider's return is refused. `NoSavedState`: another browser, or a second use. `ProviderRefused`: OAuth's
 * `error`. */
export type SocialReturnRefused =
  | { readonly _tag: 'NothingReturned' }
  | { readonly _tag: 'NoSavedState' }
  | { readonly _tag: 'StateMismatch' }
  | { readonly _tag: 'NonceMismatch' }
  | { readonly _tag: 'ProviderRefused'; readonly error: string }

const hasResult = (parameters: ReadonlyMap<string, string>): boolean =>
  ['access_token', 'id_token', 'code', 'error', 'state'].some((name) => parameters.has(name))

const seconds = (text: string | undefined): number | null => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : null)

/** Decodes a provider's return from the address, and refuses it unless it belongs to our request.
 * @example socialReturn('', '', null) // => { _tag: 'Left', left: { _tag: 'NothingReturned' } } */
export const socialReturn = (
  search: string,
  hash: string,
  saved: SavedDeparture | null,
): E.Either<SocialReturnRefused, SocialReturn> => {
  const parameters = returnParameters(search, hash)
  if (!hasResult(parameters)) return E.left({ _tag: 'NothingReturned' })
  if (typeof saved?.state !== 'string' || saved.state === '') return E.left({ _tag: 'NoSavedState' })
  if (parameters.get('state') !== saved.state) return E.left({ _tag: 'StateMismatch' })
  const error = parameters.get('error')
  if (error !== undefined) return E.left({ _tag: 'ProviderRefused', error })
  const valueOf = (name: string) => parameters.get(name) || null
  const idToken = valueOf('id_token')
  if (idToken !== null && saved.nonce !== null && jwtClaims(idToken).nonce !== saved.nonce)
    return E.left({ _tag: 'NonceMismatch' })
  const answer: SocialReturn = {
    accessToken: valueOf('access_token'),
    idToken,
    refreshToken: valueOf('refresh_token'),
    code: valueOf('code'),
    expiresIn: seconds(parameters.get('expires_in')),
  }
  return answer.accessToken === null && answer.idToken === null && answer.code === null
    ? E.left({ _tag: 'NothingReturned' })
    : E.right(answer)
}
