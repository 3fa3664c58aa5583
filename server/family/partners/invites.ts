import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import {
  confirmLifeSeconds,
  decideOutcome,
  decideRevoke,
  inviteLifeSeconds,
  inviteState,
  type InviteFacts,
  type InviteState,
} from '@careplus/core/internal/partners'
import { inviteCodeDigits } from '@careplus/core/partners'
import type { ChildShare, Invite, InviteWay, MadeInvite, SharedChild } from '@careplus/core/ports'
import { audit } from '../../platform/audit/audit.js'
import { opaqueToken, randomDigits, sha256 } from '../../platform/crypto/tokens.js'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import { countHits } from '../../platform/limits/limits.js'
import { partnerInvites } from '../../platform/limits/limitRules.js'
import type { Schema } from '../../platform/store/schema.js'
import { inTransaction, type Db, type Tx } from '../../platform/store/store.js'
import { asRefused } from './inviteRefused.js'
import { notifyConfirmed } from './partnerNotices.js'
import { peopleShown } from './people.js'
import { grantRoles, mayShare } from './sharedRoles.js'

export const secretHash = (method: InviteWay, secret: string): string => sha256(`partner ${method} ${secret}`)

export const inviteColumns = [
  'id',
  'member_id',
  'way',
  'created_at',
  'expires_at',
  'answered_by',
  'answered_at',
  'outcome',
] as const

export type InviteRow = Pick<Schema['partner_invites'], (typeof inviteColumns)[number]>

export const factsOf = (row: InviteRow): InviteFacts => ({
  inviter: row.member_id,
  expiresAt: row.expires_at.getTime(),
  answer:
    row.answered_by === null || row.answered_at === null
      ? null
      : { by: row.answered_by, at: row.answered_at.getTime() },
  outcome: row.outcome,
})

