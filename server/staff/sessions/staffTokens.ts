import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { staffRoles, type StaffRole } from '@careplus/core/internal/staff'
import type { AnswerOf } from '@careplus/adapters/contract'
import type { StaffContract } from '@careplus/adapters/internal/contract'
import { audit } from '../../platform/audit/audit.js'
import { refuse, refuseStep, type Refused } from '../../platform/refusal/refused.js'
import type { Db, Tx } from '../../platform/store/store.js'
import { staffWords } from '../backoffice/staffWords.js'

type StaffToken = AnswerOf<StaffContract['makeToken']>['data']

const tokenLifeMonths = 12

const monthsAfter = (now: Date, months: number): Date => {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() + months)
  return then
}

const columns = ['name', 'roles', 'created_at', 'expires_at', 'ended_at'] as const

const shown = (row: {
  readonly name: string
  readonly roles: ReadonlyArray<StaffRole> | null
  readonly created_at: Date
  readonly expires_at: Date
  readonly ended_at: Date | null
}): StaffToken => ({
  name: row.name,
  roles: [...(row.roles ?? staffRoles)],
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
})

export const listTokens = async (db: Db): Promise<StaffToken[]> => {
  const rows = await db.selectFrom('staff_tokens').select(columns).orderBy('created_at', 'desc').orderBy('id').execute()
  return rows.map(shown)
}

const inUse = (tx: Tx, name: string) =>
  tx
    .selectFrom('staff_tokens')
    .select(['id', 'expires_at'])
    .where('name', '=', name)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

const end = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.updateTable('staff_tokens').set({ ended_at: now }).where('id', '=', id).execute()
  await tx.deleteFrom('staff_sessions').where('token_id', '=', id).execute()
}

interface NewToken {
  readonly name: string
  readonly hash: string
  /** Null: all. */
  readonly roles?: ReadonlyArray<StaffRole> | null
}

/** Stored as a hash. One token per name at a time, and none with a person's, so that the audit is unambiguous. */
export const makeToken = async (
  tx: Tx,
  { name, hash, roles = null }: NewToken,
  actor: string,
  now: Date,
): Promise<E.Either<Refused, StaffToken>> => {
  const person = await tx.selectFrom('staff_people').select('id').where('name', '=', name).executeTakeFirst()
  if (person !== undefined) return refuseStep(staffWords.nameOfPerson)
  const held = await inUse(tx, name)
  if (held !== undefined && held.expires_at > now) return refuseStep(staffWords.nameTaken)
  if (held !== undefined) await end(tx, held.id, now)
  const row = {
    id: randomUUID(),
    name,
    token_hash: hash,
    roles: roles === null ? null : JSON.stringify(roles),
    created_at: now,
    expires_at: monthsAfter(now, tokenLifeMonths),
    ended_at: null,
  }
  await tx.insertInto('staff_tokens').values(row).execute()
  await audit(tx, { actor, action: 'staff.token-made', subject: row.id, after: name }, now)
  return E.right(shown({ ...row, roles }))
}

export const endToken = async (tx: Tx, name: string, actor: string, now: Date): Promise<E.Either<Refused, null>> => {
  const held = await inUse(tx, name)
  if (held === undefined) return refuse('not_found')
  await end(tx, held.id, now)
  await audit(tx, { actor, action: 'staff.token-ended', subject: held.id, before: name }, now)
  return E.right(null)
}
