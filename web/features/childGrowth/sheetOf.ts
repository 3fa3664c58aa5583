import { dayOf, thaiFullDate, thaiMonthOf } from '@careplus/core/calendar'
import { oneADay } from '@careplus/core/internal/growth'
import {
  type References,
  figure,
  heightText,
  weightText,
  followChild,
  followWords,
  referenceNames,
} from '@careplus/core/growth'
import type { Child, GrowthRecord } from '@careplus/core/ports'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { exactAgeText, faceOf, nameOf } from '../../shared/children/childWords'
import { chartOf } from '../../shared/growth/chartData'
import { correctedAgeText } from '../../shared/growth/correctedAgeText'
import { followedRecord } from '../../shared/growth/followGrowth'
import { bandText, type ChartedChild, type Assessed } from '../../shared/growth/assessMeasurement'
import type { Line, ProgressSheetProps } from './ProgressSheet'

const copy = childrenGrowthCopy.sheet

const linesOf = (assessed: Assessed): ReadonlyArray<Line> => {
  const { indicators, buildIndicator } = assessed.assessment
  const word = (indicator: keyof typeof indicators) => {
    const found = indicators[indicator]
    return found._tag === 'scored' && !found.flagged ? bandText(indicator, assessed) : ''
  }
  return [
    { label: copy.height, value: heightText(assessed.measured.height), word: word('lengthHeightForAge') },
    { label: copy.weight, value: weightText(assessed.measured.weight), word: word(buildIndicator ?? 'weightForAge') },
  ]
}

const anyHeightCm = 85

interface Wanted {
  readonly child: Child
  readonly charted: ChartedChild
  /** Newest first. */
  readonly records: ReadonlyArray<GrowthRecord>
  readonly record: GrowthRecord
  readonly hideName: boolean
}

/** null where the measurement has no valid date. */
export const sheetOf = (
  references: References,
  { child, charted, records, record, hideName }: Wanted,
): Omit<ProgressSheetProps, 'ref'> | null => {
  const day = dayOf(record.date)
  if (day === null) return null
  const earlier = records.filter((one) => one.date < record.date)
  const followed = followChild(references)(charted, [record, ...earlier].map(followedRecord), day)
  const assessed = followed.records.find(({ measured }) => measured.id === record.id)
  if (assessed === undefined) return null
  const before = followed.records.filter((one) => one !== assessed)
  const marks = oneADay(before).flatMap(({ date, measured: { height } }) =>
    height === null ? [] : [{ heightCm: height, value: figure(height), month: thaiMonthOf(date) }],
  )
  // The sheet is shared, so of a child with a concern it shows figures and bands only.
  const mayHead = followed.concerns.length === 0 && followed.taken === null
  const name = hideName ? copy.hiddenName : nameOf(child)
  return {
    label: copy.label(name),
    name,
    date: thaiFullDate(assessed.date),
    age: exactAgeText(child, assessed.date),
    correctedAge: correctedAgeText(assessed),
    picture: faceOf(child, assessed.date) === 'baby' ? null : assessed.assessment.picture,
    heightCm: record.height ?? marks.at(-1)?.heightCm ?? anyHeightCm,
    heightText: heightText(record.height),
    earlier: marks,
    heading: mayHead ? followWords(followed, day).heading : null,
    lines: linesOf(assessed),
    chart: chartOf(references, {
      indicator: 'lengthHeightForAge',
      view: 'bands',
      child: charted,
      name,
      followed,
      onPaper: true,
    }),
    referenceNames: referenceNames([assessed.assessment.indicators.lengthHeightForAge]) || 'WHO',
  }
}
