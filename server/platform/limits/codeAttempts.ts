import * as E from 'fp-ts/Either'
import type { Refused } from '../refusal/refused.js'
import type { Tx } from '../store/store.js'
import { countHits, deleteHit } from './limits.js'
import { codeAttemptsFromNetwork } from './limitRules.js'

export interface CodeAttempt {
  /** For a right code: only wrong ones count. */
  readonly uncount: () => Promise<void>
}

/**
 * Counts the try of a code for its network before the code is looked at, so that many at once learn no more than many one
 * after another. Refused where too many wrong ones were tried.
 */
export const countCodeAttempt = async (tx: Tx, network: string, now: Date): Promise<E.Either<Refused, CodeAttempt>> => {
  const counted = await countHits(tx, [codeAttemptsFromNetwork(network)], now, 'too_many_tries')
  if (E.isLeft(counted)) return counted
  return E.right({
    uncount: async () => {
      for (const id of counted.right) await deleteHit(tx, id)
    },
  })
}
