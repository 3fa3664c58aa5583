import { dayOf, thaiDate } from '@careplus/core/calendar'

/** `20 พ.ย. 69`; the text itself where it is no date. */
export const dateText = (text: string): string => {
  const day = dayOf(text)
  return day === null ? text : thaiDate(day)
}
