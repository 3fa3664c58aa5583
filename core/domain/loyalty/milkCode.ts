import * as E from 'fp-ts/Either'
import { compareDates } from '../calendar/arithmetic.js'
import { addMonths } from '../calendar/months.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { isInformationLine, isProtectedAge, isProtectedLine, protectedMonths, type AgeLine } from './ageLine.js'

/** `product_link`: in an article. `list`: any list, search or sitemap. `information_page`: where nothing earns
 * points or is sold. */
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

/** `youngest_months`: the age of the youngest child in its readership. */
export type PromotionSubject =
  | { readonly _tag: 'Product'; readonly age_line: AgeLine }
  | { readonly _tag: 'Child'; readonly birthDate: IsoDate; readonly today: IsoDate }
  | { readonly _tag: 'Article'; readonly youngest_months: number }

export interface MilkCodeForbids {
  readonly _tag: 'MilkCodeForbids'
  readonly use: PromotionUse
  readonly subject: PromotionSubject['_tag']
}
export interface MilkCodePass {
  readonly use: PromotionUse
  readonly subject: PromotionSubject
}

/** A child is not under three on its third birthday. */
export const isUnderThree = (birthDate: IsoDate, today: IsoDate): boolean =>
  compareDates(today, addMonths(birthDate, protectedMonths)) < 0

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

/** No use is exempt; the information page has young children's products alone. Source: Control of Marketing
 * Promotion of Infant and Young Child Food Act, B.E. 2560, sections 14 to 25: an infant is up to 12 months, a young
 * child from 12 months to 3 years. */
export const milkCodeGate = (use: PromotionUse, subject: PromotionSubject): E.Either<MilkCodeForbids, MilkCodePass> =>
  isForbidden(use, subject)
    ? E.left({ _tag: 'MilkCodeForbids', use, subject: subject._tag })
    : E.right({ use, subject })
