import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { balanceOf, ledgerRefusalWords } from '@careplus/core/internal/loyalty'
import { counted, signed } from '@careplus/core/loyalty'
import { auditAdjustment } from '../../platform/audit/adjustment.js'
import { audit } from '../../platform/audit/audit.js'
import { refuse, refuseField, refuseStep } from '../../platform/refusal/refused.js'
import { post } from '../../loyalty/exports/points.js'
import { notifyMember, type Notice } from '../../platform/notices/notifyMember.js'
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

  adjustPoints: async ({ body: { who, points, reason }, db, actor, now }) => {
    const found = await memberBy(db, who)
    if (found === undefined) return refuse('not_found')
    const reference_id = randomUUID()
    const command = { _tag: 'Adjust', points, reason, reference_id } as const
    const posted = await post(db, found.id, command, now)
    if (E.isLeft(posted)) return refuseStep(ledgerRefusalWords(posted.left))
    const balance = balanceOf(posted.right.account)
    await auditAdjustment(db, actor, found.id, { reference_id, points }, balance, now)
    await notifyMember(db, found.id, adjusted(points, balance, reason), now)
    return E.right({ data: { points, balance } })
  },
}
