import type { IsoDate } from '../../domain/calendar/isoDate.js'
import type { AssessedRecord } from '../../domain/growth/assessedRecord.js'
import { isSeen, referralsOf } from '../../domain/growth/referral.js'
import { referralWords, type ReferralWords } from './followChild.js'

/** What a child's records ask for beside the usual next measuring. */
export type GrowthConcern = ReferralWords

/**
 * Everything in a child's records, in any order, that asks for more than the next measuring. `on`: the Bangkok day.
 * @example
 * const born = rightOf(isoDate('2024-07-12'))
 * growthConcerns(born, rightOf(isoDate('2026-11-20')), []) // => []
 */
export const growthConcerns = (
  birthDate: IsoDate,
  on: IsoDate,
  records: ReadonlyArray<AssessedRecord>,
): ReadonlyArray<GrowthConcern> => referralsOf(birthDate, on, records).map((one) => referralWords(one, on))

/**
 * Sooner than the day to measure again has a meaning.
 * @example
 * isSoon([]) // => false
 */
export const isSoon = (concerns: ReadonlyArray<GrowthConcern>): boolean =>
  concerns.some(({ urgency }) => urgency !== 'weeks')

/**
 * Somebody is to look, beside the parent.
 * @example
 * isReferred([]) // => false
 */
export const isReferred = (concerns: ReadonlyArray<GrowthConcern>): boolean => concerns.some(isSeen)
