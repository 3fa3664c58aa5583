import { thaiFullDate, thaiMonthOf, type IsoDate } from '@careplus/core/calendar'
import type { References } from '@careplus/core/growth'
import type { Child, GrowthRecord } from '@careplus/core/ports'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { exactAgeText, faceOf, nameOf } from '../../family/childWords'
import { figure, heightText, weightText } from '../../ui/growth/figures'
import { chartOf } from '../../ui/growth/chartData'
import { correctedAgeText } from '../../ui/growth/corrected'
import { bandText, namesOf, tell, type Told } from '../../ui/growth/told'
import { dayOf } from '../../ui/growth/days'
import { resultWords } from '../../ui/growth/resultWords'
import type { Line, ProgressSheetProps } from './ProgressSheet'

const copy = childrenGrowthCopy.sheet

const linesOf = (told: Told): ReadonlyArray<Line> => {
  const { indicators, buildIndicator } = told.assessment
  const word = (indicator: keyof typeof indicators) => {
    const found = indicators[indicator]
    return found._tag === 'scored' && !found.flagged ? bandText(indicator, told) : ''
  }
  return [
    { label: copy.height, value: heightText(told.measured.height), word: word('lengthHeightForAge') },
    { label: copy.weight, value: weightText(told.measured.weight), word: word(buildIndicator ?? 'weightForAge') },
  ]
}

interface Wanted {
  readonly child: Child
  readonly dob: IsoDate
  /** Newest first. */
  readonly records: ReadonlyArray<GrowthRecord>
  readonly record: GrowthRecord
  readonly hideName: boolean
}

/** Everything the sheet says of one measuring and those before it; null where the measuring cannot be read. */
export const sheetOf = (
  references: References,
  { child, dob, records, record, hideName }: Wanted,
): Omit<ProgressSheetProps, 'ref'> | null => {
  const charted = { sex: child.gender, dob, gestationWeeks: child.gestation_weeks }
  const say = tell(references, charted)
  const told = say(record)
  if (told === null) return null
  const before = records.filter((one) => one.id !== record.id && one.date < record.date)
  const name = hideName ? copy.hiddenName : nameOf(child)
  const all = [told, ...before.flatMap((one) => say(one) ?? [])]
  return {
    label: copy.label(name),
    name,
    date: thaiFullDate(told.date),
    age: exactAgeText(child, told.date),
    correctedAge: correctedAgeText(told),
    picture: faceOf(child, told.date) === 'baby' ? null : told.assessment.picture,
    heightCm: record.height,
    heightText: heightText(record.height),
    earlier: before.flatMap(({ height, date }) => {
      const day = dayOf(date)
      return day === null ? [] : [{ heightCm: height, value: figure(height), month: thaiMonthOf(day) }]
    }),
    heading: resultWords(told).heading,
    lines: linesOf(told),
    chart: chartOf(references, { indicator: 'lengthHeightForAge', view: 'bands', child: charted, name, told: all }),
    referenceNames: namesOf([told.assessment.indicators.lengthHeightForAge]) || 'WHO',
  }
}
