import type { AnswerOf } from '@careplus/adapters/contract'
import type { StaffContract } from '@careplus/adapters/internal/contract'
import { differencesOf, type TypedBill } from '@careplus/core/internal/loyalty-reading'
import { isStoredAt, formatOcrResult } from '../../loyalty/exports/bills.js'
import type { Db } from '../../platform/store/store.js'

type BillOcr = NonNullable<AnswerOf<StaffContract['readStaffBill']>['data']['reading']>

export const loadBillOcr = async (db: Db, bill: string, typed: TypedBill, now: Date): Promise<BillOcr | null> => {
  const row = await db
    .selectFrom('bill_readings')
    .select(['state', 'reading'])
    .where('bill_id', '=', bill)
    .where((of) =>
      of.exists(
        of
          .selectFrom('bill_pictures')
          .select('id')
          .whereRef('bill_pictures.bill_id', '=', 'bill_readings.bill_id')
          .where('deleted_at', 'is', null)
          .where(isStoredAt(now)),
      ),
    )
    .executeTakeFirst()
  if (row === undefined) return null
  const result = await formatOcrResult(db, row.state, row.reading)
  return {
    ...result,
    lines: [...result.lines],
    differs: row.reading === null ? [] : [...differencesOf(row.reading, typed)],
  }
}
