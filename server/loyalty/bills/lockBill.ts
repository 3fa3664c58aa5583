import type { BillFacts } from '@careplus/core/internal/loyalty'
import type { Tx } from '../../platform/store/store.js'

export const lockBill = async (tx: Tx, id: string, member: string | null = null) =>
  tx
    .selectFrom('bills')
    .select(['id', 'member_id', 'shop_id', 'date', 'amount_satang', 'receipt_number', 'receipt'])
    .select(['state', 'appealed', 'flags', 'sent_on', 'decided_on'])
    .where('id', '=', id)
    .$if(member !== null, (query) => query.where('member_id', '=', member ?? ''))
    .forUpdate()
    .executeTakeFirst()

export type LockedBill = NonNullable<Awaited<ReturnType<typeof lockBill>>>

export const factsOf = ({ state, appealed, decided_on }: LockedBill): BillFacts => ({
  state,
  appealed,
  decided_on: decided_on as BillFacts['decided_on'],
})
