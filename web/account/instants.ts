import { thaiDate, thaiMonthOf, todayInBangkok } from '@careplus/core/calendar'

/** An instant (UTC ISO) as a day in Bangkok, `20 พ.ย. 69`; '' for what is no instant. */
export const dayText = (instant: string): string => {
  const at = Date.parse(instant)
  return Number.isNaN(at) ? '' : thaiDate(todayInBangkok(at))
}

/** `พ.ย. 69` */
export const monthText = (instant: string): string => {
  const at = Date.parse(instant)
  return Number.isNaN(at) ? '' : thaiMonthOf(todayInBangkok(at))
}
