import { positionForAge } from './position.js'
import type { Indicator, Reference, References, Sex } from './reference.js'
import { measureAtZ } from './zScore.js'

/** `x`: days, or centimetres for weight-for-length/height. `y`: kg, cm or kg/m². */
export interface CurvePoint {
  readonly x: number
  readonly y: number
}

/** `from` and `to` in days, both included. */
export interface CurveWanted {
  readonly indicator: Exclude<Indicator, 'weightForLengthHeight'>
  readonly sex: Sex
  readonly from: number
  readonly to: number
  readonly step: number
  readonly z: number
}

const byPosition: Readonly<Record<Indicator, boolean>> = {
  lengthHeightForAge: true,
  bmiForAge: true,
  weightForAge: false,
  weightForLengthHeight: false,
  headCircumferenceForAge: false,
}

/** Whether the reference changes at the age from which children are measured standing.
 * @example dependsOnPosition('bmiForAge') // => true */
export const dependsOnPosition = (indicator: Indicator): boolean => byPosition[indicator]

const along = (from: number, to: number, step: number): ReadonlyArray<number> => {
  const xs: number[] = []
  for (let i = 0; from + i * step < to; i++) xs.push(from + i * step)
  return [...xs, to]
}

/** The pieces must not be joined: the line breaks where lying changes to standing, and between references. `step` in
 * whole days. */
export const curve =
  (references: References) =>
  ({ indicator, sex, from, to, step, z }: CurveWanted): ReadonlyArray<ReadonlyArray<CurvePoint>> => {
    const pieces: CurvePoint[][] = []
    let last: { readonly reference: Reference; readonly position: string } | null = null
    for (const day of to < from ? [] : along(from, to, step)) {
      const reference = references.find(indicator, day)
      const lms = reference?.at(sex, day)
      if (!reference || !lms) {
        last = null
        continue
      }
      const position = dependsOnPosition(indicator) ? positionForAge(day) : ''
      if (last === null || last.reference !== reference || last.position !== position) pieces.push([])
      last = { reference, position }
      pieces[pieces.length - 1]!.push({ x: day, y: measureAtZ(indicator, lms, z) })
    }
    return pieces
  }

/** From and to in cm, clamped to the reference. */
export const sizeCurve =
  (references: References) =>
  (wanted: Omit<CurveWanted, 'indicator'> & { readonly ageInDays: number }): ReadonlyArray<CurvePoint> => {
    const reference = references.find('weightForLengthHeight', wanted.ageInDays)
    if (reference === null) return []
    const from = Math.max(wanted.from, reference.x.from)
    const to = Math.min(wanted.to, reference.x.to)
    return (to < from ? [] : along(from, to, wanted.step)).flatMap((x) => {
      const lms = reference.at(wanted.sex, x)
      return lms === null ? [] : [{ x, y: measureAtZ('weightForLengthHeight', lms, wanted.z) }]
    })
  }
