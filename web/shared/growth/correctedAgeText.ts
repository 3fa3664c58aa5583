import { ageOn, thaiAge, thaiDate, type IsoDate } from '@careplus/core/calendar'
import { correctedAgeWords, type Indicator } from '@careplus/core/growth'
import { growthCopy as copy } from '../../copy/growth.th'
import { bandText, centileText, type Assessed } from './assessMeasurement'

/** `อายุปรับ 2 เดือน 22 วัน`; '' without correction, or before the due date. */
export const correctedAgeText = ({ corrected }: Assessed): string =>
  corrected?._tag === 'corrected' ? copy.corrected.age(thaiAge(corrected.age)) : ''

export const birthAgeText = (birthDate: IsoDate, { date }: Assessed): string =>
  copy.corrected.byBirth(thaiAge(ageOn(birthDate, date)))

/** The result by the uncorrected age: its band or its centiles; '' without a result. */
export const uncorrectedText = (
  indicator: Indicator,
  view: 'bands' | 'percentiles',
  { corrected, byBirth }: Assessed,
): string => {
  const found = byBirth?.indicators[indicator]
  if (corrected?._tag !== 'corrected' || byBirth === undefined || found?._tag !== 'scored' || found.flagged) return ''
  return view === 'bands' ? bandText(indicator, { assessment: byBirth }) : centileText(found.zScore)
}

/** After the correction has ended: why the line moved. null: not born early, or long ago. */
export const correctedText = (indicators: ReadonlyArray<Indicator>, assessed: Assessed): string | null => {
  if (assessed.endedOn !== undefined) return copy.corrected.ended(thaiDate(assessed.endedOn))
  if (assessed.corrected === undefined) return null
  if (assessed.corrected._tag === 'beforeDueDay')
    return `${correctedAgeWords(assessed.corrected)} ${copy.corrected.beforeDueDay}`
  const uncorrected = indicators
    .map((indicator) => uncorrectedText(indicator, 'bands', assessed))
    .filter((one) => one !== '')
  const words = [correctedAgeWords(assessed.corrected), copy.corrected.counts]
  return [...words, ...(uncorrected.length === 0 ? [] : [copy.corrected.said(uncorrected.join(' · '))])].join(' ')
}
