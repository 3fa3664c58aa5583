import { dayOf, thaiDate, thaiFullDate } from '@careplus/core/calendar'

/** `20 พ.ย. 69`; the text itself where it is no date. */
export const dateText = (text: string): string => {
  const day = dayOf(text)
  return day === null ? text : thaiDate(day)
}

/** `20 พฤศจิกายน 2569`: births, versions of legal texts, and what is printed; the text itself where it is no date. */
export const fullDateText = (text: string): string => {
  const day = dayOf(text)
  return day === null ? text : thaiFullDate(day)
}
