import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { BodyOf } from '@careplus/adapters/contract'
import type { StaffContract } from '@careplus/adapters/internal/contract'
import { balanceOf, ledgerRefusalWords } from '@careplus/core/internal/loyalty'
import { counted, signed } from '@careplus/core/loyalty'
import { auditAdjustment } from '../../platform/audit/adjustment.js'
import { audit } from '../../platform/audit/audit.js'
import { refuse, refuseField, refuseStep, type Refused } from '../../platform/refusal/refused.js'
import { post } from '../../loyalty/exports/points.js'
import { notifyMember, type Notice } from '../../platform/notices/notifyMember.js'
import type { Tx } from '../../platform/store/store.js'
import { askApproval } from '../approvals/approvals.js'
import { approvalWords } from '../approvals/approvalWords.js'
import { isOwnAccount } from '../approvals/ownAccount.js'
import { needsSecondPerson } from '../approvals/pointsCeilings.js'
import type { StaffHandlers } from '../console/staffCall.js'
import { masked, maskedAddress, memberBy } from './people.js'

const count = sql<number>`count(*)::int`

const adjusted = (points: number, balance: number, reason: string): Notice => ({
  topic: 'points',
  kind: 'points.adjusted',
  title: `ปรับคะแนน ${signed(points)}`,
  body: `${reason} ตอนนี้มี ${counted(balance, 'คะแนน')}`,
  path: '/rewards/history',
})

type Adjustment = Pick<BodyOf<StaffContract['adjustPoints']>, 'points' | 'reason'>

/** The balance afterwards. */
export const postAdjustment = async (
  tx: Tx,
  actor: string,
  member: string,
  { points, reason }: Adjustment,
  now: Date,
): Promise<E.Either<Refused, number>> => {
  const reference_id = randomUUID()
  const posted = await post(tx, member, { _tag: 'Adjust', points, reason, reference_id }, now)
  if (E.isLeft(posted)) return refuseStep(ledgerRefusalWords(posted.left))
  const balance = balanceOf(posted.right.account)
  await auditAdjustment(tx, actor, member, { reference_id, points }, balance, now)
  await notifyMember(tx, member, adjusted(points, balance, reason), now)
  return E.right(balance)
}

export const memberHandlers: Pick<StaffHandlers, 'findMember' | 'adjustPoints'> = {
  findMember: async ({ query, db, actor, now }) => {
    if (query.who === undefined) return refuseField('who', 'required')
    const found = await memberBy(db, query.who)
    if (found === undefined) return refuse('not_found')
    const { id, email, created_at } = found
    const totals = await db
      .selectFrom('point_accounts')
      .select((of) => [
        'balance',
        'held',
        of.selectFrom('bills').where('member_id', '=', id).select(count.as('n')).$asScalar().as('bills'),
        of.selectFrom('orders').where('member_id', '=', id).select(count.as('n')).$asScalar().as('orders'),
      ])
      .where('member_id', '=', id)
      .executeTakeFirstOrThrow()
    await audit(db, { actor, action: 'member.looked-up', subject: id, member: id }, now)
    const { balance, held, bills, orders } = totals
    return E.right({
      data: {
        id,
        ...masked(found),
        email: maskedAddress(email),
        joined_at: created_at.toISOString(),
        balance,
        held,
        bills: bills ?? 0,
        orders: orders ?? 0,
      },
    })
  },

  adjustPoints: async ({ body: { who, points, reason }, db, staff, actor, now }) => {
    const found = await memberBy(db, who)
    if (found === undefined) return refuse('not_found')
    const { id } = found
    if (await isOwnAccount(db, staff.id, id)) return refuseStep(approvalWords.ownAccount)
    const payload = { who: id, points, reason }
    if (!(await needsSecondPerson(db, actor, points, now))) {
      const balance = await postAdjustment(db, actor, id, payload, now)
      return E.isLeft(balance) ? balance : E.right({ data: { points, balance: balance.right, approval: null } })
    }
    const asked = { kind: 'points', subject: id, payload, amount: points } as const
    const approval = await askApproval(db, asked, { actor, staff, now }, () =>
      postAdjustment(db, actor, id, payload, now),
    )
    if (E.isLeft(approval)) return approval
    const { balance } = await db
      .selectFrom('point_accounts')
      .select('balance')
      .where('member_id', '=', id)
      .executeTakeFirstOrThrow()
    return E.right({ data: { points, balance, approval: approval.right } })
  },
}
