import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type { User } from '@careplus/adapters/contract'
import type { StrategyName } from '@careplus/core/ports'
import { auditing } from '../audit/audit.js'
import { opaqueToken, sha256 } from '../crypto/tokens.js'
import { refuse, type Refused } from '../http/refused.js'
import { refreshLifeSeconds } from '../http/refreshCookie.js'
import { takingBack, type Try } from '../limits/tries.js'
import { userColumns, userOf } from '../members/members.js'
import { prepared } from '../store/prepared.js'
import type { Db } from '../store/store.js'

/** Source: the product's session rules. */
export const accessLifeSeconds = 1800

export interface Tokens {
  readonly access: string
  readonly refresh: string
}

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)

const newTokens = (): Tokens => ({ access: opaqueToken(), refresh: opaqueToken() })

/** Only the tokens' hashes are stored. In the order that a prepared statement takes them. */
type Pair = readonly [
  access: string,
  accessEnds: Date,
  refresh: string,
  refreshEnds: Date,
  session: string,
  member: string,
  now: Date,
]

const pairOf = ({ access, refresh }: Tokens, session: string, member: string, now: Date): Pair => [
  sha256(access),
  after(now, accessLifeSeconds),
  sha256(refresh),
  after(now, refreshLifeSeconds),
  session,
  member,
  now,
]

const accessRow = ([hash, expires_at, , , session_id, member_id]: Pair) => ({ hash, session_id, member_id, expires_at })

const refreshRow = ([, , hash, expires_at, session_id, , issued_at]: Pair, predecessor: string | null) => ({
  hash,
  session_id,
  predecessor,
  issued_at,
  expires_at,
  used_at: null,
  replaced_at: null,
})

const storePair = prepared((db, predecessor: string, ...pair: Pair) =>
  db
    .with('access', (also) => also.insertInto('access_tokens').values(accessRow(pair)))
    .insertInto('refresh_tokens')
    .values(refreshRow(pair, predecessor)),
)

/** The pair that follows `predecessor` in a session. */
export const issueTokens = async (
  db: Db,
  { sessionId, memberId, predecessor }: { sessionId: string; memberId: string; predecessor: string },
  now: Date,
): Promise<Tokens> => {
  const tokens = newTokens()
  await storePair(db, predecessor, ...pairOf(tokens, sessionId, memberId, now))
  return tokens
}

/** A session, its first pair, and the member's row, in one statement: it is one of the two that a sign-in waits for. */
const opening = (db: Db, strategy: StrategyName, device: string, pair: Pair) => {
  const [, , , , id, member_id, now] = pair
  return db
    .with('session', (also) =>
      also.insertInto('sessions').values({
        id,
        member_id,
        created_at: now,
        ended_at: null,
        strategy,
        device,
        proved_at: now,
        last_used_at: now,
      }),
    )
    .with('access', (also) => also.insertInto('access_tokens').values(accessRow(pair)))
    .with('refresh', (also) => also.insertInto('refresh_tokens').values(refreshRow(pair, null)))
}

const open = prepared((db, strategy: StrategyName, device: string, ...pair: Pair) =>
  opening(db, strategy, device, pair).selectFrom('members').select(userColumns).where('id', '=', pair[5]),
)

const openAfterTry = prepared(
  (db, rule: string, account: string, hit: string, strategy: StrategyName, device: string, ...pair: Pair) =>
    opening(db, strategy, device, pair)
      .with('forgotten', () => takingBack(db, rule, account, hit))
      .with('told', () => auditing(db, pair[5], 'member.signed-in', pair[5], pair[6]))
      .selectFrom('members')
      .select(userColumns)
      .where('id', '=', pair[5]),
)

export interface NewSession {
  readonly member: string
  readonly strategy: StrategyName
  /** What the device calls itself. */
  readonly device: string
  /** A password was tried: its failures are forgotten and the sign-in is put on record, all in one. */
  readonly tried?: Try
}

export interface Started {
  readonly tokens: Tokens
  readonly user: User
}

/** Signing in is a proof of who it is, as fresh as can be. */
export const startSession = async (
  db: Db,
  { member, strategy, device, tried }: NewSession,
  now: Date,
): Promise<Started> => {
  const tokens = newTokens()
  const pair = pairOf(tokens, randomUUID(), member, now)
  const named = device.slice(0, 300)
  const [row] =
    tried === undefined
      ? await open(db, strategy, named, ...pair)
      : await openAfterTry(db, tried.rule, tried.account, tried.networkHit, strategy, named, ...pair)
  return { tokens, user: userOf(row) }
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
