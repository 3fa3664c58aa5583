import type { AnswerOf, StaffContract } from '@careplus/adapters/contract'
import { mayPromote } from '@careplus/core/loyalty-milk-code'
import { differencesOf, type TypedBill } from '@careplus/core/loyalty-reading'
import { isStoredAt } from '../../loyalty/exports/bills.js'
import type { Db } from '../../platform/store/store.js'

type Reading = NonNullable<AnswerOf<StaffContract['readStaffBill']>['data']['reading']>

const nothing = { shop: null, date: null, number: null, total: null, eligible: null, lines: [], differs: [] }

/** What was read off the pictures of a bill, as long as they are shown; beside it, where its member typed something else. */
export const billReading = async (db: Db, bill: string, typed: TypedBill, now: Date): Promise<Reading | null> => {
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
  const { state, reading } = row
  if (reading === null) return { state, ...nothing }
  const ids = reading.lines.flatMap(({ product_id }) => product_id ?? [])
  const products =
    ids.length === 0
      ? []
      : await db.selectFrom('products').select(['id', 'title', 'age_line']).where('id', 'in', ids).execute()
  const lines = reading.lines.map((line) => {
    const product = products.find(({ id }) => id === line.product_id)
    return {
      ...line,
      title: product?.title ?? null,
      earns: product === undefined ? null : mayPromote(product.age_line),
    }
  })
  return { ...reading, state, lines, differs: [...differencesOf(reading, typed)] }
}
