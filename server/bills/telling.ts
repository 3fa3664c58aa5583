import { billReasonWords, counted, type BillStep } from '@careplus/core/loyalty'
import { tellMember } from '../notices/tell.js'
import type { Tx } from '../store/store.js'

/** Tells the member how it went with a bill, and what to do next. */
export const tellDecision = async (
  tx: Tx,
  bill: { readonly id: string; readonly member_id: string; readonly shop_id: string },
  { reason, points }: BillStep,
  now: Date,
): Promise<void> => {
  const shop = await tx.selectFrom('shops').select('title').where('id', '=', bill.shop_id).executeTakeFirst()
  const at = shop === undefined ? '' : ` ${shop.title}`
  const told =
    reason === null
      ? {
          kind: 'bill.approved',
          title: 'ใบเสร็จผ่านแล้ว',
          body: `ใบเสร็จ${at} ได้ ${counted(points, 'คะแนน')}`,
        }
      : {
          kind: 'bill.rejected',
          title: 'ใบเสร็จยังไม่ผ่าน',
          body: `ใบเสร็จ${at}: ${billReasonWords[reason].words}`,
        }
  await tellMember(tx, bill.member_id, { ...told, topic: 'points', path: `/rewards/history?bill=${bill.id}` }, now)
}
