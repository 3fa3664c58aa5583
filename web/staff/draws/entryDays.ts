import { thaiDate } from '@careplus/core/calendar'
import type { StaffDraw } from '../../composition/staff'
import { staffDrawsCopy as copy } from '../../copy/staffDraws.th'

export const entryDays = ({ begin_date, expire_date }: Pick<StaffDraw, 'begin_date' | 'expire_date'>): string =>
  copy.days(thaiDate(begin_date), expire_date === null ? copy.unset : thaiDate(expire_date))
