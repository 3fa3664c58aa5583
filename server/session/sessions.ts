import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type { StrategyName } from '@careplus/core/ports'
import { opaqueToken, sha256 } from '../crypto/tokens.js'
import { refuse, type Refused } from '../http/refused.js'
import { refreshLifeSeconds } from '../http/refreshCookie.js'
import { prepared } from '../store/prepared.js'
import type { Db } from '../store/store.js'

/** Source: the product's session rules. */
export const accessLifeSeconds = 1800

export interface Tokens {
  readonly access: string
  readonly refresh: string
}

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)

/** A new pair in a session; only their hashes are stored. */
export const issueTokens = async (
  db: Db,
  { sessionId, memberId, predecessor }: { sessionId: string; memberId: string; predecessor: string | null },
  now: Date,
): Promise<Tokens> => {
  const tokens = { access: opaqueToken(), refresh: opaqueToken() }
  await db
    .insertInto('access_tokens')
    .values({
      hash: sha256(tokens.access),
      session_id: sessionId,
      member_id: memberId,
      expires_at: after(now, accessLifeSeconds),
    })
    .execute()
  await db
    .insertInto('refresh_tokens')
    .values({
      hash: sha256(tokens.refresh),
      session_id: sessionId,
      predecessor,
      issued_at: now,
      expires_at: after(now, refreshLifeSeconds),
      used_at: null,
      replaced_at: null,
    })
    .execute()
  return tokens
}

export interface NewSession {
  readonly member: string
  readonly strategy: StrategyName
  /** What the device calls itself. */
  readonly device: string
}

/** Signing in is a proof of who it is, as fresh as can be. */
export const startSession = async (db: Db, { member, strategy, device }: NewSession, now: Date): Promise<Tokens> => {
  const sessionId = randomUUID()
  await db
    .insertInto('sessions')
    .values({
      id: sessionId,
      member_id: member,
      created_at: now,
      ended_at: null,
      strategy,
      device: device.slice(0, 300),
      proved_at: now,
      last_used_at: now,
    })
    .execute()
  return issueTokens(db, { sessionId, memberId: member, predecessor: null }, now)
}

/** The session and all its tokens are of no use from here on. */
export const endSession = async (db: Db, sessionId: string, now: Date): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
  await db.deleteFrom('access_tokens').where('session_id', '=', sessionId).execute()
  await db.deleteFrom('refresh_tokens').where('session_id', '=', sessionId).execute()
}

/** Ends every session of a member but the one to keep. Answers how many. */
export const endSessionsOf = async (db: Db, member: string, now: Date, keep?: string): Promise<number> => {
  const open = db.selectFrom('sessions').select('id').where('member_id', '=', member).where('ended_at', 'is', null)
  const sessions = await (keep === undefined ? open : open.where('id', '!=', keep)).execute()
  for (const { id } of sessions) await endSession(db, id, now)
  return sessions.length
}

/** `Bearer` and a token of ours; null for anything else. */
const bearerOf = (authorization: string | undefined): string | null =>
  /^Bearer ([A-Za-z0-9_-]{1,128})$/i.exec(authorization ?? '')?.[1] ?? null

const byHash = prepared((db, hash: string) =>
  db.selectFrom('access_tokens').select(['member_id', 'session_id', 'expires_at']).where('hash', '=', hash),
)

const accessToken = async (db: Db, token: string) => (await byHash(db, sha256(token)))[0]

/** Whose call it is, and in which of their sessions. */
export interface SignedIn {
  readonly member: string
  readonly session: string
}

/** Who calls. Looked up each time, so that signing out acts at once. */
export const signedInBy = async (
  db: Db,
  authorization: string | undefined,
  now: Date,
): Promise<E.Either<Refused, SignedIn>> => {
  const token = bearerOf(authorization)
  const row = token === null ? undefined : await accessToken(db, token)
  if (row === undefined) return refuse('token_invalid')
  return row.expires_at > now ? E.right({ member: row.member_id, session: row.session_id }) : refuse('token_expired')
}

/** The session that a token belongs to, also when the token has expired. */
export const sessionOfAccess = async (db: Db, authorization: string | undefined): Promise<string | null> => {
  const token = bearerOf(authorization)
  return token === null ? null : ((await accessToken(db, token))?.session_id ?? null)
}

export const sessionOfRefresh = async (db: Db, token: string): Promise<string | null> => {
  const row = await db
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('hash', '=', sha256(token))
    .executeTakeFirst()
  return row?.session_id ?? null
}
