import { figures } from '../text/figures.js'
import { longestNumber, typedNumber } from '../text/typedNumber.js'
import type { NumberField } from './measurement.js'

interface Unit {
  readonly name: RegExp
  readonly factor: number
}
const kilograms: ReadonlyArray<Unit> = [
  { name: /^(?:กก|กิโล|กิโลกรัม|โล|kgs?|kilos?|kilograms?)$/, factor: 1 },
  { name: /^ขีด$/, factor: 0.1 },
  { name: /^(?:กรัม|ก|g|grams?)$/, factor: 0.001 },
]
const centimetres: ReadonlyArray<Unit> = [
  { name: /^(?:ม|เมตร|m)$/, factor: 100 },
  { name: /^(?:ซม|เซ็?น(?:ต์|ติเมตร)?|cms?)$/, factor: 1 },
  { name: /^(?:มม|มิล|มิลลิเมตร|mm)$/, factor: 0.1 },
]
/** A unit begins with a letter; an abbreviation has points inside and at the end, or none: `ก.ก.`, `กก.`, `กก`. */
const written = /^([+\d., ]+)([^\d., ][^\d, ]*) ?(?:([\d., ]+)([^\d., ][^\d, ]*)|(ครึ่ง))?$/

/** kg or cm of `12.4 กก.`, `7 กิโล 2 ขีด`, `3,200 กรัม`, `7 กิโลครึ่ง`, `1.05 เมตร`; null: no figure, or another
 * unit. */
export const typedFigure = (field: NumberField, received: unknown): number | null => {
  const plain = typedNumber(received)
  if (plain !== null || typeof received !== 'string' || received.length > longestNumber) return plain
  const parts = written.exec(
    figures(received)
      .toLowerCase()
      .replace(/(\D) ?ครึ่ง$/, '$1 ครึ่ง'),
  )
  if (parts === null) return null
  const units = field === 'weight' ? kilograms : centimetres
  const at = (name: string): number =>
    name === 'ก' ? -1 : units.findIndex((unit) => unit.name.test(name.replaceAll('.', '')))
  const [, first = '', firstUnit = '', second, secondUnit = '', half] = parts
  const [large, small] = [at(firstUnit), second === undefined ? units.length : at(secondUnit)]
  const amount = typedNumber(first)
  const rest = second === undefined ? 0 : typedNumber(second)
  if (amount === null || rest === null || large < 0 || small <= large) return null
  const factor = units[large]!.factor
  const value = amount * factor + (half === undefined ? 0 : factor / 2) + rest * (units[small]?.factor ?? 0)
  return Math.round(value * 10_000) / 10_000
}