/** By the invite's id; only children with consent to store their health data. */
export const childrenOf = async (
  db: Db,
  invites: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, ReadonlyArray<SharedChild>>> => {
  if (invites.length === 0) return new Map()
  const rows = await db
    .selectFrom('partner_invite_children')
    .innerJoin('children', 'children.id', 'partner_invite_children.child_id')
    .select(['invite_id', 'child_id', 'role', 'nickname'])
    .where('invite_id', 'in', invites)
    .where('health_consent_at', 'is not', null)
    .orderBy('children.birthday')
    .orderBy('child_id')
    .execute()
  const childrenByInvite = new Map<string, SharedChild[]>()
  for (const { invite_id, ...child } of rows)
    childrenByInvite.set(invite_id, [...(childrenByInvite.get(invite_id) ?? []), child])
  return childrenByInvite
}

const pendingStates: Readonly<Record<InviteState, boolean>> = {
  open: true,
  answered: true,
  expired: false,
  confirmed: false,
  refused: false,
  revoked: false,
}
const isPending = (state: InviteState): state is Invite['state'] => pendingStates[state]

export const listInvites = async (db: Db, member: string, now: Date): Promise<Invite[]> => {
  const rows = await db
    .selectFrom('partner_invites')
    .select(inviteColumns)
    .where('member_id', '=', member)
    .where('outcome', 'is', null)
    .orderBy('created_at', 'desc')
    .execute()
  const waiting = rows.flatMap((row) => {
    const state = inviteState(factsOf(row), now.getTime())
    return isPending(state) ? [{ row, state }] : []
  })
  const [children, people] = [
    await childrenOf(
      db,
      waiting.map(({ row }) => row.id),
    ),
    await peopleShown(
      db,
      waiting.flatMap(({ row }) => row.answered_by ?? []),
    ),
  ]
  return waiting.flatMap(({ row: { id, way: method, expires_at, answered_by, answered_at }, state }) => {
    const invited = children.get(id)
    if (invited === undefined) return []
    const until = answered_at === null ? expires_at : new Date(answered_at.getTime() + confirmLifeSeconds * 1000)
    return {
      id,
      way: method,
      state,
      children: invited,
      expires_at: until.toISOString(),
      answered_by: answered_by === null ? null : (people.get(answered_by) ?? null),
    }
  })
}

/** Two open codes never coincide. */
const freeCode = async (tx: Tx, now: Date): Promise<string> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('partner-codes', 0))`.execute(tx)
  for (;;) {
    const code = randomDigits(inviteCodeDigits)
    const sameCode = await tx
      .selectFrom('partner_invites')
      .select('id')
      .where('secret_hash', '=', secretHash('code', code))
      .where('expires_at', '>', now)
      .executeTakeFirst()
    if (sameCode === undefined) return code
  }
}

export const makeInvite = (
  db: Db,
  member: string,
  method: InviteWay,
  shares: ReadonlyArray<ChildShare>,
  now: Date,
): Promise<E.Either<Refused, MadeInvite>> =>
  inTransaction(db, async (tx) => {
    const allowed = await mayShare(tx, member, shares)
    if (E.isLeft(allowed)) return allowed
    const counted = await countHits(tx, [partnerInvites(member)], now)
    if (E.isLeft(counted)) return counted
    const secret = method === 'link' ? opaqueToken() : await freeCode(tx, now)
    if (method === 'code')
      await tx
        .updateTable('partner_invites')
        .set({ outcome: 'revoked', decided_at: now })
        .where('member_id', '=', member)
        .where('way', '=', 'code')
        .where('answered_by', 'is', null)
        .where('outcome', 'is', null)
        .execute()
    const id = randomUUID()
    await tx
      .insertInto('partner_invites')
      .values({
        id,
        member_id: member,
        way: method,
        secret_hash: secretHash(method, secret),
        created_at: now,
        expires_at: new Date(now.getTime() + inviteLifeSeconds[method] * 1000),
        answered_by: null,
        answered_at: null,
        outcome: null,
        decided_at: null,
      })
      .execute()
    await tx
      .insertInto('partner_invite_children')
      .values(shares.map((share) => ({ ...share, invite_id: id })))
      .execute()
    await audit(tx, { actor: member, action: 'partner.invited', subject: id }, now)
    const invite = (await listInvites(tx, member, now)).find((each) => each.id === id)
    if (invite === undefined) throw new Error('An invite that was just made is not there')
    return E.right({ invite, secret })
  })

const lockInvite = (db: Db, id: string) =>
  db.selectFrom('partner_invites').select(inviteColumns).where('id', '=', id).forUpdate().executeTakeFirst()

const close = (db: Db, id: string, outcome: 'confirmed' | 'refused' | 'revoked', now: Date) =>
  db.updateTable('partner_invites').set({ outcome, decided_at: now }).where('id', '=', id).execute()

/** A yes shares the children. Null: the same decision was made before. */
export const decideInvite = (
  db: Db,
  member: string,
  id: string,
  outcome: 'confirmed' | 'refused',
  now: Date,
): Promise<E.Either<Refused, string | null>> =>
  inTransaction<Refused, string | null>(db, async (tx) => {
    const invite = await lockInvite(tx, id)
    if (invite === undefined) return refuse('not_found')
    const decided = decideOutcome(factsOf(invite), member, outcome, now.getTime())
    if (E.isLeft(decided)) return asRefused(decided.left)
    if (decided.right.how === 'again') return E.right(null)
    const partner = decided.right.by
    if (outcome === 'confirmed') {
      const shares = ((await childrenOf(tx, [id])).get(id) ?? []).map(({ child_id, role }) => ({ child_id, role }))
      if (shares.length === 0) return refuse('not_found')
      const allowed = await mayShare(tx, member, shares)
      if (E.isLeft(allowed)) return allowed
      await grantRoles(tx, member, partner, shares, now)
      await notifyConfirmed(tx, partner, now)
    }
    await close(tx, id, outcome, now)
    return E.right(partner)
  })

export const revokeInvite = async (db: Db, member: string, id: string, now: Date): Promise<E.Either<Refused, null>> => {
  const invite = await lockInvite(db, id)
  if (invite === undefined) return refuse('not_found')
  const decided = decideRevoke(factsOf(invite), member)
  if (E.isLeft(decided)) return asRefused(decided.left)
  if (decided.right === 'first') await close(db, id, 'revoked', now)
  return E.right(null)
}
