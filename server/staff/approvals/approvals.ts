import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import {
  approvalDays,
  approvalPermissions,
  askPermissions,
  isPermitted,
  permissionWords,
  type ApprovalKind,
} from '@careplus/core/internal/staff'
import { withActingRoles } from '../../platform/audit/actingRoles.js'
import { audit } from '../../platform/audit/audit.js'
import { sha256 } from '../../platform/crypto/tokens.js'
import { canonical } from '../../platform/http/idempotency.js'
import { refuse, refuseRole, refuseStep, type Refused } from '../../platform/refusal/refused.js'
import type { Db, Tx } from '../../platform/store/store.js'
import { rolesOfStaff, type Staff } from '../sessions/staffSessions.js'
import { approvalWords } from './approvalWords.js'
import { notifyApprovers } from './notifyApprovers.js'
import { isOwnAccount } from './ownAccount.js'

const dayMs = 24 * 3_600_000

export interface Asked {
  readonly kind: ApprovalKind
  /** A member, a draw's item, or the site. */
  readonly subject: string
  readonly payload: object
  readonly amount?: number
}

/** Whoever asks or decides. */
export interface Acting {
  readonly actor: string
  readonly staff: Staff
  readonly now: Date
}

export const approvalHash = ({ kind, subject, payload }: Omit<Asked, 'amount'>): string =>
  sha256(canonical({ kind, subject, payload }))

export const expiryOf = (asked_at: Date): Date => new Date(asked_at.getTime() + approvalDays * dayMs)

const columns = [
  'id',
  'kind',
  'subject',
  'payload',
  'payload_hash',
  'amount',
  'asked_by',
  'asked_person',
  'asked_at',
  'decision',
] as const

type Row = NonNullable<Awaited<ReturnType<typeof lockApproval>>>

const memberOf = ({ kind, subject }: Pick<Asked, 'kind' | 'subject'>): string | null =>
  kind === 'points' ? subject : null

/** Both names stand in the entry: the actor's, and in the detail that of the person who asked. */
const auditApproval = (
  tx: Tx,
  action: 'approval.asked' | 'approval.approved' | 'approval.refused' | 'approval.voided',
  actor: string,
  row: Pick<Row, 'id' | 'kind' | 'subject' | 'amount' | 'asked_by'>,
  now: Date,
) => {
  const { id, kind, amount, asked_by } = row
  return audit(tx, { actor, action, subject: id, detail: `${kind} ${asked_by}`, member: memberOf(row), amount }, now)
}

const close = async (
  tx: Tx,
  id: string,
  decision: 'approved' | 'refused' | 'voided',
  by: { readonly decided_by: string; readonly decided_person: string } | null,
  note: string | null,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('approvals')
    .set({ decision, decided_by: null, decided_person: null, ...by, note, payload: null, decided_at: now })
    .where('id', '=', id)
    .execute()
}

/** Only tried: what could not be done now is refused now, and not after somebody has approved it. */
const isPossible = async (
  tx: Tx,
  perform: () => Promise<E.Either<Refused, unknown>>,
): Promise<E.Either<Refused, null>> => {
  await sql`savepoint possible`.execute(tx)
  const done = await perform()
  await sql`rollback to savepoint possible`.execute(tx)
  return E.isLeft(done) ? done : E.right(null)
}

