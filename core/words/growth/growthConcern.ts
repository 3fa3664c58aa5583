import type { IsoDate } from '../../domain/calendar/isoDate.js'
import type { AssessedRecord } from '../../domain/growth/assessedRecord.js'
import { isSeen, referralsOf } from '../../domain/growth/referral.js'
import { referralWords, type ReferralWords } from './followChild.js'

/** A referral or request to measure again, in Thai. */
export type GrowthConcern = ReferralWords

/** Records in any order. `on`: the Bangkok day. */
export const growthConcerns = (
  birthDate: IsoDate,
  on: IsoDate,
  records: ReadonlyArray<AssessedRecord>,
): ReadonlyArray<GrowthConcern> => referralsOf(birthDate, on, records).map((one) => referralWords(one, on))

export const isReferred = (concerns: ReadonlyArray<GrowthConcern>): boolean => concerns.some(isSeen)
