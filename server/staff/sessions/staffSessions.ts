import * as E from 'fp-ts/Either'
import { staffRoles, type StaffRole } from '@careplus/core/internal/staff'
import { staffIdleMs, staffLongestMs } from '@careplus/adapters/internal/contract'
import { audit } from '../../platform/audit/audit.js'
import { opaqueToken, sha256 } from '../../platform/crypto/tokens.js'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import { countHits } from '../../platform/limits/limits.js'
import { staffTokenAttempts } from '../../platform/limits/limitRules.js'
import { inTransaction, type Db, type Tx } from '../../platform/store/store.js'
import { heldGrants } from '../people/heldGrants.js'
import { actorOf } from './staffNames.js'

/** The person who acts: `id` of their token, or the name of a local user. */
export interface StaffPerson {
  readonly id: string
  readonly name: string
  readonly roles: ReadonlyArray<StaffRole>
}

/** Whoever reads the data folder administers the machine, and is recorded so. */
export const localPerson = (name: string): StaffPerson => ({ id: name, name, roles: ['it-admin'] })

export interface Staff extends StaffPerson {
  /** A local user with access to the data folder, who may do more than a token. */
  readonly local: boolean
  /** Hash of the session; null: the token itself was sent. */
  readonly session: string | null
  readonly endsAt: Date
}

/** Milliseconds between extensions of a session. */
const moveAfterMs = 60_000

const wrong = async (db: Db, network: string, now: Date): Promise<E.Either<Refused, never>> => {
  const counted = await inTransaction(db, async (tx) => {
    const hits = await countHits(tx, [staffTokenAttempts(network)], now, 'too_many_tries')
    if (E.isRight(hits))
      await audit(tx, { actor: 'nobody', action: 'staff.sign-in-failed', subject: sha256(network) }, now)
    return hits
  })
  return E.isLeft(counted) ? counted : refuse('token_invalid')
}

const tokenBy = (db: Db, hash: string) =>
  db.selectFrom('staff_tokens').select(['id', 'name', 'roles', 'expires_at', 'ended_at']).where('token_hash', '=', hash)

const sessionBy = (db: Db, hash: string) =>
  db
    .selectFrom('staff_sessions')
    .leftJoin('staff_tokens', 'staff_tokens.id', 'staff_sessions.token_id')
    .select(['staff_sessions.token_id', 'staff_sessions.name', 'ends_at', 'latest_end'])
    .select(['staff_tokens.roles', 'staff_tokens.expires_at', 'staff_tokens.ended_at'])
    .where('hash', '=', hash)

const rolesOf = async (db: Db, person: string, now: Date): Promise<ReadonlyArray<StaffRole>> => {
  const rows = await heldGrants(db, now).select('role').where('person_id', '=', person).orderBy('role').execute()
  return rows.map(({ role }) => role)
}

/** Of a token or a person by their id; null: they are no longer staff. */
export const rolesOfStaff = async (db: Db, id: string, now: Date): Promise<ReadonlyArray<StaffRole> | null> => {
  const token = await db
    .selectFrom('staff_tokens')
    .select('roles')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (token !== undefined) return token.roles ?? staffRoles
  const person = db.selectFrom('staff_people').select('id').where('id', '=', id).where('ended_at', 'is', null)
  return (await person.executeTakeFirst()) === undefined ? null : rolesOf(db, id, now)
}

const endAfter = (now: Date, latest: Date): Date => new Date(Math.min(now.getTime() + staffIdleMs, latest.getTime()))

/** Of somebody who has signed in at the directory. The roles are those of now, not of the sign-in. */
export const staffOfPersonSession = async (db: Db, secret: string, now: Date): Promise<E.Either<Refused, Staff>> => {
  const session = sha256(secret)
  const row = await db
    .selectFrom('staff_person_sessions')
    .innerJoin('staff_people', 'staff_people.id', 'staff_person_sessions.person_id')
    .select(['staff_people.id', 'staff_people.name', 'staff_people.ended_at', 'ends_at', 'latest_end'])
    .where('hash', '=', session)
    .executeTakeFirst()
  // A session that began while its person was being removed still exists.
  if (row === undefined || row.ended_at !== null) return refuse('token_invalid')
  if (row.ends_at <= now) return refuse('token_expired')
  const wanted = endAfter(now, row.latest_end)
  const moved = wanted.getTime() - row.ends_at.getTime() >= moveAfterMs
  if (moved)
    await db.updateTable('staff_person_sessions').set({ ends_at: wanted }).where('hash', '=', session).execute()
  const { id, name } = row
  const roles = await rolesOf(db, id, now)
  return E.right({ id, name, roles, local: false, session, endsAt: moved ? wanted : row.ends_at })
}

