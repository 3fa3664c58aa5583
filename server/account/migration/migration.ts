import * as E from 'fp-ts/Either'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { balanceOf, mostPoints } from '@careplus/core/internal/loyalty'
import type { ConsentPurpose } from '@careplus/core/ports'
import { audit } from '../../platform/audit/audit.js'
import { repeatMs } from '../codes/codeRepeats.js'
import { saveConsentAnswers } from '../consents/saveConsentAnswers.js'
import { opaqueToken, sha256 } from '../../platform/crypto/tokens.js'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import { lockAccount, post } from '../../loyalty/exports/points.js'
import { lockIdentity, mailIssuer, memberByIdentity, phoneIssuer } from '../members/members.js'
import { storePassword } from '../password/passwords.js'
import type { Db, Tx } from '../../platform/store/store.js'
import { hasMoved, markMoved } from './markMoved.js'
import { replacePassword } from './replacePassword.js'

export const migrationTokenLifeSeconds = 1800

/** A lowercase address and a number together identify an account of the earlier site. */
export interface Claimed {
  readonly email: string
  readonly phone: string
}

export const legacyAccountOf = async (tx: Tx, { email, phone }: Claimed) =>
  (await hasMoved(tx, email))
    ? undefined
    : tx
        .selectFrom('legacy_accounts')
        .select('id')
        .where('email', '=', email)
        .where('phone', '=', phone)
        .where('claimed_by', 'is', null)
        .executeTakeFirst()

