import { ageOn, thaiAge, thaiDate } from '@careplus/core/calendar'
import { firstStandingDay, type Indicator, type References } from '@careplus/core/growth'
import { growthCopy as copy } from '../../copy/growth.th'
import { ageWindow } from '../chart/geometry'
import type { ChartPoint, GrowthChartProps } from '../chart/types'
import { linesOf } from './chartLines'
import { bandText, centileText, namesOf, valueText, type ChartedChild, type Told } from './told'

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

/** Every reference that a chart's points were read from, each once: `WHO 2006`. */
export const referenceNames = (indicator: Indicator, told: ReadonlyArray<Told>): string =>
  namesOf(told.map(({ assessment }) => assessment.indicators[indicator]))
