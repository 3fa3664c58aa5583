import fc from 'fast-check'
import { base64Url } from '../domain/session/jwt.js'
import type { SavedDeparture } from '../domain/session/oauth.js'
import type { AccessToken } from '../domain/session/token.js'
import {
  dropped,
  inserted,
  nearMisses,
  replaced,
  mistakeIn,
  oneOfWays,
  together,
  unreadable,
  type NearMiss,
  type Written,
} from './nearMiss.js'
import { strategyNames } from '../domain/session/tokens.js'
import type { SessionUser, StoredTokens, StrategyName, TokenGrant } from '../ports/session.js'
import type { Pinned } from './pinnedFields.js'

/** An opaque access token: 32 random bytes, base64url.
 * @example
 * fc.assert(fc.property(arb.accessToken(), (token) => accessToken(token)._tag === 'Right')) */
export const accessToken = (): fc.Arbitrary<AccessToken> =>
  fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => base64Url(bytes) as AccessToken)

/** A token with its type in front and white space. It tests that only the token is stored.
 * @example
 * fc.assert(fc.property(arb.writtenAccessToken(), ({ text, value }) => valueOf(accessToken(text)) === value)) */
export const writtenAccessToken = (): fc.Arbitrary<Written<AccessToken>> =>
  fc
    .tuple(
      accessToken(),
      oneOfWays({
        '': '',
        'with its type': 'Bearer ',
        'with its type in small letters': 'bearer  ',
        'with its type in capitals': ' BEARER\t',
      }),
      oneOfWays({ '': '', 'a space behind': ' ', 'a line end behind': '\n' }),
    )
    .map(([value, [type, before], [end, behind]]) => ({
      text: before + value + behind,
      value,
      way: together(type, end),
    }))

/** One mistake in a token: a space, line end, invisible character, letter beyond ASCII, empty, or an extra header.
 * @example
 * fc.assert(fc.property(arb.nearAccessToken(), ({ input }) => accessToken(input)._tag === 'Left')) */
export const nearAccessToken = (): fc.Arbitrary<NearMiss<AccessToken>> =>
  nearMisses(
    {
      'a space within': mistakeIn(accessToken(), (token) =>
        inserted(token, fc.constantFrom(' ', '\t'), 7, token.length - 1),
      ),
      'a line end within': mistakeIn(accessToken(), (token) =>
        inserted(token, fc.constantFrom('\n', '\r'), 7, token.length - 1),
      ),
      'an unreadable character': mistakeIn(accessToken(), (token) => inserted(token, unreadable())),
      'a letter beyond ASCII': mistakeIn(accessToken(), (token) =>
        replaced(token, fc.constantFrom('ก', 'é', '\u200B')),
      ),
    },
    {
      empty: mistakeIn(accessToken(), () => fc.constant('')),
      blank: mistakeIn(accessToken(), () => fc.constantFrom(' ', '\t', '\n')),
      'nothing but its type': mistakeIn(accessToken(), () => fc.constantFrom('Bearer', 'bearer ', 'Bearer\n')),
      'a header more': mistakeIn(accessToken(), (token) => fc.constant(`${token}\r\nx-api-key: other`)),
    },
  )

/** The address after a return from a provider, and the saved departure. */
export interface ReturnedWith {
  readonly search: string
  readonly hash: string
  readonly saved: SavedDeparture | null
}

const sentAlong = (state: string, token: string) => `state=${state}&access_token=${token}&token_type=bearer`

/**
 * A valid return, in the query or in the hash.
 * @example
 * fc.assert(fc.property(arb.socialReturn(), ({ search, hash, saved }) => socialReturn(search, hash, saved)._tag === 'Right'))
 */
export const socialReturn = (): fc.Arbitrary<ReturnedWith> =>
  fc.tuple(fc.stringMatching(/^[A-Za-z0-9_-]{10}$/), accessToken(), fc.boolean()).map(([state, token, inHash]) => ({
    search: inHash ? '' : `?${sentAlong(state, token)}`,
    hash: inHash ? `#${sentAlong(state, token)}` : '',
    saved: { state, nonce: null },
  }))

