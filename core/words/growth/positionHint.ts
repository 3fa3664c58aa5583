import type { Position } from '../../domain/growth/measurement.js'
import { positionNote } from '../../domain/growth/position.js'

const sentences = {
  unknown: 'ไม่ถึง 2 ปีให้นอนวัด อายุ 2 ปีขึ้นไปให้ยืนวัด',
  lying: 'อายุไม่ถึง 2 ปีให้นอนวัด เหยียดขาให้ตรง',
  standing: 'อายุ 2 ปีขึ้นไปให้ยืนวัด ถอดรองเท้า หลังชิดผนัง',
  other: 'วัดท่านี้ก็ได้ เราปรับให้ 0.7 ซม. ตามเกณฑ์',
  tooYoung: 'อายุไม่ถึง 9 เดือน ให้นอนวัดนะคะ ผลจะชัดกว่า',
} as const satisfies Readonly<Record<ReturnType<typeof positionNote>, string>>

/** The hint under the choice of lying or standing. `ageInDays` null: not known yet.
 * @example
 * positionHint('h', 861) // => 'อายุ 2 ปีขึ้นไปให้ยืนวัด ถอดรองเท้า หลังชิดผนัง' */
export const positionHint = (measure: Position | null, ageInDays: number | null): string =>
  sentences[positionNote(measure, ageInDays)]
