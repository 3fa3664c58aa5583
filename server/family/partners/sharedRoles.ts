import * as E from 'fp-ts/Either'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { ChildShare } from '@careplus/core/ports'
import { decideAccess } from '@careplus/core/internal/partners'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import { forgetAnswersUnder } from '../../platform/http/forgetAnswers.js'
import type { Schema } from '../../platform/store/schema.js'
import type { Db } from '../../platform/store/store.js'
import { recordActivity } from './childActivity.js'
import { roleOf } from './childAccess.js'

/** Own children with a health consent; their rows are locked until the transaction ends. */
export const mayShare = async (
  db: Db,
  member: string,
  shares: ReadonlyArray<ChildShare>,
): Promise<E.Either<Refused, null>> => {
  const ids = shares.map(({ child_id }) => child_id)
  const held = await db
    .selectFrom('children')
    .select(['id', 'health_consent_at'])
    .where('id', 'in', ids)
    .where('member_id', '=', member)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (held.length === ids.length)
    return held.every((child) => child.health_consent_at !== null) ? E.right(null) : refuse('consent_required')
  for (const id of ids) {
    const decided = decideAccess(await roleOf(db, member, id), 'share')
    if (E.isLeft(decided) && decided.left._tag === 'ChildUnknown') return refuse('not_found')
  }
  return refuse('role_forbidden')
}

export const grantRoles = async (
  db: Db,
  owner: string,
  partner: string,
  shares: ReadonlyArray<ChildShare>,
  now: Date,
): Promise<void> => {
  for (const { child_id: child, role } of shares) {
    const before = await roleOf(db, partner, child)
    if (before === role) continue
    await db
      .insertInto('child_partners')
      .values({ child_id: child, member_id: partner, role, since: now })
      .onConflict((conflict) => conflict.columns(['child_id', 'member_id']).doUpdateSet({ role }))
      .execute()
    const kind = before === null ? 'partner.joined' : 'partner.changed'
    await recordActivity(db, { child, actor: owner, kind, about: partner }, now)
  }
}

interface Ending {
  readonly child: string
  readonly partner: string
  readonly actor: string
}

const forgetNotices = async (db: Db, partner: string, child: string): Promise<void> => {
  await db.deleteFrom('notices').where('member_id', '=', partner).where('child_id', '=', child).execute()
}

type InviteWhere = ExpressionBuilder<Schema, 'partner_invites'>

const endInvites = async (db: Db, child: string, which: (of: InviteWhere) => Expression<SqlBool>): Promise<void> => {
  await db
    .deleteFrom('partner_invite_children')
    .where('child_id', '=', child)
    .where('invite_id', 'in', (of) => of.selectFrom('partner_invites').select('id').where(which))
    .execute()
}

/** Stored responses, notices and the invite that opened it end too. */
export const endRole = async (db: Db, { child, partner, actor }: Ending, now: Date): Promise<boolean> => {
  const ended = await db
    .deleteFrom('child_partners')
    .where('child_id', '=', child)
    .where('member_id', '=', partner)
    .returning('child_id')
    .executeTakeFirst()
  if (ended === undefined) return false
  await forgetAnswersUnder(db, partner, child, '/th/children/')
  await forgetNotices(db, partner, child)
  await endInvites(db, child, (of) => of.and([of('answered_by', '=', partner), of('outcome', '=', 'confirmed')]))
  const kind = actor === partner ? 'partner.left' : 'partner.removed'
  await recordActivity(db, { child, actor, kind, about: partner }, now)
  return true
}

/** Open invites end too; the caller has locked the child's row. */
export const endSharing = async (db: Db, owner: string, child: string, now: Date): Promise<void> => {
  // No pending invite opens the child, even after a renewed consent.
  await endInvites(db, child, (of) => of('outcome', 'is', null))
  const partners = await db.selectFrom('child_partners').select('member_id').where('child_id', '=', child).execute()
  for (const { member_id: partner } of partners) await endRole(db, { child, partner, actor: owner }, now)
}
