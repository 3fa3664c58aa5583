import * as E from 'fp-ts/Either'
import { compareDates } from '../calendar/arithmetic.js'
import { addMonths } from '../calendar/months.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { isInformationLine, isProtectedAge, isProtectedLine, protectedMonths, type AgeLine } from './ageLine.js'

/**
 * Everything by which a product could be pushed, or come before somebody who did not ask for it. `product_link`: a product
 * shown within an article. `list`: its place in any list, search, shelf or sitemap of ours. `information_page`: its place on
 * `/product/baby-products`, on which nothing stands that earns or is sold.
 */
export type PromotionUse =
  | 'earn_points'
  | 'reward'
  | 'mission'
  | 'promotion'
  | 'buy_now'
  | 'tracking'
  | 'product_link'
  | 'list'
  | 'information_page'

/** What a promotion would be about, or be tied to. */
export type PromotionSubject =
  | { readonly _tag: 'Product'; readonly age_line: AgeLine }
  | { readonly _tag: 'Child'; readonly birthDate: IsoDate; readonly today: IsoDate }
  /** `youngest_months`: the age in months of the youngest child it is for. */
  | { readonly _tag: 'Article'; readonly youngest_months: number }

/** The milk code forbids this use for this subject. */
export interface MilkCodeForbids {
  readonly _tag: 'MilkCodeForbids'
  readonly use: PromotionUse
  readonly subject: PromotionSubject['_tag']
}
/** For the log: what was let through, and as what. */
export interface MilkCodePass {
  readonly use: PromotionUse
  readonly subject: PromotionSubject
}

/**
 * Under three years; on the third birthday no longer.
 * @example
 * isUnderThree(rightOf(isoDate('2024-07-12')), rightOf(isoDate('2026-11-20'))) // => true
 */
export const isUnderThree = (birthDate: IsoDate, today: IsoDate): boolean =>
  compareDates(today, addMonths(birthDate, protectedMonths)) < 0

/** Products for infants and young children, and whatever concerns a child under three. */
const isProtected = (subject: PromotionSubject): boolean => {
  switch (subject._tag) {
    case 'Product':
      return isProtectedLine(subject.age_line)
    case 'Child':
      return isUnderThree(subject.birthDate, subject.today)
    case 'Article':
      return isProtectedAge(subject.youngest_months)
  }
}

const isForbidden = (use: PromotionUse, subject: PromotionSubject): boolean =>
  use === 'information_page' && subject._tag === 'Product' ? !isInformationLine(subject.age_line) : isProtected(subject)

/**
 * The one gate of the milk code: whether something may be promoted, or shown to whoever did not ask for it. No use is an
 * exception; the information page is for young children's products alone, and those of infants stand nowhere.
 * Source: Control of Marketing Promotion of Infant and Young Child Food Act, B.E. 2560 (2017), sections 14 to 25; in it
 * an infant is a child up to 12 months, a young child one from 12 months to 3 years.
 * @example
 * milkCodeGate('earn_points', { _tag: 'Product', age_line: 'infant' })
 * // => { _tag: 'Left', left: { _tag: 'MilkCodeForbids', use: 'earn_points', subject: 'Product' } }
 * milkCodeGate('earn_points', { _tag: 'Product', age_line: 'adult' })._tag // => 'Right'
 */
export const milkCodeGate = (use: PromotionUse, subject: PromotionSubject): E.Either<MilkCodeForbids, MilkCodePass> =>
  isForbidden(use, subject)
    ? E.left({ _tag: 'MilkCodeForbids', use, subject: subject._tag })
    : E.right({ use, subject })
