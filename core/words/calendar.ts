import type { DateProblem } from '../domain/calendar/isoDate.js'
import { buddhistYear } from '../domain/calendar/thai.js'

/** The text at a date's field.
 * @example
 * dateWords({ _tag: 'AmbiguousYear' }) // => 'ใส่ปี พ.ศ. ให้ครบสี่หลัก เช่น 2569' */
export const dateWords = (problem: DateProblem): string => {
  switch (problem._tag) {
    case 'DateEmpty':
      return 'ใส่วันที่ เช่น 20/11/2569'
    case 'DateUnreadable':
      return 'ยังอ่านวันที่นี้ไม่ได้ ลองพิมพ์แบบ 20/11/2569'
    case 'AmbiguousYear':
      return 'ใส่ปี พ.ศ. ให้ครบสี่หลัก เช่น 2569'
    case 'NoSuchDay':
      return 'ปฏิทินไม่มีวันที่นี้ ดูวัน เดือน และปีอีกครั้ง'
    case 'YearOutOfRange':
      return `ดูปีอีกครั้ง ใช้ได้ตั้งแต่ พ.ศ. ${buddhistYear(problem.first)} ถึง ${buddhistYear(problem.last)}`
  }
}
