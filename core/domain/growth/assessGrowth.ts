import { bandOf, type Band } from './bands.js'
import { growthClass, pictureOf, type GrowthClass, type PictureKey } from './growthClass.js'
import type { Measurement, Position } from './measurement.js'
import { adjustedHeight, isTooYoungToStand, positionForAge } from './position.js'
import { indicators as allIndicators, type Indicator, type Reference, type References } from './reference.js'
import { lastDayOf2006 } from './ages.js'
import { scales, type Scale } from './scale.js'
import { isImplausible, roundedZ, zScoreOfRow } from './zScore.js'

/** Why an indicator has no z-score. `missing`: not measured; `beforeDueDay`: born early, and younger than any table. */
export type NoScoreReason = 'missing' | 'oedema' | 'outOfAgeRange' | 'outOfLengthRange' | 'beforeDueDay'

/** A z-score of two decimals and its band. `flagged`: implausible, probably mistyped. `reference`: the name on the
 * screen. */
export interface Score {
  readonly _tag: 'scored'
  readonly zScore: number
  readonly flagged: boolean
  readonly band: Band
  readonly reference: string
}
/** A score, or why there is none. */
export type Finding = Score | { readonly _tag: 'none'; readonly reason: NoScoreReason }

/** An assumption or conversion. `positionConverted`: by 0.7 cm. `tooYoungToStand`: not converted. */
export type Notice =
  | { readonly _tag: 'positionAssumed'; readonly measure: Position }
  | { readonly _tag: 'positionConverted'; readonly from: Position; readonly to: Position }
  | { readonly _tag: 'tooYoungToStand' }
  | { readonly _tag: 'implausible'; readonly indicators: ReadonlyArray<Indicator> }
  | { readonly _tag: 'oedema' }

/** The assessment of one measurement. */
export interface Assessment {
  readonly ageInDays: number
  /** In cm, after ±0.7; null: none. */
  readonly adjustedHeight: number | null
  /** kg/m², not rounded; null: weight or height is missing. */
  readonly bmi: number | null
  readonly indicators: Readonly<Record<Indicator, Finding>>
  /** Weight-for-length/height, else BMI-for-age; null: neither has a value. */
  readonly buildIndicator: 'weightForLengthHeight' | 'bmiForAge' | null
  readonly classNumber: GrowthClass | null
  readonly picture: PictureKey
  readonly notices: ReadonlyArray<Notice>
}

const none = {
  missing: { _tag: 'none', reason: 'missing' },
  oedema: { _tag: 'none', reason: 'oedema' },
  outOfAgeRange: { _tag: 'none', reason: 'outOfAgeRange' },
  outOfLengthRange: { _tag: 'none', reason: 'outOfLengthRange' },
} as const satisfies Record<Exclude<NoScoreReason, 'beforeDueDay'>, Finding>

const isFlagged = (finding: Finding): boolean => finding._tag === 'scored' && finding.flagged

const row = new Float64Array(3)

const findingOf = (
  reference: Reference | null,
  scale: Scale,
  m: Measurement,
  x: number | null,
  y: number | null,
): Finding => {
  if (x === null || y === null) return none.missing
  if (m.oedema && scale.weighed) return none.oedema
  if (reference === null) return none.outOfAgeRange
  if (!reference.read(m.sex, x, row)) return none.outOfLengthRange
  const z = roundedZ(zScoreOfRow(scale, row, y))
  return {
    _tag: 'scored',
    zScore: z,
    flagged: isImplausible(scale, z),
    band: bandOf(scale.indicator, m.ageInDays, z),
    reference: reference.name,
  }
}

const positionNotice = ({ ageInDays, measure, height }: Measurement): Notice | null => {
  const usual = positionForAge(ageInDays)
  if (height === null || measure === usual) return null
  // From five years on every child is measured standing, without a question.
  if (measure === null) return ageInDays <= lastDayOf2006 ? { _tag: 'positionAssumed', measure: usual } : null
  return isTooYoungToStand(ageInDays, measure)
    ? { _tag: 'tooYoungToStand' }
    : { _tag: 'positionConverted', from: measure, to: usual }
}

/** WHO's z-scores of one measurement, with bands, class, picture and notices. Method: WHO anthro and anthroplus;
 * bands: Department of Health.
 * @example
 * const girl = valueOf(measurementAtAge({ sex: 'female', ageInDays: 861, weight: 12.4, height: 88.5 }))
 * assessGrowth(loadReferences())(girl).indicators.weightForLengthHeight
 * // => { _tag: 'scored', zScore: 0.12, flagged: false, band: 'middle', reference: 'WHO 2006' } */
export const assessGrowth =
  (references: References) =>
  (m: Measurement): Assessment => {
    const { ageInDays, weight, height, measure } = m
    const used = height === null ? null : adjustedHeight(ageInDays, measure, height)
    const bmi = weight === null || used === null ? null : weight / ((used / 100) * (used / 100))
    const serving = references.servingAt(ageInDays)
    const byWeight = findingOf(serving.weightForAge, scales.weightForAge, m, ageInDays, weight)
    const byHeight = findingOf(serving.lengthHeightForAge, scales.lengthHeightForAge, m, ageInDays, used)
    const bySize = findingOf(serving.weightForLengthHeight, scales.weightForLengthHeight, m, used, weight)
    const byBmi = findingOf(serving.bmiForAge, scales.bmiForAge, m, ageInDays, bmi)
    const byHead = findingOf(
      serving.headCircumferenceForAge,
      scales.headCircumferenceForAge,
      m,
      ageInDays,
      m.head_circumference,
    )
    const indicators = {
      weightForAge: byWeight,
      lengthHeightForAge: byHeight,
      weightForLengthHeight: bySize,
      bmiForAge: byBmi,
      headCircumferenceForAge: byHead,
    }

    const build = bySize._tag === 'scored' ? bySize : byBmi
    const flagged = isFlagged(byWeight) || isFlagged(byHeight) || isFlagged(bySize) || isFlagged(byBmi)
    const doubtful = flagged || (height !== null && isTooYoungToStand(ageInDays, measure))
    const classNumber =
      doubtful || byHeight._tag === 'none' || build._tag === 'none' ? null : growthClass(byHeight.zScore, build.band)

    const notices: Notice[] = []
    const position = positionNotice(m)
    if (position !== null) notices.push(position)
    if (flagged || isFlagged(byHead)) {
      notices.push({ _tag: 'implausible', indicators: allIndicators.filter((one) => isFlagged(indicators[one])) })
    }
    if (m.oedema) notices.push({ _tag: 'oedema' })
    return {
      ageInDays,
      adjustedHeight: used,
      bmi,
      indicators,
      buildIndicator: build._tag === 'none' ? null : build === bySize ? 'weightForLengthHeight' : 'bmiForAge',
      classNumber,
      picture: pictureOf(m.sex, classNumber),
      notices,
    }
  }
