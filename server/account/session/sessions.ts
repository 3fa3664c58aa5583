import { randomUUID } from 'node:crypto'
import { sql, type Expression, type InsertObject, type QueryCreator } from 'kysely'
import type { User } from '@careplus/adapters/internal/contract'
import { refreshLifeS, tokenLifeS } from '@careplus/core/internal/session'
import type { StrategyName } from '@careplus/core/ports'
import { opaqueToken, sha256 } from '../../platform/crypto/tokens.js'
import { accessTokenOf } from '../../platform/http/signedIn.js'
import { deletingFailures, pauseBefore, type PasswordAttempt } from '../../platform/limits/passwordAttempts.js'
import { userColumns, userOf } from '../members/members.js'
import { prepared } from '../../platform/store/prepared.js'
import type { Schema } from '../../platform/store/schema.js'
import type { Db } from '../../platform/store/store.js'

export interface Tokens {
  readonly access: string
  readonly refresh: string
  readonly refreshLifeS: number
}

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)

const newTokens = (life = refreshLifeS): Tokens => ({
  access: opaqueToken(),
  refresh: opaqueToken(),
  refreshLifeS: life,
})

type Pair = {
  readonly access: string
  readonly accessEnds: Date
  readonly refresh: string
  readonly refreshEnds: Date
  readonly session: string
  readonly member: string
  readonly now: Date
}

const pairOf = ({ access, refresh, refreshLifeS: life }: Tokens, session: string, member: string, now: Date): Pair => ({
  access: sha256(access),
  accessEnds: after(now, tokenLifeS),
  refresh: sha256(refresh),
  refreshEnds: after(now, life),
  session,
  member,
  now,
})

const accessRow = ({ access, accessEnds, session, member }: Pair) => ({
  hash: access,
  session_id: session,
  member_id: member,
  expires_at: accessEnds,
})

const refreshRow = ({ refresh, refreshEnds, session, now }: Pair, predecessor: string | null) => ({
  hash: refresh,
  session_id: session,
  predecessor,
  issued_at: now,
  expires_at: refreshEnds,
  used_at: null,
  replaced_at: null,
})

const storePair = prepared((db, predecessor: string, pair: Pair) =>
  db
    .with('access', (also) => also.insertInto('access_tokens').values(accessRow(pair)))
    .insertInto('refresh_tokens')
    .values(refreshRow(pair, predecessor)),
)

export const issueTokens = async (
  db: Db,
  { sessionId, memberId, predecessor }: { sessionId: string; memberId: string; predecessor: string },
  familyLeftS: number,
  now: Date,
): Promise<Tokens> => {
  const tokens = newTokens(Math.min(refreshLifeS, familyLeftS))
  await storePair(db, predecessor, pairOf(tokens, sessionId, memberId, now))
  return tokens
}

type Owned = Schema & { readonly owner: { readonly member: string } }

const ofOwner = <Table extends keyof Schema>(db: QueryCreator<Owned>, table: Table, row: InsertObject<Schema, Table>) =>
  db
    .insertInto<keyof Schema>(table)
    .columns(Object.keys(row) as never[])
    .expression(db.selectFrom('owner').select(Object.entries(row).map(([name, value]) => sql`${value}`.as(name))))

/** If the member has a password, only the password counts; without an address it could not be recovered. */
const provedAt = (strategy: StrategyName, now: Date) =>
  sql<Date | null>`case when ${strategy} = 'local1'
    or not exists (
      select from credentials
      join members on members.id = credentials.member_id and members.email is not null
      where credentials.member_id = owner.member
    ) then ${now}::timestamptz end`

/** One statement opens the session, stores its first tokens and loads the member: a sign-in waits for two statements. */
const opening = (db: QueryCreator<Owned>, strategy: StrategyName, device: string, pair: Pair) => {
  const { session: id, member: member_id, now } = pair
  const session = {
    id,
    member_id,
    created_at: now,
    ended_at: null,
    strategy,
    device,
    proved_at: provedAt(strategy, now),
    last_used_at: now,
  }
  return db
    .with('session', (also) => ofOwner(also, 'sessions', session))
    .with('access', (also) => ofOwner(also, 'access_tokens', accessRow(pair)))
    .with('refresh', (also) => ofOwner(also, 'refresh_tokens', refreshRow(pair, null)))
}

