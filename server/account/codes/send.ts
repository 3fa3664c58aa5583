import * as E from 'fp-ts/Either'
import type { Refused } from '../../platform/http/refused.js'
import { countAsked } from '../../platform/limits/reserve.js'
import { codesToAddress } from '../../platform/limits/rules.js'
import type { Tx } from '../../platform/store/store.js'
import { issueCode, madeBefore, type NewCode, type SentCode } from './codes.js'

/** Where a letter brings it, which may have to be waited for. */
const mailedCodeLifeSeconds = 600
export const mailedCodeMinutes = mailedCodeLifeSeconds / 60
const mailedCodeDigits = 6

interface Sending extends Omit<NewCode, 'digits' | 'lifeSeconds'> {
  readonly network: string
  /** Who asks, where they are known to be the address's owner. */
  readonly owner?: string | null
  /** Six, where it is not said. Asked for when the address is held. */
  readonly digits?: () => Promise<number>
  /** Ten minutes, where it is not said. */
  readonly lifeSeconds?: number
}

export interface PendingCode {
  readonly code: string
  /** The ids of what was counted for it. */
  readonly hits: ReadonlyArray<string>
  /** Afterwards the letter is of no use. */
  readonly expiresAt: Date
}

/** Brings the code to its address. A refusal takes all that was counted back. */
type Deliver = (onItsWay: PendingCode) => Promise<E.Either<Refused, unknown>>

/**
 * Sends a code, in place of any earlier one, within the limits of the address and of the network. One that this browser has
 * asked for by the same request is not sent again.
 */
export const sendCode = async (
  tx: Tx,
  { network, owner = null, digits: digitsOf, lifeSeconds = mailedCodeLifeSeconds, ...asked }: Sending,
  now: Date,
  deliver: Deliver,
): Promise<E.Either<Refused, SentCode>> => {
  const before = await madeBefore(tx, asked, now)
  if (before !== null) return E.right(before)
  const counted = await countAsked(tx, { ofAddress: codesToAddress(asked.address), network, owner }, now)
  if (E.isLeft(counted)) return counted
  const digits = (await digitsOf?.()) ?? mailedCodeDigits
  const { code, ...sent } = await issueCode(tx, { ...asked, digits, lifeSeconds }, now)
  const delivered = await deliver({
    code,
    hits: counted.right,
    expiresAt: new Date(now.getTime() + lifeSeconds * 1000),
  })
  return E.isLeft(delivered) ? delivered : E.right(sent)
}

/** The answer where the code is not bound to the browser that asked. */
export const unboundData = E.map(({ request: _, ...onItsWay }: SentCode) => ({ data: onItsWay }))
