import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import { bahtOfSatang, claimDays, counted, prizeTaxSatang, type PublicItem } from '@careplus/core/loyalty'
import type { DrawFile } from '@careplus/core/ports'
import { drawTermsCopy as copy } from '../../../copy/drawTerms.th'

type Days = Pick<PublicItem, 'begin_date' | 'expire_date' | 'announcement_date'>

export interface TermLine {
  readonly title: string
  readonly text: string
  readonly again: boolean
}

const baht = (amount: number): string => counted(amount, copy.baht)
const dayOr = (day: IsoDate | null): string => (day === null ? '' : thaiDate(day))

export const drawTermLines = (
  { permit_number, terms, prizes, prize_baht }: DrawFile,
  { begin_date, expire_date, announcement_date }: Days,
): ReadonlyArray<TermLine> => {
  if (terms === null || permit_number === null) return []
  const tax = prizeTaxSatang(prize_baht)
  const worth = prize_baht ?? 0
  return [
    {
      title: copy.permit,
      text: copy.permitText(permit_number, thaiDate(terms.permit_date), terms.permit_authority),
      again: true,
    },
    {
      title: copy.prizes,
      text: copy.prizesText(counted(prizes, copy.prize), baht(worth), baht(worth * prizes)),
      again: true,
    },
    { title: copy.entries, text: copy.entriesText(thaiDate(begin_date), dayOr(expire_date)), again: false },
    {
      title: copy.drawn,
      text: `${copy.drawnText(thaiDate(terms.draw_date), terms.draw_time, terms.draw_place)} ${copy.method[terms.method]}`,
      again: true,
    },
    { title: copy.announced, text: copy.announcedText(dayOr(announcement_date), terms.announced_in), again: true },
    { title: copy.claim, text: copy.claimText(counted(claimDays, copy.days)), again: false },
    {
      title: copy.tax,
      text: tax > 0 ? copy.taxed(`${bahtOfSatang(tax)}\u00A0${copy.baht}`) : copy.untaxed,
      again: true,
    },
    { title: copy.unclaimed, text: terms.unclaimed, again: false },
    { title: copy.notAllowed, text: terms.not_allowed, again: true },
  ]
}
