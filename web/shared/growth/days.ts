import { isoDate, thaiDate, type IsoDate } from '@careplus/core/calendar'
import { isRight } from 'fp-ts/Either'

/** The day that stands in a field; null where it is empty or no day. */
export const dayOf = (text: string | null): IsoDate | null => {
  const read = isoDate(text ?? '')
  return isRight(read) ? read.right : null
}

/** `20 พ.ย. 69`; the text itself where it is no date. */
export const dateText = (text: string): string => {
  const day = dayOf(text)
  return day === null ? text : thaiDate(day)
}
