import { ageOn, daysBetween, thaiAge, thaiDate, type IsoDate } from '@careplus/core/calendar'
import {
  assessGrowth,
  bandWord,
  centileLines,
  firstStandingDay,
  measurementAtAge,
  type Assessment,
  type Indicator,
  type References,
  type Sex,
} from '@careplus/core/growth'
import type { GrowthRecord } from '@careplus/core/ports'
import { isLeft } from 'fp-ts/Either'
import { growthCopy as copy } from '../../copy/growth.th'
import { ageWindow } from '../chart/geometry'
import type { ChartPoint, GrowthChartProps } from '../chart/types'
import { linesOf } from './chartLines'
import { heightText, weightText } from './figures'
import { dayOf } from './days'

export { figure, heightText, weightText } from './figures'

/** One measuring to be drawn or told: a record of the account, or a check not saved yet. */
export type Measured = Pick<GrowthRecord, 'date' | 'weight' | 'height' | 'measure' | 'head_circumference'>

export interface ChartedChild {
  readonly sex: Sex
  readonly dob: IsoDate
}

export interface Told {
  readonly measured: Measured
  readonly date: IsoDate
  readonly assessment: Assessment
}

/** A measuring with what it says; null where its dates or figures cannot be (before birth, say). */
export const tell =
  (references: References, { sex, dob }: ChartedChild) =>
  (measured: Measured): Told | null => {
    const date = dayOf(measured.date)
    if (date === null) return null
    const read = measurementAtAge({ ...measured, gender: sex, ageInDays: daysBetween(dob, date) })
    return isLeft(read) ? null : { measured, date, assessment: assessGrowth(references)(read.right) }
  }

/** What was measured for an indicator, in words with its unit; '' where it was not. */
export const valueText = (indicator: Indicator, { measured, assessment }: Told): string => {
  if (indicator === 'lengthHeightForAge') return heightText(measured.height)
  if (indicator === 'headCircumferenceForAge')
    return measured.head_circumference === null ? '' : heightText(measured.head_circumference)
  if (indicator === 'bmiForAge')
    return assessment.bmi === null ? '' : `${assessment.bmi.toFixed(1)}\u00A0${copy.bmiUnit}`
  return weightText(measured.weight)
}

/** The band's word, or what is to be said in its place. */
export const bandText = (indicator: Indicator, { assessment }: Told): string => {
  const found = assessment.indicators[indicator]
  if (found._tag === 'none') return ''
  return `${copy.bandPrefix[indicator]}${bandWord(indicator, found.band)}`
}

/** Between which two of the five lines a z-score stands. */
export const centileText = (z: number): string => {
  const above = centileLines.findIndex((line) => z <= line.z)
  if (above === 0) return copy.below(centileLines[0].centile)
  const high = centileLines[above]
  return high === undefined
    ? copy.above(centileLines[centileLines.length - 1]!.centile)
    : copy.between(centileLines[above - 1]!.centile, high.centile)
}

const sizeRange = { lying: [45, 110], standing: [65, 120] } as const

const yOf = (indicator: Indicator, { measured, assessment }: Told): number | null => {
  if (indicator === 'lengthHeightForAge') return assessment.adjustedHeight
  if (indicator === 'bmiForAge') return assessment.bmi
  return indicator === 'headCircumferenceForAge' ? measured.head_circumference : measured.weight
}

export interface ChartWanted {
  readonly indicator: Indicator
  readonly view: 'bands' | 'percentiles'
  readonly child: ChartedChild
  /** `น้องมะลิ` */
  readonly name: string
  /** In any order. */
  readonly told: ReadonlyArray<Told>
}

/** The chart's props for an indicator; null where no measuring has a value of it. */
export const chartOf = (
  references: References,
  { indicator, view, child, name, told }: ChartWanted,
): GrowthChartProps | null => {
  const bySize = indicator === 'weightForLengthHeight'
  const scored = told
    .filter(({ assessment }) => assessment.indicators[indicator]._tag === 'scored')
    .toSorted((a, b) => a.assessment.ageInDays - b.assessment.ageInDays)
  const newest = scored[scored.length - 1]
  if (newest === undefined) return null
  const standing = newest.assessment.ageInDays >= firstStandingDay
  const shown = bySize
    ? scored.filter(({ assessment }) => assessment.ageInDays >= firstStandingDay === standing)
    : scored
  const points = shown.flatMap((one): ReadonlyArray<ChartPoint> => {
    const y = yOf(indicator, one)
    const found = one.assessment.indicators[indicator]
    if (y === null || found._tag === 'none') return []
    return [
      {
        x: bySize ? (one.assessment.adjustedHeight ?? 0) : one.assessment.ageInDays,
        y,
        date: thaiDate(one.date),
        age: thaiAge(ageOn(child.dob, one.date)),
        value: valueText(indicator, one),
        band: view === 'bands' ? bandText(indicator, one) : centileText(found.zScore),
      },
    ]
  })
  const heights = points.map(({ x }) => x)
  const [least, most] = sizeRange[standing ? 'standing' : 'lying']
  const lastDay = references.all
    .filter((r) => r.indicator === indicator)
    .reduce((to, r) => Math.max(to, r.ageInDays.to), 0)
  const window = bySize
    ? {
        from: Math.max(least, Math.floor((Math.min(...heights) - 10) / 5) * 5),
        to: Math.min(most, Math.ceil((Math.max(...heights) + 10) / 5) * 5),
      }
    : ageWindow(heights, lastDay)
  const breaks = indicator === 'lengthHeightForAge' || indicator === 'bmiForAge'
  return {
    label: copy.chartOf(copy.chip[indicator], name),
    view,
    xKind: bySize ? 'size' : 'age',
    window,
    unit:
      indicator === 'bmiForAge'
        ? copy.bmiUnit
        : copy.units[
            indicator === 'lengthHeightForAge' || indicator === 'headCircumferenceForAge' ? 'height' : 'weight'
          ],
    ...linesOf(references, { indicator, sex: child.sex, window, ageInDays: newest.assessment.ageInDays }),
    points,
    ...(breaks ? { stepAt: firstStandingDay } : {}),
  }
}

const named = (found: ReadonlyArray<Assessment['indicators'][Indicator]>): string =>
  [...new Set(found.flatMap((one) => (one._tag === 'scored' ? [one.reference] : [])))].join(' และ ')

/** Every reference that a chart's points were read from, each once: `WHO 2006`. */
export const referenceNames = (indicator: Indicator, told: ReadonlyArray<Told>): string =>
  named(told.map(({ assessment }) => assessment.indicators[indicator]))

/** Every reference that a measuring was read from, each once. */
export const referenceNamesOf = ({ assessment: { indicators } }: Told): string => named(Object.values(indicators))
