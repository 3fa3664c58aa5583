import { setTimeout as pause } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { isStoreUnavailable, waitedLong } from './storeUnavailable.js'

export interface Contended {
  readonly _tag: 'Contended'
}

/** Deadlock, serialization failure. Source: PostgreSQL 15's manual, appendix A. */
const transientCodes: ReadonlyArray<unknown> = ['40P01', '40001']

/** Another transaction took the last pieces before this one locked the item's row. */
const isStockSold = (code: unknown, constraint: unknown): boolean =>
  code === '23514' && constraint === 'items_stock_balance_check'

const isTransient = (failure: unknown): boolean => {
  const { code, constraint } = (failure ?? {}) as { readonly code?: unknown; readonly constraint?: unknown }
  return transientCodes.includes(code) || isStockSold(code, constraint)
}

const maxAttempts = 5
/** Doubled at each attempt, and random, so that two that collided do not collide again. */
const longestFirstPauseMs = 10

/** The engine waits for an unavailable database; this is for a connection that broke during the transaction. */
const maxBroken = 2

/** `keyed`: it finds by a key what it did before, so it is also retried when the commit's outcome is unknown. */
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
