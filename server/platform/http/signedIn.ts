import * as E from 'fp-ts/Either'
import { sha256 } from '../crypto/tokens.js'
import { prepared } from '../store/prepared.js'
import type { Db } from '../store/store.js'
import { refuse, type Refused } from '../refusal/refused.js'

/** Null: not one of our tokens. */
const bearerOf = (authorization: string | undefined): string | null =>
  /^Bearer ([A-Za-z0-9_-]{1,128})$/i.exec(authorization ?? '')?.[1] ?? null

const byHash = prepared((db, hash: string) =>
  db.selectFrom('access_tokens').select(['member_id', 'session_id', 'expires_at']).where('hash', '=', hash),
)

export interface SignedIn {
  readonly member: string
  readonly session: string
}

/** Null: not one of our tokens. */
export const accessHashOf = (authorization: string | undefined): string | null => {
  const token = bearerOf(authorization)
  return token === null ? null : sha256(token)
}

interface AccessToken {
  readonly member_id: string
  readonly session_id: string
  readonly expires_at: Date
}

export const signedInByToken = (token: AccessToken, now: Date): E.Either<Refused, SignedIn> =>
  token.expires_at > now ? E.right({ member: token.member_id, session: token.session_id }) : refuse('token_expired')

export const accessTokenOf = async (db: Db, authorization: string | undefined): Promise<AccessToken | undefined> => {
  const hash = accessHashOf(authorization)
  return hash === null ? undefined : (await byHash(db, hash))[0]
}

/** Loaded at each call, so that signing out takes effect at once. */
export const signedInBy = async (
  db: Db,
  authorization: string | undefined,
  now: Date,
): Promise<E.Either<Refused, SignedIn>> => {
  const token = await accessTokenOf(db, authorization)
  return token === undefined ? refuse('token_invalid') : signedInByToken(token, now)
}
