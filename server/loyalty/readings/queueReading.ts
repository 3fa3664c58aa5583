import type { Tx } from '../../platform/store/store.js'

/** Sees to it that the pictures of a bill are read, once the transaction has handed it in. */
export const queueReading = async (tx: Tx, bill: string, now: Date): Promise<void> => {
  await tx
    .insertInto('bill_readings')
    .values({ bill_id: bill, state: 'waiting', queued_at: now, next_try_at: now })
    .execute()
}
