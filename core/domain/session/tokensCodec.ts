import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { AccessToken } from './token.js'
import type { StoredTokens, TokenGrant } from './tokens.js'
import { readUser, type SessionUser } from './user.js'

const token = () => t.refinement(t.string, (text): boolean => AccessToken.is(text), 'AccessToken')
const wholeOrNull = () => t.union([t.refinement(t.number, Number.isSafeInteger, 'WholeNumber'), t.null])

/** Tokens as a device stores them. Unknown keys are dropped. */
export const StoredTokensCodec: t.Type<StoredTokens, unknown> = /*#__PURE__*/ (() =>
  t.exact(
    t.intersection(
      [
        t.type({
          token: t.union([token(), t.null]),
          tokenExpiresAt: wholeOrNull(),
          refreshExpiresAt: wholeOrNull(),
        }),
        t.partial({ refreshToken: token(), refreshable: t.literal(true), member: t.string }),
      ],
      'StoredTokens',
    ),
  ))()

/** A token response, lifetimes in seconds. Unknown keys are dropped. */
export const TokenGrantCodec: t.Type<TokenGrant, unknown> = /*#__PURE__*/ (() =>
  t.exact(
    t.intersection(
      [
        t.type({ accessToken: token(), expiresIn: wholeOrNull(), refreshExpiresIn: wholeOrNull() }),
        t.partial({ refreshToken: token() }),
      ],
      'TokenGrant',
    ),
  ))()

const decodeUser = (input: unknown) => readUser('')(input)

/** A user of `readUser`, with its other fields. */
export const SessionUserCodec = /*#__PURE__*/ new t.Type<SessionUser, SessionUser, unknown>(
  'SessionUser',
  (input): input is SessionUser => {
    const decoded = decodeUser(input)
    const fields = input as Readonly<Record<string, unknown>>
    return isRight(decoded) && ['id', 'email', 'name'].every((key) => decoded.right[key] === fields[key])
  },
  (input, context) => {
    const decoded = decodeUser(input)
    return isRight(decoded) ? t.success(decoded.right) : t.failure(input, context, 'UserFieldMissing')
  },
  t.identity,
)
