import * as E from 'fp-ts/Either'
import { todayInBangkok } from '@careplus/core/calendar'
import { decideBill, type BillRefusal } from '@careplus/core/internal/loyalty'
import type { Bill } from '@careplus/core/ports'
import { audit } from '../../platform/audit/audit.js'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import { inTransaction, type Db } from '../../platform/store/store.js'
import { loadBill } from './bills.js'
import { factsOf, lockBill } from './lockBill.js'
import { notifyAppealed } from './billNotices.js'
import { writeBillStep } from './writeBillStep.js'

const refused = ({ _tag }: BillRefusal): E.Either<Refused, never> => {
  switch (_tag) {
    case 'BillNotRejected':
      return refuse('bill_not_rejected')
    case 'AppealUsed':
      return refuse('appeal_used')
    case 'AppealTooLate':
      return refuse('appeal_late')
    default:
      throw new Error(`An appeal is never refused with ${_tag}`)
  }
}

export const appealBill = (
  db: Db,
  { member, id, words }: { readonly member: string; readonly id: string; readonly words: string },
  now: Date,
): Promise<E.Either<Refused, Bill>> =>
  inTransaction(db, async (tx) => {
    const bill = await lockBill(tx, id, member)
    if (bill === undefined) return refuse('not_found')
    const step = decideBill(factsOf(bill), { _tag: 'Appeal' }, todayInBangkok(now.getTime()))
    if (E.isLeft(step)) return refused(step.left)
    await writeBillStep(tx, id, 'appealed', step.right, { actor: 'member' }, now)
    await tx
      .updateTable('bills')
      .set({ appeal_words: words === '' ? null : words })
      .where('id', '=', id)
      .execute()
    await audit(tx, { actor: member, action: 'bill.appealed', subject: id }, now)
    const written = await loadBill(tx, member, id, now)
    if (written === null) return refuse('not_found')
    await notifyAppealed(tx, member, written, now)
    return E.right(written)
  })
