import { centileLines } from '@careplus/core/internal/growth'
import {
  bandPhrase,
  heightText,
  referenceNames,
  weightText,
  type AssessedMeasurement,
  type FollowedChild,
  type Indicator,
  type MeasuredChild,
  axisFigure,
} from '@careplus/core/growth'
import type { GrowthRecord } from '@careplus/core/ports'
import { growthCopy as copy } from '../../copy/growth.th'

export type Measured = Pick<
  GrowthRecord,
  'date' | 'weight' | 'height' | 'measure' | 'head_circumference' | 'height_carried' | 'head_carried'
>

export type ChartedChild = MeasuredChild

export type Assessed = AssessedMeasurement<Measured>

/** A child's history, as a chart draws it. */
export type FollowedGrowthChild = Pick<FollowedChild<Measured>, 'records' | 'points'>

/** An indicator's value with its unit; '' where it was not measured. */
export const valueText = (indicator: Indicator, { measured, assessment }: Assessed): string =>
  ({
    weight: weightText(measured.weight),
    height: heightText(measured.height),
    bmi: assessment.bmi === null ? '' : `${assessment.bmi.toFixed(1)}\u00A0${copy.bmiUnit}`,
    head: measured.head_circumference === null ? '' : heightText(measured.head_circumference),
  })[axisFigure[indicator]]

/** The band's word, or the reason why there is none. */
export const bandText = (indicator: Indicator, { assessment }: Pick<Assessed, 'assessment'>): string => {
  const found = assessment.indicators[indicator]
  if (found._tag === 'none') return ''
  return bandPhrase(indicator, found.band)
}

/** The two of the five lines around a z-score. */
export const centileText = (z: number): string => {
  const above = centileLines.findIndex((line) => z <= line.z)
  if (above === 0) return copy.below(centileLines[0].centile)
  const high = centileLines[above]
  return high === undefined
    ? copy.above(centileLines[centileLines.length - 1]!.centile)
    : copy.between(centileLines[above - 1]!.centile, high.centile)
}

export const referenceNamesOf = ({ assessment: { indicators } }: Assessed): string =>
  referenceNames(Object.values(indicators))
