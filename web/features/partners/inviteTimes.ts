import { thaiDate, todayInBangkok } from '@careplus/core/calendar'
import { clockText } from '../../shared/account/instants'

const two = (n: number): string => String(n).padStart(2, '0')

/** `21 พ.ย. 69 เวลา 14.05 น.` in Bangkok. */
export const momentText = (iso: string): string =>
  `${thaiDate(todayInBangkok(Date.parse(iso)))} เวลา\u00A0${clockText(iso)}`

/** `14:05` for the remaining minutes and seconds; `0:00` at the end. */
export const leftText = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
}
