import type { Db, Tx } from '../store/store.js'
import { isStoreUnavailable } from '../store/storeUnavailable.js'

export type Failed = (reason: unknown) => void

export interface Work<Item> {
  /** Locked until the transaction ends; undefined: no more. */
  readonly next: (tx: Tx) => Promise<Item | undefined>
  readonly work: (tx: Tx, item: Item) => Promise<number>
  readonly putAside: (db: Db, item: Item) => Promise<unknown>
  readonly failed: Failed
}

/** At most `max` items, each in its own transaction, so that a failure delays no other. Answers the sum. */
export const workThrough = async <Item>(
  db: Db,
  { next, work, putAside, failed }: Work<Item>,
  max = Infinity,
): Promise<number> => {
  let sum = 0
  for (let turn = 0; turn < max; turn += 1) {
    const held: { item: Item | undefined } = { item: undefined }
    try {
      sum += await db.transaction().execute(async (tx) => {
        held.item = await next(tx)
        return held.item === undefined ? 0 : work(tx, held.item)
      })
    } catch (reason) {
      // If the database is unavailable, the item is not at fault and stays as it was.
      if (held.item === undefined || isStoreUnavailable(reason)) throw reason
      await putAside(db, held.item)
      failed(reason)
    }
    if (held.item === undefined) return sum
  }
  return sum
}
