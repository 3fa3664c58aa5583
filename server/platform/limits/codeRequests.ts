import * as E from 'fp-ts/Either'
import type { Refused } from '../refusal/refused.js'
import type { Tx } from '../store/store.js'
import { countHits, lockCounter, type Limited } from './limits.js'
import { codesFromNetwork, ownAllowance, ownResend } from './limitRules.js'

interface CodeRequest {
  readonly ofAddress: Limited
  /** Limit of its mailbox; applies to callers other than the owner. */
  readonly ofMailbox?: Limited | undefined
  readonly network: string
  /** The caller, if known to own the address, has a separate allowance. Null: any caller. */
  readonly owner: string | null
}

/** The owner's allowance is used first, so that strangers who request the same address do not lock the owner out. */
export const countCodeRequest = async (
  tx: Tx,
  { ofAddress, ofMailbox, network, owner }: CodeRequest,
  now: Date,
): Promise<E.Either<Refused, ReadonlyArray<string>>> => {
  const anybody = [ofAddress, ...(ofMailbox === undefined ? [] : [ofMailbox]), ...codesFromNetwork(network)]
  if (owner === null) return countHits(tx, anybody, now)
  // The address is locked before anything is made for it, as everywhere.
  await lockCounter(tx, ofAddress.counter)
  const soon = await countHits(tx, [ownResend(owner)], now)
  if (E.isLeft(soon)) return soon
  const own = await countHits(tx, [ownAllowance(owner)], now)
  const counted = E.isRight(own) ? own : await countHits(tx, anybody, now)
  return E.map((hits: ReadonlyArray<string>) => [...soon.right, ...hits])(counted)
}
