import * as E from 'fp-ts/Either'
import type { Refused } from '../refusal/refused.js'
import type { Tx } from '../store/store.js'
import { countHits, deleteHit } from './limits.js'
import { codeAttemptsFromNetwork } from './limitRules.js'

export interface CodeAttempt {
  readonly uncount: () => Promise<void>
}

/** Counts the attempt before the code is checked, so that parallel attempts learn no more than sequential ones. */
export const countCodeAttempt = async (tx: Tx, network: string, now: Date): Promise<E.Either<Refused, CodeAttempt>> => {
  const counted = await countHits(tx, [codeAttemptsFromNetwork(network)], now, 'too_many_tries')
  if (E.isLeft(counted)) return counted
  return E.right({
    uncount: async () => {
      for (const id of counted.right) await deleteHit(tx, id)
    },
  })
}
