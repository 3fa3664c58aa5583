import { setTimeout as pause } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { isStoreUnavailable, waitedLong } from './storeUnavailable.js'

/** Others were in the way each time. */
export interface Contended {
  readonly _tag: 'Contended'
}

/** Deadlock, serialization failure. Source: PostgreSQL 15's manual, appendix A. */
const transientCodes: ReadonlyArray<unknown> = ['40P01', '40001']

/** What was read before the item's row was locked is no longer so: the last pieces went to somebody else. */
const isStockSold = (code: unknown, constraint: unknown): boolean =>
  code === '23514' && constraint === 'items_stock_balance_check'

/** The transaction did nothing, and the same one may well succeed, or be refused in words, a moment later. */
const isTransient = (failure: unknown): boolean => {
  const { code, constraint } = (failure ?? {}) as { readonly code?: unknown; readonly constraint?: unknown }
  return transientCodes.includes(code) || isStockSold(code, constraint)
}

const maxAttempts = 5
/** Doubled at each further try; random, so that two that met do not meet again. */
const longestFirstPauseMs = 10

/** The engine itself waits for a database that is away; this is for a connection that broke under the transaction. */
const maxBroken = 2

/**
 * Does a whole transaction, and anew where others got in its way. `keyed`: it finds by a key what it has done before; so it is
 * done anew also where its connection broke, when nobody knows whether it was committed.
 */
export const retryTransaction = async <A>(
  transaction: () => Promise<A>,
  { keyed = false }: { readonly keyed?: boolean } = {},
): Promise<E.Either<Contended, A>> => {
  let [contended, broken] = [0, 0]
  for (;;) {
    try {
      return E.right(await transaction())
    } catch (failure) {
      if (isTransient(failure)) {
        contended += 1
        if (contended === maxAttempts) return E.left({ _tag: 'Contended' })
        await pause(Math.random() * longestFirstPauseMs * 2 ** (contended - 1))
      } else if (keyed && broken < maxBroken && isStoreUnavailable(failure) && !waitedLong(failure)) {
        broken += 1
        await pause(longestFirstPauseMs)
      } else throw failure
    }
  }
}
