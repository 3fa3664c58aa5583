import { thaiDate, todayInBangkok, type IsoDate } from '@careplus/core/calendar'

const clock = new Intl.DateTimeFormat('th-TH-u-nu-latn', {
  timeZone: 'Asia/Bangkok',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

export const momentText = (instant: string, today: IsoDate): string => {
  const at = Date.parse(instant)
  const day = todayInBangkok(at)
  return `${day === today ? 'วันนี้' : thaiDate(day)} ${clock.format(at).replace(':', '.')}\u00A0น.`
}