/** With a cookie: of a token or of a person. */
export const staffOfCookie = async (db: Db, secret: string, now: Date): Promise<E.Either<Refused, Staff>> => {
  const ofPerson = await staffOfPersonSession(db, secret, now)
  return E.isLeft(ofPerson) && ofPerson.left.code === 'token_invalid' ? staffOfSession(db, secret, now) : ofPerson
}

export const staffOfSession = async (db: Db, secret: string, now: Date): Promise<E.Either<Refused, Staff>> => {
  const session = sha256(secret)
  const row = await sessionBy(db, session).executeTakeFirst()
  if (row === undefined) return refuse('token_invalid')
  // A session that began while its token was being ended still exists.
  if (row.ends_at <= now || row.ended_at !== null || (row.expires_at !== null && row.expires_at <= now))
    return refuse('token_expired')
  const endsAt = endAfter(now, row.latest_end)
  const moved = endsAt.getTime() - row.ends_at.getTime() >= moveAfterMs
  if (moved) await db.updateTable('staff_sessions').set({ ends_at: endsAt }).where('hash', '=', session).execute()
  const person =
    row.token_id === null ? localPerson(row.name) : { id: row.token_id, name: row.name, roles: row.roles ?? staffRoles }
  return E.right({ ...person, local: row.token_id === null, session, endsAt: moved ? endsAt : row.ends_at })
}

/** Token or session. Wrong ones are counted; right ones always succeed. */
export const staffOfBearer = async (
  db: Db,
  bearer: string,
  network: string,
  now: Date,
): Promise<E.Either<Refused, Staff>> => {
  const token = await tokenBy(db, sha256(bearer)).executeTakeFirst()
  if (token !== undefined) {
    if (token.ended_at !== null || token.expires_at <= now) return refuse('token_expired')
    const { id, name, roles } = token
    return E.right({ id, name, roles: roles ?? staffRoles, local: false, session: null, endsAt: token.expires_at })
  }
  const ofSession = await staffOfSession(db, bearer, now)
  return E.isLeft(ofSession) && ofSession.left.code === 'token_invalid' ? wrong(db, network, now) : ofSession
}

export interface NewSession {
  readonly secret: string
  readonly person: StaffPerson
  readonly endsAt: Date
}

const open = async (db: Db, token_id: string | null, person: StaffPerson, now: Date): Promise<NewSession> => {
  const secret = opaqueToken()
  const endsAt = new Date(now.getTime() + staffIdleMs)
  await db
    .insertInto('staff_sessions')
    .values({
      hash: sha256(secret),
      token_id,
      name: person.name,
      ends_at: endsAt,
      latest_end: new Date(now.getTime() + staffLongestMs),
    })
    .execute()
  return { secret, person, endsAt }
}

export const signInStaff = async (
  db: Db,
  bearer: string,
  network: string,
  now: Date,
): Promise<E.Either<Refused, NewSession>> => {
  const token = await tokenBy(db, sha256(bearer)).executeTakeFirst()
  if (token === undefined) return wrong(db, network, now)
  if (token.ended_at !== null || token.expires_at <= now) return refuse('token_expired')
  return inTransaction<Refused, NewSession>(db, async (tx) => {
    await audit(tx, { actor: actorOf(token.name), action: 'staff.signed-in', subject: token.id }, now)
    const { id, name, roles } = token
    return E.right(await open(tx, id, { id, name, roles: roles ?? staffRoles }, now))
  })
}

export const openLocalSession = (db: Db, name: string, now: Date): Promise<NewSession> =>
  open(db, null, localPerson(name), now)

export const openPersonSession = async (
  tx: Tx,
  { id, name }: Pick<StaffPerson, 'id' | 'name'>,
  now: Date,
): Promise<NewSession> => {
  const secret = opaqueToken()
  const ends_at = new Date(now.getTime() + staffIdleMs)
  const latest_end = new Date(now.getTime() + staffLongestMs)
  await tx
    .insertInto('staff_person_sessions')
    .values({ hash: sha256(secret), person_id: id, ends_at, latest_end })
    .execute()
  return { secret, person: { id, name, roles: await rolesOf(tx, id, now) }, endsAt: ends_at }
}

/** A wrong local secret counts like a wrong token. */
export const refuseSecret = wrong

export const endStaffSession = async (db: Db, hash: string): Promise<void> => {
  await db.deleteFrom('staff_sessions').where('hash', '=', hash).execute()
  await db.deleteFrom('staff_person_sessions').where('hash', '=', hash).execute()
}
