import type { Db, Tx } from '../store/store.js'

/** Is told why a round, or one of many in it, failed. */
export type Failed = (reason: unknown) => void

export interface Work<Item> {
  /** The next one, held until the transaction ends. Undefined: none is left. */
  readonly next: (tx: Tx) => Promise<Item | undefined>
  /** Answers what it counts for. */
  readonly work: (tx: Tx, item: Item) => Promise<number>
  /** Sees to it that `next` does not answer this one again: its work threw, and nothing of it was done. */
  readonly putAside: (db: Db, item: Item) => Promise<unknown>
  readonly failed: Failed
}

/** At most so many, each in a transaction of its own, so that one that fails keeps nobody else waiting. Answers their sum. */
export const workThrough = async <Item>(
  db: Db,
  { next, work, putAside, failed }: Work<Item>,
  most = Infinity,
): Promise<number> => {
  let sum = 0
  for (let turn = 0; turn < most; turn += 1) {
    const held: { item: Item | undefined } = { item: undefined }
    try {
      sum += await db.transaction().execute(async (tx) => {
        held.item = await next(tx)
        return held.item === undefined ? 0 : work(tx, held.item)
      })
    } catch (reason) {
      if (held.item === undefined) throw reason
      await putAside(db, held.item)
      failed(reason)
    }
    if (held.item === undefined) return sum
  }
  return sum
}
