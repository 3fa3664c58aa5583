import * as E from 'fp-ts/Either'
import { isNonEmpty } from 'fp-ts/ReadonlyArray'
import type { ReadonlyNonEmptyArray } from 'fp-ts/ReadonlyNonEmptyArray'
import { todayInBangkok } from '../../calendar/arithmetic.js'
import type { LedgerRefusal } from '../ledger/command.js'
import { postPoints, type Posted } from '../ledger/postPoints.js'
import { redemptionRefusals, type RedeemingMember, type RedemptionRefusal } from './refusals.js'
import type { ItemTerms } from './terms.js'

/** What a member wants to redeem. */
export interface RedemptionAsk {
  /** Pieces, or entries of a draw: 1 or more. */
  readonly quantity: number
  /** The id that the order, or the entry, will have. */
  readonly reference_id: string
  /** Points, in all, that the member has said yes to; absent: to whatever it costs. */
  readonly agreed?: number
}

/** What to write, all of it in one transaction. */
export interface Redemption extends Posted {
  readonly kind: 'order' | 'entries'
  readonly quantity: number
  /** What it costs, in all. */
  readonly points: number
  /** Pieces to take off the stock; 0 for a draw, whose prizes are not used up by entries. */
  readonly taken_from_stock: number
}

const priceRefusals = (points: number, agreed: number | undefined): ReadonlyArray<RedemptionRefusal> =>
  agreed === undefined || agreed === points ? [] : [{ _tag: 'PriceChanged', points }]

/** `LedgerRefusal` only where ids repeat or a sum leaves what the columns hold: the caller's fault, not the member's. */
export type RedemptionRefused = ReadonlyNonEmptyArray<RedemptionRefusal | LedgerRefusal>

/**
 * Whether a member gets what they ask for at `now` (milliseconds since the epoch), and what is then to be written: ledger
 * rows, the stock, the order or entry. Left: every reason in fixed order, never empty.
 *
 * `member`, `terms` and the stock in it must be read, locked, in the transaction that writes the answer.
 * @example
 * const [member] = fc.sample(arb.redeemingMember(), 1)
 * const [terms] = fc.sample(arb.rewardTerms({ stock_balance: fc.constant(0) }), 1)
 * decideRedemption(member, terms, Date.UTC(2026, 10, 20), { quantity: 1, reference_id: 'order-1', agreed: terms.point })._tag
 * // => 'Left'
 */
export const decideRedemption = (
  member: RedeemingMember,
  terms: ItemTerms,
  now: number,
  { quantity, reference_id, agreed }: RedemptionAsk,
): E.Either<RedemptionRefused, Redemption> => {
  const points = terms.point * quantity
  const reasons = [
    ...redemptionRefusals(member, terms, quantity, todayInBangkok(now)),
    ...priceRefusals(points, agreed),
  ]
  if (isNonEmpty(reasons)) return E.left(reasons)
  const isReward = terms.type === 'reward'
  // What costs nothing does not change the ledger.
  const posted =
    points === 0
      ? postPoints(member.account, { _tag: 'Expire' }, now)
      : postPoints(member.account, { _tag: isReward ? 'Hold' : 'Enter', points, reference_id }, now)
  return E.bimap(
    (refusal: LedgerRefusal): RedemptionRefused => [refusal],
    ({ rows, account }: Posted): Redemption => ({
      kind: isReward ? 'order' : 'entries',
      quantity,
      points,
      taken_from_stock: isReward ? quantity : 0,
      rows,
      account,
    }),
  )(posted)
}
