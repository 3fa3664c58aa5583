import * as E from 'fp-ts/Either'
import { isNonEmpty } from 'fp-ts/ReadonlyArray'
import type { ReadonlyNonEmptyArray } from 'fp-ts/ReadonlyNonEmptyArray'
import { todayInBangkok } from '../../calendar/arithmetic.js'
import type { LedgerRefusal } from '../ledger/command.js'
import { postPoints, type Posted } from '../ledger/postPoints.js'
import { redemptionRefusals, type RedeemingMember, type RedemptionRefusal } from './refusals.js'
import type { ItemTerms } from './terms.js'

/** `quantity`: 1 or more. `reference_id`: of the future order or entry. */
export interface RedemptionAsk {
  readonly quantity: number
  readonly reference_id: string
  /** The total points that the member has agreed to; absent: any price. */
  readonly agreed?: number
}

/** `taken_from_stock`: 0 for a draw, whose prizes are not used up by entries. */
export interface Redemption extends Posted {
  readonly kind: 'order' | 'entries'
  readonly quantity: number
  readonly points: number
  readonly taken_from_stock: number
}

const priceRefusals = (points: number, agreed: number | undefined): ReadonlyArray<RedemptionRefusal> =>
  agreed === undefined || agreed === points ? [] : [{ _tag: 'PriceChanged', points }]

/** `LedgerRefusal` only if ids repeat or a sum exceeds its column, which is the caller's fault. */
export type RedemptionRefused = ReadonlyNonEmptyArray<RedemptionRefusal | LedgerRefusal>

/** Load and lock `member` and `terms` in the transaction that writes the result. Left: every reason in fixed order. */
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
