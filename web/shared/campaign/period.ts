import { datePartsOf, thaiDate, thaiMonths, type IsoDate } from '@careplus/core/calendar'
import type { campaignCopy } from '../../copy/campaign.th'

export interface Period {
  readonly begin_date: IsoDate
  readonly end_date: IsoDate
}

export type CampaignState = keyof typeof campaignCopy.states

/** The first and the last day belong to the campaign. */
export const stateOn = ({ begin_date, end_date }: Period, today: IsoDate): CampaignState =>
  today < begin_date ? 'before' : today > end_date ? 'over' : 'running'

/** Month and year are said once where both days share them: `1–31 ธ.ค. 69`, `1 พ.ย. – 31 ธ.ค. 69`, `15 ธ.ค. 69 – 5 ม.ค. 70`. */
export const periodText = ({ begin_date, end_date }: Period): string => {
  const [begin, end] = [datePartsOf(begin_date), datePartsOf(end_date)]
  if (begin_date === end_date) return thaiDate(begin_date)
  if (begin.year !== end.year) return `${thaiDate(begin_date)} – ${thaiDate(end_date)}`
  if (begin.month !== end.month)
    return `${begin.day}\u00A0${thaiMonths[begin.month - 1]?.short ?? ''} – ${thaiDate(end_date)}`
  return `${begin.day}–${thaiDate(end_date)}`
}
