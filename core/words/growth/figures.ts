import type { NumberField } from '../../domain/growth/measurement.js'
import { positionForAge } from '../../domain/growth/position.js'

/** It keeps a number and its unit on one line. */
export const nb = '\u00A0'

/** The Thai name of each measurement. */
export const figureNames: Readonly<Record<NumberField, string>> = {
  weight: 'น้ำหนัก',
  height: 'ส่วนสูง',
  head_circumference: 'รอบศีรษะ',
}

/** Kilograms and centimetres in Thai. */
export const figureUnits: Readonly<Record<NumberField, string>> = {
  weight: 'กก.',
  height: 'ซม.',
  head_circumference: 'ซม.',
}

/** One decimal as on a scale; two only if measured so.
 * @example
 * figure(12.4) // => '12.4' */
export const figure = (value: number): string =>
  Math.abs(value * 10 - Math.round(value * 10)) < 1e-6 ? value.toFixed(1) : value.toFixed(2)

/** A weight in kilograms.
 * @example
 * weightText(12.4) // => '12.4\u00A0กก.' */
export const weightText = (kg: number): string => `${figure(kg)}${nb}${figureUnits.weight}`
/** A height in centimetres; null: not measured.
 * @example
 * heightText(88.5) // => '88.5\u00A0ซม.' */
export const heightText = (cm: number | null): string =>
  cm === null ? 'ยังไม่ได้วัด' : `${figure(cm)}${nb}${figureUnits.height}`

/** `ความยาว` under two years, else `ส่วนสูง`. */
export const heightName = (ageInDays: number): string => (positionForAge(ageInDays) === 'l' ? 'ความยาว' : 'ส่วนสูง')
