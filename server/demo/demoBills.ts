import { addDays, addMonths, todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { startOfBangkokDay } from '@careplus/core/internal/calendar'
import type { StaffDecision } from '../loyalty/bills/decideBill.js'
import type { StoredPicture } from '../platform/storage/storedPicture.js'
import type { Db } from '../platform/store/store.js'
import { pictureOfBill, type DemoPictureTarget } from './billPictures.js'

interface DemoBill {
  readonly shop: string
  readonly picture: string
  readonly day: IsoDate
  readonly amount_satang: number
  readonly receipt_number: string
  /** On the next day; null: not reviewed yet. */
  readonly decision: StaffDecision | null
}

const approved = (satang: number, quantity: number): StaffDecision => ({
  _tag: 'Approve',
  lines: [{ product_id: '12', quantity, satang }],
})

const billsUntil = (today: IsoDate): ReadonlyArray<DemoBill> => [
  {
    shop: '2',
    picture: 'bill-tesco-lotus',
    day: addMonths(today, -11),
    amount_satang: 586_200,
    receipt_number: 'TL-0041877',
    decision: approved(540_000, 8),
  },
  {
    shop: '3',
    picture: 'bill-makro',
    day: addMonths(today, -5),
    amount_satang: 1_124_000,
    receipt_number: 'MK-220518',
    decision: approved(1_000_000, 15),
  },
  {
    shop: '1',
    picture: 'bill-7eleven',
    day: addDays(today, -14),
    amount_satang: 12_900,
    receipt_number: '00219-4471',
    decision: { _tag: 'Reject', reason: 'unreadable' },
  },
  {
    shop: '5',
    picture: 'bill-big-c',
    day: addDays(today, -2),
    amount_satang: 51_250,
    receipt_number: 'BC-778120',
    decision: approved(45_800, 1),
  },
  {
    shop: '4',
    picture: 'bill-familymart',
    day: addDays(today, -1),
    amount_satang: 85_000,
    receipt_number: 'FM-30991',
    decision: null,
  },
]

export const at = (day: IsoDate, hour = 9): Date => new Date(startOfBangkokDay(day) + hour * 3_600_000)

export type PicturedBill = DemoBill & { readonly stored: StoredPicture }

/** Rendering is slow, so it runs outside transactions. */
export const picturedBills = async (
  db: Db,
  target: DemoPictureTarget,
  now: Date,
): Promise<ReadonlyArray<PicturedBill>> => {
  const shops = new Set((await db.selectFrom('shops').select('id').execute()).map(({ id }) => id))
  const pictured: PicturedBill[] = []
  for (const bill of billsUntil(todayInBangkok(now.getTime()))) {
    const stored = shops.has(bill.shop) ? await pictureOfBill(target, bill.picture, at(bill.day)) : null
    if (stored !== null) pictured.push({ ...bill, stored })
  }
  return pictured
}