const savedOf = ({ saved }: ReturnedWith): SavedDeparture => saved ?? { state: '', nonce: null }
const savedWith = (of: ReturnedWith, state: fc.Arbitrary<string>): fc.Arbitrary<ReturnedWith> =>
  state.map((changed) => ({ ...of, saved: { ...savedOf(of), state: changed } }))

/** One mistake in a valid return: the state has a character changed, missing or extra, or nothing was saved.
 * @example
 * const refused = ({ search, hash, saved }: arb.ReturnedWith) => socialReturn(search, hash, saved)._tag === 'Left'
 * fc.assert(fc.property(arb.nearSocialReturn(), ({ input }) => refused(input))) */
export const nearSocialReturn = (): fc.Arbitrary<NearMiss<ReturnedWith, ReturnedWith>> =>
  nearMisses<ReturnedWith, ReturnedWith>({
    'a character of the state changed': mistakeIn(socialReturn(), (of) =>
      savedWith(of, replaced(savedOf(of).state, fc.constant('.'))),
    ),
    'a character of the state missing': mistakeIn(socialReturn(), (of) => savedWith(of, dropped(savedOf(of).state))),
    'a character of the state too many': mistakeIn(socialReturn(), (of) =>
      savedWith(of, inserted(savedOf(of).state, fc.constant('x'))),
    ),
    'an empty state': mistakeIn(socialReturn(), (of) => savedWith(of, fc.constant(''))),
    'nothing saved': mistakeIn(socialReturn(), (of) => fc.constant({ ...of, saved: null })),
  })

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0) & 127)

export const foreignJwt = (claims: Readonly<Record<string, unknown>>): string =>
  [{ alg: 'none', typ: 'JWT' }, claims].map((part) => base64Url(ascii(JSON.stringify(part)))).join('.') + '.c2ln'

export const strategyName = (): fc.Arbitrary<StrategyName> => fc.constantFrom(...strategyNames)

/** A token response with lifetimes in seconds; null: not given by the server.
 * @example
 * fc.assert(fc.property(arb.tokenGrant({ expiresIn: fc.constant(60) }), (grant) => grant.expiresIn === 60)) */
export const tokenGrant = (fixed: Pinned<TokenGrant> = {}): fc.Arbitrary<TokenGrant> =>
  fc.record(
    {
      accessToken: accessToken(),
      expiresIn: fc.option(fc.integer({ min: 1, max: 86_400 })),
      refreshExpiresIn: fc.option(fc.integer({ min: 1, max: 2_592_000 })),
      ...fixed,
    },
    { noNullPrototype: true },
  )

/** Stored tokens whose ends lie up to 40 days around `now` (milliseconds).
 * @example
 * fc.assert(fc.property(arb.storedTokens(0), (tokens) => tokens.token !== null || tokenStatus(0, tokens) !== 'valid'))
 */
export const storedTokens = (now: number, fixed: Pinned<StoredTokens> = {}): fc.Arbitrary<StoredTokens> => {
  const end = fc.option(fc.integer({ min: -40 * 86_400_000, max: 40 * 86_400_000 }).map((ms) => now + ms))
  return fc.record(
    {
      token: fc.option(accessToken()),
      tokenExpiresAt: end,
      refreshExpiresAt: end,
      refreshToken: accessToken(),
      ...fixed,
    },
    { noNullPrototype: true, requiredKeys: ['token', 'tokenExpiresAt', 'refreshExpiresAt'] },
  )
}

/** A signed-in user, with and without e-mail and name.
 * @example
 * fc.assert(fc.property(arb.sessionUser({ email: fc.constant(null) }), ({ email }) => email === null)) */
export const sessionUser = (fixed: Pinned<SessionUser> = {}): fc.Arbitrary<SessionUser> =>
  fc.record(
    {
      id: fc.uuid(),
      email: fc.option(fc.emailAddress()),
      name: fc.option(fc.constantFrom('ปณิธาน', 'Mali', 'แม่น้องข้าว')),
      ...fixed,
    },
    { noNullPrototype: true },
  )
