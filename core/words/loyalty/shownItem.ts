import type { IsoDate } from '../../domain/calendar/isoDate.js'
import { redemptionWords } from './redemption.js'
import { redemptionRefusals, spendablePoints, type RedeemingMember } from '../../domain/loyalty/redemption/refusals.js'
import { itemStatus, type ItemStatus, type ItemTerms } from '../../domain/loyalty/redemption/terms.js'

export interface ShownItem {
  readonly status: ItemStatus
  /** 0 if signed out. */
  readonly current_points: number
  readonly is_redeemable: boolean
  /** In fixed order; empty if `is_redeemable`. */
  readonly alert_messages: ReadonlyArray<string>
}

/** For a quantity of 1. `member` null: signed out. */
export const shownItem = (member: RedeemingMember | null, terms: ItemTerms, today: IsoDate): ShownItem => {
  const reasons = redemptionRefusals(member, terms, 1, today)
  return {
    status: itemStatus(terms, today),
    current_points: member === null ? 0 : spendablePoints(member, today),
    is_redeemable: reasons.length === 0,
    alert_messages: reasons.map((reason) => redemptionWords(reason, terms.type)),
  }
}
