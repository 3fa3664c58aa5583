import type { Left } from 'fp-ts/Either'
import { redemptionRefusedWords, type RedemptionRefused } from '@careplus/core/internal/loyalty'
import type { ItemType } from '@careplus/core/loyalty'
import { refuse, refuseSpending, type Refused } from '../../platform/refusal/refused.js'

/** A hidden item does not exist for strangers. */
export const refuseRedemption = (reasons: RedemptionRefused, type: ItemType, usable: number): Left<Refused> =>
  reasons.some(({ _tag }) => _tag === 'ItemHidden')
    ? refuse('not_found')
    : refuseSpending(
        reasons.every(({ _tag }) => _tag === 'PointsUnproved') ? 'points_unproved' : 'not_redeemable',
        reasons.map((reason) => redemptionRefusedWords(reason, type)),
        usable,
      )
