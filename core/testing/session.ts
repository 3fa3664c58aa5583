import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { base64Url } from '../domain/session/jwt.js'
import { strategyNames } from '../domain/session/tokens.js'
import type { SessionUser, StoredTokens, StrategyName, TokenGrant } from '../ports/session.js'

/**
 * An opaque access token: 32 random bytes, base64url.
 * @example
 * fc.assert(fc.property(arb.opaqueToken(), (token) => accessToken(token)._tag === 'Right'))
 */
export const opaqueToken = (): fc.Arbitrary<string> =>
  fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => base64Url(bytes))

/**
 * What must never be stored as a token: empty, blank, or with something in it that no header carries.
 * @example
 * fc.assert(fc.property(arb.nearMissToken(), (token) => accessToken(token)._tag === 'Left'))
 */
export const nearMissToken = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('', ' ', '\t', 'Bearer ', 'bearer', 'a b', 'a\nb', 'a\0b', 'ก'),
    opaqueToken().map((token) => `${token}\r\nx-api-key: other`),
  )

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0) & 127)

/**
 * A JSON Web Token with these claims, unsigned: only what is read without proof. Claims in ASCII.
 * @example
 * jwtClaims(arb.foreignJwt({ sub: 'mali' })).sub // => 'mali'
 */
export const foreignJwt = (claims: Readonly<Record<string, unknown>>): string =>
  [{ alg: 'none', typ: 'JWT' }, claims].map((part) => base64Url(ascii(JSON.stringify(part)))).join('.') + '.c2ln'

/**
 * Any way to sign in.
 * @example
 * fc.assert(fc.property(arb.strategyName(), (name) => isStrategyName(name)))
 */
export const strategyName = (): fc.Arbitrary<StrategyName> => fc.constantFrom(...strategyNames)

/**
 * Lives in seconds; null where a back end does not tell one.
 * @example
 * fc.assert(fc.property(arb.tokenGrant({ expiresIn: fc.constant(60) }), (grant) => grant.expiresIn === 60))
 */
export const tokenGrant = (
  fixed: { readonly [K in keyof TokenGrant]?: fc.Arbitrary<TokenGrant[K]> } = {},
): fc.Arbitrary<TokenGrant> =>
  fc.record(
    {
      accessToken: opaqueToken(),
      expiresIn: fc.option(fc.integer({ min: 1, max: 86_400 })),
      refreshExpiresIn: fc.option(fc.integer({ min: 1, max: 2_592_000 })),
      ...fixed,
    },
    { noNullPrototype: true },
  )

/**
 * Tokens as stored, in any state around `now` (milliseconds): ends up to 40 days before or after it.
 * @example
 * fc.assert(fc.property(arb.storedTokens(0), (tokens) => tokens.token !== null || tokenStatus(0, tokens) !== 'valid'))
 */
export const storedTokens = (
  now: number,
  fixed: { readonly [K in keyof StoredTokens]?: fc.Arbitrary<StoredTokens[K]> } = {},
): fc.Arbitrary<StoredTokens> => {
  const end = fc.option(fc.integer({ min: -40 * 86_400_000, max: 40 * 86_400_000 }).map((ms) => now + ms))
  return fc.record(
    {
      token: fc.option(opaqueToken()),
      tokenExpiresAt: end,
      refreshExpiresAt: end,
      refreshToken: opaqueToken(),
      ...fixed,
    },
    { noNullPrototype: true, requiredKeys: ['token', 'tokenExpiresAt', 'refreshExpiresAt'] },
  )
}

/**
 * A signed-in user, with and without e-mail and name.
 * @example
 * fc.assert(fc.property(arb.sessionUser(), (user) => readUser()({ user })._tag === 'Right'))
 */
export const sessionUser = (): fc.Arbitrary<SessionUser> =>
  fc.record(
    {
      id: fc.uuid(),
      email: fc.option(fc.emailAddress()),
      name: fc.option(fc.constantFrom('ปณิธาน', 'Mali', 'แม่น้องข้าว')),
    },
    { noNullPrototype: true },
  )

/**
 * The right side, or a defect: for tests that know.
 * @example
 * rightOf(citizenId('1-1017-00230-70-8')) // => '1101700230708'
 */
export const rightOf = <A>(either: E.Either<unknown, A>): A => {
  if (E.isLeft(either)) throw new Error(`expected a success, got ${JSON.stringify(either.left)}`)
  return either.right
}
