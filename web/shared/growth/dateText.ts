import { dayOf, thaiDate, thaiFullDate } from '@careplus/core/calendar'

export const dateText = (text: string): string => {
  const day = dayOf(text)
  return day === null ? text : thaiDate(day)
}

/** `20 พฤศจิกายน 2569`, for births, versions of legal texts and print; a text that is no date is returned as it is. */
export const fullDateText = (text: string): string => {
  const day = dayOf(text)
  return day === null ? text : thaiFullDate(day)
}
