import * as E from 'fp-ts/Either'
import { todayInBangkok } from '@careplus/core/calendar'
import { decideBill } from '@careplus/core/internal/loyalty'
import type { Storage } from '../../platform/storage/storage.js'
import type { Db, Tx } from '../../platform/store/store.js'
import { deleteOcrOfMember } from '../ocrResults/deleteOcrResults.js'
import { forgetTaughtTexts } from '../ocrResults/taughtTexts.js'
import { isStoredAt } from './storedBillPictures.js'
import { factsOf, lockBill } from './lockBill.js'
import { writeBillStep } from './writeBillStep.js'

/** Bills under review are rejected, because nobody can check them any more. */
export const forgetBills = async (tx: Tx, member: string, now: Date): Promise<void> => {
  const waiting = await tx
    .selectFrom('bills')
    .select('id')
    .where('member_id', '=', member)
    .where('state', '=', 'reviewing')
    .orderBy('id')
    .execute()
  for (const { id } of waiting) {
    const bill = await lockBill(tx, id)
    if (bill?.state !== 'reviewing') continue
    const step = decideBill(factsOf(bill), { _tag: 'Reject', reason: 'unreadable' }, todayInBangkok(now.getTime()))
    if (E.isRight(step)) await writeBillStep(tx, id, 'rejected', step.right, { actor: 'job' }, now)
  }
  await deleteOcrOfMember(tx, member)
  await forgetTaughtTexts(tx, member)
  await tx
    .updateTable('bill_pictures')
    .set({ delete_after: now })
    .where('member_id', '=', member)
    .where('deleted_at', 'is', null)
    .execute()
}

export async function* billPictures(
  db: Db,
  storage: Storage,
  member: string,
  now: Date,
): AsyncGenerator<{ readonly name: string; readonly bytes: Uint8Array }, void, undefined> {
  const rows = await db
    .selectFrom('bill_pictures')
    .select(['id', 'bill_id', 'ordering', 'whole_key'])
    .where('member_id', '=', member)
    .where(isStoredAt(now))
    .orderBy('sent_on')
    .orderBy('bill_id')
    .orderBy('ordering')
    .execute()
  for (const { id, bill_id, ordering, whole_key } of rows) {
    const bytes = await storage.get(whole_key)
    if (bytes !== null)
      yield { name: bill_id === null ? `uploaded-${id}.webp` : `${bill_id}-${ordering + 1}.webp`, bytes }
  }
}