/** The id of what now waits; the same content asked for again is the same. */
export const askApproval = async (
  tx: Tx,
  asked: Asked,
  { actor, staff, now }: Acting,
  perform: () => Promise<E.Either<Refused, unknown>>,
): Promise<E.Either<Refused, string>> => {
  const possible = await isPossible(tx, perform)
  if (E.isLeft(possible)) return possible
  const { kind, subject, payload, amount = null } = asked
  await sql`select pg_advisory_xact_lock(hashtextextended(${`approval ${kind} ${subject}`}, 3))`.execute(tx)
  const payload_hash = approvalHash(asked)
  const earlier = await tx
    .selectFrom('approvals')
    .select(columns)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('decision', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  const own = earlier?.asked_by === actor && expiryOf(earlier.asked_at) > now ? earlier : null
  if (own?.payload_hash === payload_hash) return E.right(own.id)
  if (earlier !== undefined) {
    await close(tx, earlier.id, 'voided', null, approvalWords.changed, now)
    await auditApproval(tx, 'approval.voided', actor, earlier, now)
  }
  const row = { id: randomUUID(), kind, subject, payload_hash, amount, asked_by: actor, asked_person: staff.id }
  await tx
    .insertInto('approvals')
    .values({ ...row, payload: JSON.stringify(payload), asked_at: now })
    .execute()
  await auditApproval(tx, 'approval.asked', actor, row, now)
  // Who changes their own request again and again sends one letter.
  if (own === null) await notifyApprovers(tx, row, now)
  return E.right(row.id)
}

const lockApproval = (tx: Tx, id: string) =>
  tx.selectFrom('approvals').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

/** The machine's user has no end; a token, a person and their roles have. Null: whoever asked could ask now too. */
const askerWords = async (db: Db, { kind, asked_by, asked_person }: Row, now: Date): Promise<string | null> => {
  if (asked_by.endsWith('@local')) return null
  const roles = await rolesOfStaff(db, asked_person, now)
  if (roles === null) return approvalWords.askerGone
  return isPermitted(roles, askPermissions[kind]) ? null : approvalWords.askerMayNot
}

const barredWords = (
  { kind, asked_by, asked_person }: Pick<Row, 'kind' | 'asked_by' | 'asked_person'>,
  { actor, staff }: Pick<Acting, 'actor' | 'staff'>,
): string | null => {
  if (asked_by === actor || asked_person === staff.id) return approvalWords.own
  const permission = approvalPermissions[kind]
  return staff.local || isPermitted(staff.roles, permission) ? null : permissionWords(permission)
}

/** Null: this person may decide it, and the points are not for their own account. */
export const barredFrom = async (
  db: Db,
  row: Pick<Row, 'kind' | 'subject' | 'asked_by' | 'asked_person'>,
  acting: Pick<Acting, 'actor' | 'staff'>,
): Promise<string | null> =>
  barredWords(row, acting) ??
  (row.kind === 'points' && (await isOwnAccount(db, acting.staff.id, row.subject)) ? approvalWords.ownAccount : null)

const voidWords = async (db: Db, row: Row, now: Date): Promise<string | null> => {
  if (expiryOf(row.asked_at) <= now) return approvalWords.expired
  if (approvalHash({ ...row, payload: row.payload ?? {} }) !== row.payload_hash) return approvalWords.changed
  return askerWords(db, row, now)
}

const isOwn = (barred: string): boolean => barred === approvalWords.own || barred === approvalWords.ownAccount

export interface Decision {
  readonly id: string
  /** Of the content that was read. */
  readonly hash: string
  readonly approve: boolean
  readonly note: string | null
}

export interface Decided {
  readonly decision: 'approved' | 'refused' | 'voided'
  readonly reason: string | null
}

/** The first of two holds the row, and the second finds it decided. */
export const decideApproval = async (
  tx: Tx,
  { id, hash, approve, note }: Decision,
  acting: Acting,
  perform: (asked: Asked & { readonly asked_by: string }) => Promise<E.Either<Refused, unknown>>,
): Promise<E.Either<Refused, Decided>> => {
  const { actor, staff, now } = acting
  const row = await lockApproval(tx, id)
  if (row === undefined) return refuse('not_found')
  if (row.decision !== null || row.payload === null) return refuseStep(approvalWords.decided)
  const barred = await barredFrom(tx, row, acting)
  if (barred !== null) return isOwn(barred) ? refuseStep(barred) : refuseRole(barred)
  const reason = await voidWords(tx, row, now)
  if (reason !== null) {
    await close(tx, id, 'voided', null, reason, now)
    await auditApproval(tx, 'approval.voided', actor, row, now)
    return E.right({ decision: 'voided', reason })
  }
  if (hash !== row.payload_hash) return refuseStep(approvalWords.otherContent)
  const decision = approve ? 'approved' : 'refused'
  const { kind, subject, payload, asked_by } = row
  const done = approve
    ? await withActingRoles(null, () => perform({ kind, subject, payload, asked_by }))
    : E.right(null)
  if (E.isLeft(done)) return done
  await close(tx, id, decision, { decided_by: actor, decided_person: staff.id }, note, now)
  await auditApproval(tx, `approval.${decision}`, actor, row, now)
  return E.right({ decision, reason: null })
}

/** Of a person who is removed: invited anew, they must ask anew. */
export const voidApprovalsOf = async (tx: Tx, person: string, actor: string, now: Date): Promise<void> => {
  const rows = await tx
    .selectFrom('approvals')
    .select(columns)
    .where('asked_person', '=', person)
    .where('decision', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const row of rows) {
    await close(tx, row.id, 'voided', null, approvalWords.askerGone, now)
    await auditApproval(tx, 'approval.voided', actor, row, now)
  }
}

export const pendingApprovals = (db: Db, now: Date) =>
  db
    .selectFrom('approvals')
    .select(columns)
    .where('decision', 'is', null)
    .where('asked_at', '>', new Date(now.getTime() - approvalDays * dayMs))
    .orderBy('asked_at')
    .orderBy('id')
    .execute()

/** What nobody decided loses its content, which may name winners. */
export const voidExpiredApprovals = async (db: Db, now: Date): Promise<void> => {
  await db
    .updateTable('approvals')
    .set({ decision: 'voided', note: approvalWords.expired, payload: null, decided_at: now })
    .where('decision', 'is', null)
    .where('asked_at', '<=', new Date(now.getTime() - approvalDays * dayMs))
    .execute()
  await db
    .deleteFrom('approvals')
    .where('decided_at', '<', new Date(now.getTime() - 731 * dayMs))
    .execute()
}

/** The hash would not fit the placeholder, so what still waits is voided. */
export const forgetApprovals = async (tx: Tx, member: string, placeholder: string, now: Date): Promise<void> => {
  const ofMember = tx.updateTable('approvals').where('kind', '=', 'points').where('subject', '=', member)
  await ofMember
    .set({ decision: 'voided', note: approvalWords.changed, payload: null, decided_at: now })
    .where('decision', 'is', null)
    .execute()
  await ofMember.set({ subject: placeholder }).execute()
}
