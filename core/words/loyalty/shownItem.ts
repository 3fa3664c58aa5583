import type { IsoDate } from '../../domain/calendar/isoDate.js'
import { redemptionWords } from './redemption.js'
import { redemptionRefusals, spendablePoints, type RedeemingMember } from '../../domain/loyalty/redemption/refusals.js'
import { itemStatus, type ItemStatus, type ItemTerms } from '../../domain/loyalty/redemption/terms.js'

/** The fields of an item that depend on who looks, and when. */
export interface ShownItem {
  readonly status: ItemStatus
  /** Points that can be spent now; 0 signed out. */
  readonly current_points: number
  /** Whether one of it could be redeemed now. */
  readonly is_redeemable: boolean
  /** A Thai sentence for each reason why not, in fixed order; empty exactly where `is_redeemable`. */
  readonly alert_messages: ReadonlyArray<string>
}

/**
 * `member` null: signed out. The same reasons as `decideRedemption` gives for a quantity of 1.
 * @example
 * const [terms] = fc.sample(arb.rewardTerms({ stock_balance: fc.constant(0), hidden: fc.constant(false) }), 1)
 * shownItem(null, terms, arb.loyaltyToday).is_redeemable // => false
 */
export const shownItem = (member: RedeemingMember | null, terms: ItemTerms, today: IsoDate): ShownItem => {
  const reasons = redemptionRefusals(member, terms, 1, today)
  return {
    status: itemStatus(terms, today),
    current_points: member === null ? 0 : spendablePoints(member, today),
    is_redeemable: reasons.length === 0,
    alert_messages: reasons.map((reason) => redemptionWords(reason, terms.type)),
  }
}
