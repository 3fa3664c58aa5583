import type { IsoDate } from '@careplus/core/calendar'
import {
  followChild,
  followWords,
  type FollowedChild,
  type FollowWords,
  type References,
  measuredChild,
} from '@careplus/core/growth'
import type { GrowthRecord } from '@careplus/core/ports'
import type { FamilyChild } from '../children/useFamily'

export interface FollowedGrowth extends GrowthRecord {
  readonly takenOn: string | null
}

export interface Followed {
  readonly child: FollowedChild<FollowedGrowth>
  readonly words: FollowWords
}

export const followedRecord = (record: GrowthRecord): FollowedGrowth => ({
  ...record,
  takenOn: record.referral_taken_on,
})

/** null: invalid birth date. */
export const followFamilyChild = (
  references: References,
  { child, records }: FamilyChild,
  today: IsoDate,
): Followed | null => {
  const charted = measuredChild(child)
  if (charted === null) return null
  const followed = followChild(references)(charted, records.map(followedRecord), today)
  return { child: followed, words: followWords(followed, today) }
}

export const followFamily = (
  references: References,
  family: ReadonlyArray<FamilyChild>,
  today: IsoDate,
): ReadonlyMap<string, Followed> =>
  new Map(
    family.flatMap((familyChild) => {
      const followed = followFamilyChild(references, familyChild, today)
      return followed === null ? [] : [[familyChild.child.id, followed]]
    }),
  )
