import { dayOf, ageInDays, ageOn, thaiAge, thaiAgeInMonths, type IsoDate } from '@careplus/core/calendar'
import type { Child } from '@careplus/core/ports'
import { growthCopy } from '../../copy/growth.th'
import { faceOfChild, type ChildFace } from '../../ui/Avatar'

/** `น้องมะลิ` */
export const nameOf = (child: Child): string => growthCopy.childName(child.nickname)

/** `2 ปี 4 เดือน`; '' for an invalid birth date. */
export const ageText = (child: Child, today: IsoDate): string => {
  const born = dayOf(child.birthDate)
  return born === null ? '' : thaiAgeInMonths(ageOn(born, today))
}

/** `2 ปี 4 เดือน 8 วัน` on the day of a measurement. */
export const exactAgeText = (child: Child, date: IsoDate): string => {
  const born = dayOf(child.birthDate)
  return born === null ? '' : thaiAge(ageOn(born, date))
}

/** A baby's face to about twelve months. */
export const faceOf = (child: Child, date: IsoDate): ChildFace => {
  const born = dayOf(child.birthDate)
  return faceOfChild(child.sex, born === null ? 0 : ageInDays(born, date))
}
