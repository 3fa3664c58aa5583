import type { IsoDate } from '../../calendar/isoDate.js'
import { isMinor } from '../../identity/birthDates.js'
import { usablePoints } from '../ledger/pointsSummary.js'
import type { Account } from '../ledger/account.js'
import { unprovedPoints, type UnprovedRow } from '../ledger/unprovedPoints.js'
import { drawIsOver, isAfter, isBefore, type ItemTerms } from './terms.js'

/** Why an item cannot be redeemed; reasons that the member can change come last. */
export type RedemptionRefusal =
  | { readonly _tag: 'QuantityInvalid'; readonly received: number }
  | { readonly _tag: 'ItemHidden' }
  | { readonly _tag: 'ItemEnded'; readonly on: IsoDate | null }
  | { readonly _tag: 'NotOpenYet'; readonly on: IsoDate }
  /** Source: Gambling Act, B.E. 2478, section 8. */
  | { readonly _tag: 'PermitMissing' }
  | { readonly _tag: 'DrawNotOpen' }
  | { readonly _tag: 'SoldOut' }
  | { readonly _tag: 'StockShort'; readonly left: number }
  | { readonly _tag: 'SignInNeeded' }
  | { readonly _tag: 'AdultsOnly' }
  | { readonly _tag: 'LimitReached'; readonly limit: number }
  | { readonly _tag: 'LimitShort'; readonly limit: number; readonly left: number }
  | { readonly _tag: 'NotEnoughPoints'; readonly missing: number }
  /** The item needs points of missions, and the member lacks a proved phone or approved bill. */
  | { readonly _tag: 'PointsUnproved'; readonly points: number }
  | { readonly _tag: 'PriceChanged'; readonly points: number }

export interface RedeemingMember {
  readonly account: Account
  readonly unproved: ReadonlyArray<UnprovedRow>
  readonly redeemed: number
  readonly birthDate: IsoDate | null
}

const maxPieces = 1_000_000
export const isQuantity = (quantity: number): boolean =>
  Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= maxPieces

const windowRefusals = (terms: ItemTerms, today: IsoDate): ReadonlyArray<RedemptionRefusal> => {
  if (isAfter(terms, today)) return [{ _tag: 'ItemEnded', on: terms.expire_date }]
  if (terms.type === 'luckydraw' && drawIsOver(terms.draw.state)) {
    return [{ _tag: 'ItemEnded', on: null }]
  }
  return isBefore(terms, today) ? [{ _tag: 'NotOpenYet', on: terms.begin_date }] : []
}

const offerRefusals = (terms: ItemTerms, quantity: number): ReadonlyArray<RedemptionRefusal> => {
  if (terms.type === 'luckydraw') {
    if (terms.draw.permit_number === null || terms.draw.permit_number.trim() === '') return [{ _tag: 'PermitMissing' }]
    return terms.draw.state === 'open' ? [] : [{ _tag: 'DrawNotOpen' }]
  }
  if (terms.stock_balance <= 0) return [{ _tag: 'SoldOut' }]
  return quantity > terms.stock_balance ? [{ _tag: 'StockShort', left: terms.stock_balance }] : []
}

const limitRefusals = (limit: number | null, redeemed: number, quantity: number): ReadonlyArray<RedemptionRefusal> => {
  if (limit === null || redeemed + quantity <= limit) return []
  const remaining = Math.max(0, limit - redeemed)
  return remaining === 0 ? [{ _tag: 'LimitReached', limit }] : [{ _tag: 'LimitShort', limit, left: remaining }]
}

export const spendablePoints = (
  { account, unproved }: Pick<RedeemingMember, 'account' | 'unproved'>,
  today: IsoDate,
): number => usablePoints(account, today) - unprovedPoints(account, unproved, today)

const pointsRefusals = (cost: number, member: RedeemingMember, today: IsoDate): ReadonlyArray<RedemptionRefusal> => {
  const usable = usablePoints(member.account, today)
  const points = unprovedPoints(member.account, member.unproved, today)
  return [
    ...(cost > usable ? [{ _tag: 'NotEnoughPoints', missing: cost - usable } as const] : []),
    ...(points > 0 && cost > usable - points ? [{ _tag: 'PointsUnproved', points } as const] : []),
  ]
}

/** `member` null: signed out. In the order of the union; a card shows the first. */
export const redemptionRefusals = (
  member: RedeemingMember | null,
  terms: ItemTerms,
  quantity: number,
  today: IsoDate,
): ReadonlyArray<RedemptionRefusal> => {
  if (!isQuantity(quantity)) return [{ _tag: 'QuantityInvalid', received: quantity }]
  if (terms.hidden) return [{ _tag: 'ItemHidden' }]
  const window = windowRefusals(terms, today)
  return [
    ...window,
    // Outside its days, these already explain a draw.
    ...(terms.type === 'luckydraw' && window.length > 0 ? [] : offerRefusals(terms, quantity)),
    ...(member === null
      ? [{ _tag: 'SignInNeeded' } as const]
      : [
          ...(terms.type === 'luckydraw' && isMinor(member.birthDate ?? null, today)
            ? [{ _tag: 'AdultsOnly' } as const]
            : []),
          ...limitRefusals(terms.member_limit, member.redeemed, quantity),
          ...pointsRefusals(terms.point * quantity, member, today),
        ]),
  ]
}
