import { relationWords, type AdultProfile } from '@careplus/core/adults'
import { ageOn, type IsoDate } from '@careplus/core/calendar'
import { assessMobility, madeForYears, type MobilityAssessment } from '@careplus/core/mobility'
import { adultsCopy as copy } from '../../copy/adults.th'
import type { Face } from '../../ui/Avatar'
import type { AdultView } from './useHousehold'

export const yearsOf = ({ birthDate }: Pick<AdultProfile, 'birthDate'>, today: IsoDate): number =>
  ageOn(birthDate, today).years

export const aboutAdult = (adult: AdultProfile, today: IsoDate): string =>
  `${copy.years(yearsOf(adult, today))} · ${relationWords[adult.relation]}`

/** Grey hair from the age for which the questions are made. */
export const faceOfAdult = (adult: AdultProfile, today: IsoDate): Face => {
  const old = yearsOf(adult, today) >= madeForYears
  if (adult.sex === 'female') return old ? 'grandmother' : 'mother'
  return old ? 'grandfather' : 'father'
}

/** What the newest check says; null: never checked. */
export const latestOf = ({ checks }: Pick<AdultView, 'checks'>): MobilityAssessment | null =>
  checks[0] === undefined ? null : assessMobility(checks[0])

export const isDueAdult = (view: Pick<AdultView, 'checks'>, today: IsoDate): boolean => {
  const latest = latestOf(view)
  return latest === null || latest.repeatOn <= today
}

/** Adults of the check's age come first, then checked ones. null: nobody is due. */
export const inTurn = (views: ReadonlyArray<AdultView>, today: IsoDate): AdultView | null => {
  const rank = (view: AdultView): number =>
    (yearsOf(view.adult, today) >= madeForYears ? 0 : 2) + (view.checks.length > 0 ? 0 : 1)
  return views.filter((view) => isDueAdult(view, today)).toSorted((a, b) => rank(a) - rank(b))[0] ?? null
}
