import { setTimeout as pause } from 'node:timers/promises'
import * as E from 'fp-ts/Either'

/** Others were in the way each time. */
export interface Contended {
  readonly _tag: 'Contended'
}

/** Deadlock, serialization failure. Source: PostgreSQL 15's manual, appendix A. */
const passing: ReadonlyArray<unknown> = ['40P01', '40001']

/** What was read before the item's row was locked is no longer so: the last pieces went to somebody else. */
const isStockGone = (code: unknown, constraint: unknown): boolean =>
  code === '23514' && constraint === 'items_stock_balance_check'

/** The transaction did nothing, and the same one may well succeed, or be refused in words, a moment later. */
const isPassing = (failure: unknown): boolean => {
  const { code, constraint } = (failure ?? {}) as { readonly code?: unknown; readonly constraint?: unknown }
  return passing.includes(code) || isStockGone(code, constraint)
}

const mostTries = 5
/** Doubled at each further try; random, so that two that met do not meet again. */
const longestFirstPauseMs = 10

/** Does a whole transaction, and anew where others got in its way. */
export const retried = async <A>(transaction: () => Promise<A>): Promise<E.Either<Contended, A>> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return E.right(await transaction())
    } catch (failure) {
      if (!isPassing(failure)) throw failure
      if (tries === mostTries) return E.left({ _tag: 'Contended' })
      await pause(Math.random() * longestFirstPauseMs * 2 ** (tries - 1))
    }
  }
}
