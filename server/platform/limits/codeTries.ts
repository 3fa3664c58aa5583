import * as E from 'fp-ts/Either'
import type { Refused } from '../refusal/refused.js'
import type { Tx } from '../store/store.js'
import { countHits, forgetHit } from './limits.js'
import { codeTriesFromNetwork } from './rules.js'

export interface CodeTry {
  /** For a right code: only wrong ones count. */
  readonly takeBack: () => Promise<void>
}

/**
 * Counts the try of a code for its network before the code is looked at, so that many at once learn no more than many one
 * after another. Refused where too many wrong ones were tried.
 */
export const countCodeTry = async (tx: Tx, network: string, now: Date): Promise<E.Either<Refused, CodeTry>> => {
  const counted = await countHits(tx, [codeTriesFromNetwork(network)], now, 'too_many_tries')
  if (E.isLeft(counted)) return counted
  return E.right({
    takeBack: async () => {
      for (const id of counted.right) await forgetHit(tx, id)
    },
  })
}
