import type { IsoDate } from '@careplus/core/calendar'
import { billReasonWords, counted, forecastWords } from '@careplus/core/loyalty'
import type { Bill, BillStepTaken } from '@careplus/core/ports'
import { loyaltyCopy } from '../../../../copy/loyalty.th'
import { rewardsHistoryCopy } from '../../../../copy/rewardsHistory.th'
import { momentText } from '../../momentText'
import type { Moment } from '../../../../ui/Timeline'

const copy = rewardsHistoryCopy.bill

const titleOf = ({ kind, reason }: BillStepTaken, { points }: Bill): string => {
  switch (kind) {
    case 'sent':
      return copy.steps.sent
    case 'approved':
      return copy.steps.approved(counted(points, loyaltyCopy.points))
    case 'rejected':
      return copy.steps.rejected(reason === null ? '' : billReasonWords[reason].short)
    case 'appealed':
      return copy.steps.appealed
  }
}

export const billMoments = (bill: Bill, today: IsoDate): ReadonlyArray<Moment> => [
  ...bill.steps.map((step): Moment => ({
    title: titleOf(step, bill),
    when: momentText(step.at, today),
    state: 'done',
  })),
  ...(bill.state === 'reviewing'
    ? [
        { title: copy.steps.reviewing, when: copy.within, state: 'now' } as const,
        { title: copy.steps.earns, when: forecastWords(bill.forecast), state: 'later' } as const,
      ]
    : []),
]
