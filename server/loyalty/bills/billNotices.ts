import { billReasonWords, counted, forecastWords } from '@careplus/core/loyalty'
import type { BillStep } from '@careplus/core/internal/loyalty'
import type { Bill } from '@careplus/core/ports'
import { queueLineMessage } from '../../platform/lineMessages/queueLineMessage.js'
import { notifyMember } from '../../platform/notices/notifyMember.js'
import type { Tx } from '../../platform/store/store.js'

const billPath = (id: string): string => `/rewards/history?bill=${id}`

export const notifyReceived = (tx: Tx, member: string, { id, shop_title, forecast }: Bill, now: Date): Promise<void> =>
  notifyMember(
    tx,
    member,
    {
      topic: 'points',
      kind: 'bill.received',
      title: 'ได้รับใบเสร็จแล้ว',
      body: `ใบเสร็จ ${shop_title} รอตรวจ ${forecastWords(forecast)} ทราบผลใน\u00A03\u00A0วัน`,
      path: billPath(id),
    },
    now,
  )

export const notifyAppealed = (tx: Tx, member: string, { id, shop_title }: Bill, now: Date): Promise<void> =>
  notifyMember(
    tx,
    member,
    {
      topic: 'points',
      kind: 'bill.appealed',
      title: 'ได้รับคำขอตรวจใหม่แล้ว',
      body: `ใบเสร็จ ${shop_title} รอตรวจอีกครั้ง จะบอกทันทีที่รู้ผล`,
      path: billPath(id),
    },
    now,
  )

export const notifyDecision = async (
  tx: Tx,
  bill: { readonly id: string; readonly member_id: string; readonly shop_id: string },
  { reason, points }: BillStep,
  now: Date,
): Promise<void> => {
  const shop = await tx.selectFrom('shops').select('title').where('id', '=', bill.shop_id).executeTakeFirst()
  const at = shop === undefined ? '' : ` ${shop.title}`
  const message =
    reason === null
      ? {
          kind: 'bill.approved' as const,
          title: 'ใบเสร็จผ่านแล้ว',
          body: `ใบเสร็จ${at} ได้ ${counted(points, 'คะแนน')}`,
        }
      : {
          kind: 'bill.rejected' as const,
          title: 'ใบเสร็จไม่ผ่าน',
          body: `ใบเสร็จ${at}: ${billReasonWords[reason].words}`,
        }
  const path = billPath(bill.id)
  await notifyMember(tx, bill.member_id, { ...message, topic: 'points', path }, now)
  await queueLineMessage(tx, bill.member_id, { kind: message.kind, path }, now)
}