const open = prepared((db, strategy: StrategyName, device: string, pair: Pair) => {
  const owned = db.with('owner', (of) => of.selectFrom('members').select('id as member').where('id', '=', pair.member))
  return opening(owned, strategy, device, pair)
    .selectFrom('owner')
    .innerJoin('members', 'members.id', 'owner.member')
    .select(userColumns)
})

/** Locks the password's row: a password change comes before this session, or ends it. */
const openingByPassword = (
  db: Db,
  passwordHash: string,
  device: string,
  pair: Pair,
  allowed: Expression<boolean> = sql.lit(true),
) => {
  const owned = db.with('owner', (of) =>
    of
      .selectFrom('credentials')
      .select('member_id as member')
      .where('member_id', '=', pair.member)
      .where('password_hash', '=', passwordHash)
      .where(allowed)
      .forShare(),
  )
  const auditEntry = { actor: pair.member, action: 'member.signed-in', subject: pair.member, at: pair.now } as const
  return opening(owned, 'local1', device, pair).with('told', (also) => ofOwner(also, 'audit', auditEntry))
}

const openByPassword = prepared((db, passwordHash: string, device: string, pair: Pair) =>
  openingByPassword(db, passwordHash, device, pair)
    .selectFrom('owner')
    .innerJoin('members', 'members.id', 'owner.member')
    .select(userColumns),
)

/** Checks the wait again, because many attempts may have been checked at once. */
const openAfterAttempt = prepared((db, passwordHash: string, device: string, pair: Pair, made: PasswordAttempt) =>
  openingByPassword(db, passwordHash, device, pair, sql<boolean>`${pauseBefore(made)} <= 0`)
    .with('forgotten', () => deletingFailures(db, made).where(sql<boolean>`exists (select from owner)`))
    .selectFrom('owner')
    .innerJoin('members', 'members.id', 'owner.member')
    .select(userColumns),
)

export interface NewSession {
  readonly id?: string
  readonly member: string
  readonly strategy: StrategyName
  readonly device: string
}

export interface Started {
  readonly tokens: Tokens
  readonly user: User
}

const named = (device: string): string => device.slice(0, 300)

export const startSession = async (
  db: Db,
  { id = randomUUID(), member, strategy, device }: NewSession,
  now: Date,
): Promise<Started> => {
  const tokens = newTokens()
  const [row] = await open(db, strategy, named(device), pairOf(tokens, id, member, now))
  return { tokens, user: userOf(row) }
}

export interface Known {
  readonly member: string
  readonly passwordHash: string
  /** Attempts to forget when the sign-in succeeds. Absent: they are not counted. */
  readonly made?: PasswordAttempt
}

/** Forgets the failures and records the sign-in in the same statement. Null: the password has changed, or the member must wait. */
export const startSessionByPassword = async (
  db: Db,
  { member, passwordHash, made, device }: Known & Pick<NewSession, 'device'>,
  now: Date,
): Promise<Started | null> => {
  const tokens = newTokens()
  const pair = pairOf(tokens, randomUUID(), member, now)
  const [row] =
    made === undefined
      ? await openByPassword(db, passwordHash, named(device), pair)
      : await openAfterAttempt(db, passwordHash, named(device), pair, made)
  return row === undefined ? null : { tokens, user: userOf(row) }
}

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

interface Which {
  readonly except?: string | undefined
  readonly strategy?: StrategyName
}

export const endSessionsOf = async (
  db: Db,
  member: string,
  now: Date,
  { except, strategy }: Which = {},
): Promise<number> => {
  let open = db.selectFrom('sessions').select('id').where('member_id', '=', member).where('ended_at', 'is', null)
  if (except !== undefined) open = open.where('id', '!=', except)
  if (strategy !== undefined) open = open.where('strategy', '=', strategy)
  const sessions = await open.orderBy('id').execute()
  for (const { id } of sessions) await endSession(db, id, now)
  return sessions.length
}

/** Also of an expired token. */
export const sessionOfAccess = async (db: Db, authorization: string | undefined): Promise<string | null> =>
  (await accessTokenOf(db, authorization))?.session_id ?? null

export const sessionOfRefresh = async (db: Db, token: string): Promise<string | null> => {
  const row = await db
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('hash', '=', sha256(token))
    .executeTakeFirst()
  return row?.session_id ?? null
}
