import { thaiDate, todayInBangkok } from '@careplus/core/calendar'
import { clockText } from '../../shared/account/instants'

const two = (n: number): string => String(n).padStart(2, '0')

export const momentText = (iso: string): string =>
  `${thaiDate(todayInBangkok(Date.parse(iso)))} เวลา\u00A0${clockText(iso)}`

export const leftText = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
}