/** Both the address and the number are proved. Null: the account has moved meanwhile. */
export const issueMigrationToken = async (tx: Tx, { email, phone }: Claimed, now: Date): Promise<string | null> => {
  if (await hasMoved(tx, email)) return null
  const token = opaqueToken()
  const issued = await tx
    .updateTable('legacy_accounts')
    .set({
      proof_hash: sha256(token),
      proof_expires_at: new Date(now.getTime() + migrationTokenLifeSeconds * 1000),
    })
    .where('email', '=', email)
    .where('phone', '=', phone)
    .where('claimed_by', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return issued === undefined ? null : token
}

const ofToken = (db: Db, token: string, now: Date) =>
  db.selectFrom('legacy_accounts').where('proof_hash', '=', sha256(token)).where('proof_expires_at', '>', now)

const movable = (db: Db, token: string, now: Date) =>
  ofToken(db, token, now).select(['id', 'email', 'phone', 'name', 'points']).where('claimed_by', 'is', null)

export interface MovedBefore extends Moved {
  readonly _tag: 'moved'
  /** The current password hash: repeating the move needs the password. */
  readonly passwordHash: string
}

/** What the token would do, or has just done. Null: nothing. The call itself moves nothing. */
export const previewMigrationToken = async (
  db: Db,
  token: string,
  now: Date,
): Promise<{ readonly _tag: 'good'; readonly email: string } | MovedBefore | null> => {
  const row = await ofToken(db, token, now)
    .leftJoin('members', 'members.id', 'legacy_accounts.claimed_by')
    .leftJoin('credentials', 'credentials.member_id', 'members.id')
    .leftJoin('point_ledger', (line) =>
      line
        .onRef('point_ledger.member_id', '=', 'members.id')
        .onRef('point_ledger.reference_id', '=', sql<string>`legacy_accounts.id::text`)
        .on('point_ledger.kind', '=', 'moved'),
    )
    .select(['legacy_accounts.email', 'legacy_accounts.claimed_by', 'legacy_accounts.claimed_at', 'members.created_at'])
    .select(['credentials.password_hash', 'point_ledger.points'])
    .executeTakeFirst()
  if (row === undefined) return null
  const { claimed_by: memberId, claimed_at, created_at, points, password_hash: passwordHash } = row
  if (memberId === null) return { _tag: 'good', email: row.email }
  if (passwordHash === null) return null
  return {
    _tag: 'moved',
    memberId,
    points: points ?? 0,
    isNew: claimed_at?.getTime() === created_at?.getTime(),
    passwordHash,
  }
}

export interface Moving {
  readonly token: string
  readonly passwordHash: string
  readonly name: string | null
  readonly consents: ReadonlyArray<{
    readonly purpose: ConsentPurpose
    readonly granted: boolean
    readonly version: string
  }>
  readonly publicUrl: string
}

export interface Moved {
  readonly memberId: string
  readonly points: number
  /** False: an existing account was linked. */
  readonly isNew: boolean
}

const makeMember = async (tx: Tx, name: string | null, now: Date): Promise<string> => {
  const id = randomUUID()
  const none = { email: null, phone: null, birthday: null }
  await tx
    .insertInto('members')
    .values({ id, ...none, name, adult_confirmed_at: now, created_at: now })
    .execute()
  return id
}

const addIdentity = async (
  tx: Tx,
  member: string,
  issuer: typeof mailIssuer | typeof phoneIssuer,
  subject: string,
  now: Date,
): Promise<void> => {
  const field = issuer === mailIssuer ? 'email' : 'phone'
  const { [field]: held } = await tx
    .selectFrom('members')
    .select(['email', 'phone'])
    .where('id', '=', member)
    .executeTakeFirstOrThrow()
  const verified = await tx
    .selectFrom('identities')
    .select('subject')
    .where('member_id', '=', member)
    .where('issuer', '=', issuer)
    .executeTakeFirst()
  // An account has one address and one number; an earlier proved one stays.
  if (verified !== undefined) return
  const added = await tx
    .insertInto('identities')
    .values({ issuer, subject, member_id: member, verified_at: now })
    .onConflict((same) => same.columns(['issuer', 'subject']).doNothing())
    .returning('subject')
    .executeTakeFirst()
  if (added !== undefined && held !== subject)
    await tx
      .updateTable('members')
      .set({ [field]: subject })
      .where('id', '=', member)
      .execute()
}

const bookPoints = async (
  tx: Tx,
  member: string,
  { id, points }: { readonly id: string; readonly points: number },
  now: Date,
): Promise<number> => {
  const { account } = await lockAccount(tx, member)
  const booked = Math.min(points, mostPoints - balanceOf(account) - account.held)
  if (booked === 0) return 0
  const posted = await post(tx, member, { _tag: 'Earn', kind: 'moved', points: booked, reference_id: id }, now)
  if (E.isLeft(posted)) throw new Error(`Points of an earlier account cannot be booked: ${posted.left._tag}`)
  return booked
}

/** The identity of the two that has an account already. Null: neither has. */
const knownBy = async (tx: Tx, { email, phone }: Claimed) => {
  for (const [issuer, subject] of [
    [mailIssuer, email],
    [phoneIssuer, phone],
  ] as const) {
    const known = await memberByIdentity(tx, issuer, subject)
    if (known !== undefined) return { issuer, subject, memberId: known.member_id }
  }
  return null
}

export const moveAccount = async (tx: Tx, moving: Moving, now: Date): Promise<E.Either<Refused, Moved>> => {
  const account = await movable(tx, moving.token, now).forUpdate().executeTakeFirst()
  if (account === undefined || !(await markMoved(tx, account, now))) return refuse('code_expired')
  const known = await knownBy(tx, account)
  const memberId = known?.memberId ?? (await makeMember(tx, moving.name ?? account.name, now))
  await addIdentity(tx, memberId, mailIssuer, account.email, now)
  await addIdentity(tx, memberId, phoneIssuer, account.phone, now)
  if (known === null) await storePassword(tx, memberId, moving.passwordHash, now)
  else {
    await replacePassword(tx, memberId, moving, now)
    // The lock order is the member's sessions, then the identity. The number may have changed owner meanwhile.
    const owner = await lockIdentity(tx, known.issuer, known.subject)
    if (owner?.member_id !== memberId) return refuse('code_expired')
  }
  await saveConsentAnswers(
    tx,
    memberId,
    moving.consents.map((consent) => ({ ...consent, child_id: null })),
    now,
  )
  await tx
    .updateTable('legacy_accounts')
    .set({ claimed_by: memberId, claimed_at: now, proof_expires_at: new Date(now.getTime() + repeatMs) })
    .where('id', '=', account.id)
    .execute()
  const points = await bookPoints(tx, memberId, account, now)
  await audit(tx, { actor: memberId, action: 'member.migrated', subject: account.id }, now)
  return E.right({ memberId, points, isNew: known === null })
}
