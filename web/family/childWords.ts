import { ageInDays, ageOn, thaiAge, thaiAgeInMonths, thaiDate, type IsoDate } from '@careplus/core/calendar'
import { nextMeasuring } from '@careplus/core/growth'
import type { Child } from '@careplus/core/ports'
import { growthCopy } from '../copy/growth.th'
import { faceOfChild, type Face } from '../ui/Avatar'
import { dayOf } from '../ui/growth/measuring'
import type { ChildHere } from './useFamily'

/** `น้องมะลิ` */
export const nameOf = (child: Child): string => growthCopy.childName(child.nickname)

/** `2 ปี 4 เดือน`; '' for a birth date that cannot be read. */
export const ageText = (child: Child, today: IsoDate): string => {
  const born = dayOf(child.birthday)
  return born === null ? '' : thaiAgeInMonths(ageOn(born, today))
}

/** `2 ปี 4 เดือน 8 วัน` on the day of a measuring. */
export const exactAgeText = (child: Child, date: IsoDate): string => {
  const born = dayOf(child.birthday)
  return born === null ? '' : thaiAge(ageOn(born, date))
}

export const faceOf = (child: Child, today: IsoDate): Face => {
  const born = dayOf(child.birthday)
  return faceOfChild(child.gender, born === null ? 0 : ageInDays(born, today))
}

export type Due = { readonly _tag: 'now' } | { readonly _tag: 'on'; readonly date: IsoDate }

/** When to measure next: now where nothing was measured yet, or the day has come. */
export const dueOf = ({ child, records }: ChildHere, today: IsoDate): Due => {
  const [born, last] = [dayOf(child.birthday), dayOf(records[0]?.date ?? null)]
  if (born === null || last === null) return { _tag: 'now' }
  const date = nextMeasuring(born, last)
  return date <= today ? { _tag: 'now' } : { _tag: 'on', date }
}

/** `20 พ.ย. 69`; the text itself where it is no date. */
export const dateText = (iso: string): string => {
  const day = dayOf(iso)
  return day === null ? iso : thaiDate(day)
}
