import * as E from 'fp-ts/Either'
import type { Refused } from '../refusal/refused.js'
import type { Tx } from '../store/store.js'
import { countHits, lockCounter, type Limited } from './limits.js'
import { codesFromNetwork, ownAllowance, ownResend } from './limitRules.js'

interface CodeRequest {
  /** What is counted for the address, whoever asks. */
  readonly ofAddress: Limited
  /** Counted with it where anybody asks: the mailbox of the address. */
  readonly ofMailbox?: Limited | undefined
  readonly network: string
  /** Who asks, where they are known to be the address's owner: they have an allowance of their own. Null: anybody. */
  readonly owner: string | null
}

/**
 * Counts a code or a link that is asked for. An owner's own allowance comes first, so that strangers who ask for the same address
 * all day do not shut them out; once it is used up they are counted like anybody.
 */
export const countCodeRequest = async (
  tx: Tx,
  { ofAddress, ofMailbox, network, owner }: CodeRequest,
  now: Date,
): Promise<E.Either<Refused, ReadonlyArray<string>>> => {
  const anybody = [ofAddress, ...(ofMailbox === undefined ? [] : [ofMailbox]), ...codesFromNetwork(network)]
  if (owner === null) return countHits(tx, anybody, now)
  // As everywhere the address is held before anything is made for it.
  await lockCounter(tx, ofAddress.counter)
  const soon = await countHits(tx, [ownResend(owner)], now)
  if (E.isLeft(soon)) return soon
  const own = await countHits(tx, [ownAllowance(owner)], now)
  const counted = E.isRight(own) ? own : await countHits(tx, anybody, now)
  return E.map((hits: ReadonlyArray<string>) => [...soon.right, ...hits])(counted)
}
