import { thaiAge } from '@careplus/core/calendar'
import type { Indicator } from '@careplus/core/growth'
import { growthCopy as copy } from '../../copy/growth.th'
import { bandText, centileText, type Told } from './told'

/** `อายุปรับ 2 เดือน 22 วัน`; '' where there is nothing to correct, or its day is still to come. */
export const correctedAgeText = ({ corrected }: Told): string =>
  corrected?.age._tag === 'corrected' ? copy.corrected.age(thaiAge(corrected.age.age)) : ''

/** What an indicator says by the corrected age: its band's word, or its two lines; '' where it says nothing. */
export const correctedSaid = (indicator: Indicator, view: 'bands' | 'percentiles', { corrected }: Told): string => {
  const assessment = corrected?.assessment ?? null
  const found = assessment?.indicators[indicator]
  if (assessment === null || found?._tag !== 'scored' || found.flagged) return ''
  return view === 'bands' ? bandText(indicator, { assessment }) : centileText(found.zScore)
}

/** Of a result: every word that its indicators have by the corrected age, in order: `สูงตามเกณฑ์ · สมส่วน`. */
export const correctedFindings = (indicators: ReadonlyArray<Indicator>, told: Told): string =>
  indicators
    .map((indicator) => correctedSaid(indicator, 'bands', told))
    .filter((said) => said !== '')
    .join(' · ')
