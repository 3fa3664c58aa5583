import { namesOf } from '@careplus/core/internal/text'
import { ageOn, thaiAgeInMonths } from '@careplus/core/calendar'
import { noScoreWords, type Indicator, figure } from '@careplus/core/growth'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { growthCopy } from '../../copy/growth.th'
import type { TagTone } from '../../ui/Tag'
import { bandText, centileText, type Assessed } from '../../shared/growth/assessMeasurement'
import { printedBands } from '@careplus/core/growth-chart'

export type View = 'bands' | 'percentiles'

export interface AssessedRecord extends Assessed {
  readonly id: string
}

/** The field whose change is shown for each indicator, in the order of display. */
const compared: Readonly<Record<Indicator, 'height' | 'weight' | 'head_circumference' | null>> = {
  lengthHeightForAge: 'height',
  weightForAge: 'weight',
  weightForLengthHeight: null,
  bmiForAge: null,
  headCircumferenceForAge: 'head_circumference',
}

export const indicatorsOfAll = (measurements: ReadonlyArray<Assessed>): ReadonlyArray<Indicator> =>
  namesOf(compared).filter((indicator) =>
    measurements.some(({ assessment }) => assessment.indicators[indicator]._tag === 'scored'),
  )

export const isMeasured =
  (indicator: Indicator) =>
  ({ assessment }: Assessed): boolean => {
    const found = assessment.indicators[indicator]
    return found._tag === 'scored' || found.reason !== 'missing'
  }

export const resultText = (indicator: Indicator, view: View, assessed: Assessed): string => {
  const found = assessed.assessment.indicators[indicator]
  if (found._tag === 'none')
    return found.reason === 'beforeDueDay' ? noScoreWords.beforeDueDay : childrenGrowthCopy.curve.noValue
  if (found.flagged) return childrenGrowthCopy.curve.again
  return view === 'bands' ? bandText(indicator, assessed) : centileText(found.zScore)
}

const tones = { far: 'brick', near: 'mango', obese: 'mango', ok: 'pandan', up: 'neutral', high: 'neutral' } as const

/** A tall child is no warning; percentiles have no colours. */
export const toneOf = (indicator: Indicator, view: View, { assessment }: Assessed): TagTone => {
  const found = assessment.indicators[indicator]
  if (found._tag === 'none' || found.flagged) return 'neutral'
  if (view === 'percentiles') return 'anchan'
  const printed = printedBands(indicator, assessment.ageInDays).find(({ bands }) => bands.includes(found.band))
  return printed === undefined ? 'neutral' : tones[printed.tone]
}

const measuredValue = (indicator: Indicator, { measured }: Assessed): number | null => {
  const field = compared[indicator]
  return field && measured[field]
}

/** null: no comparison is possible. */
export const changeText = (indicator: Indicator, last: Assessed, before: Assessed | undefined): string | null => {
  if (before === undefined || before.date >= last.date) return null
  const [now, then] = [measuredValue(indicator, last), measuredValue(indicator, before)]
  // Lying length exceeds standing height, so their difference is no growth.
  const turned = indicator === 'lengthHeightForAge' && last.measured.measure !== before.measured.measure
  if (now === null || then === null || turned) return null
  const unit = indicator === 'weightForAge' ? growthCopy.units.weight : growthCopy.units.height
  const amount = `${figure(Math.abs(Math.round((now - then) * 100) / 100))}\u00A0${unit}`
  const time = thaiAgeInMonths(ageOn(before.date, last.date))
  if (now === then) return childrenGrowthCopy.curve.same(time)
  return now > then ? childrenGrowthCopy.curve.grew(amount, time) : childrenGrowthCopy.curve.fell(amount, time)
}
