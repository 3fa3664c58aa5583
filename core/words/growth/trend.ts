import { bands, type Band } from '../../domain/growth/bands.js'
import { concernReason } from './concern.js'
import type { Indicator } from '../../domain/growth/reference.js'
import { visitAt } from './referral.js'
import type { Movement, Trend } from '../../domain/growth/trend.js'
import { bandWord, indicatorName } from './growth.js'

const asPlanned = 'วัดอีกครั้งตามนัด'
const gentleVisitTextAt = (ageInDays: number): string => `${asPlanned} หากยังไปทางเดิม ${visitAt(ageInDays)}`
const goOn = 'ใกล้ช่วงกลางขึ้น ทำแบบเดิมต่อได้เลย'

const place = (band: Band): number => bands.indexOf(band) - bands.indexOf('middle')
const isNearer = (from: Band, to: Band): boolean => Math.abs(place(to)) < Math.abs(place(from))

/** Growing taller needs no visit, nor does weight gain up to the middle. */
const isWelcome = (indicator: Indicator, to: Band): boolean =>
  indicator === 'lengthHeightForAge' || (indicator === 'weightForAge' && place(to) <= 0)

/** Up towards the middle is good for weight and height; down never is, unless it slows. */
const afterwards = (
  indicator: Indicator,
  { _tag, from, to }: Exclude<Movement, { _tag: 'tooFew' }>,
  ageInDays: number,
): string => {
  const gentleVisitText = gentleVisitTextAt(ageInDays)
  if (_tag === 'easing') return goOn
  if (_tag === 'falling') return gentleVisitText
  const rises = from !== null && place(to) > place(from)
  if (from !== null && isNearer(from, to)) {
    return rises && indicator !== 'headCircumferenceForAge' ? goOn : asPlanned
  }
  if (_tag === 'rising') return isWelcome(indicator, to) ? '' : gentleVisitText
  const outward = from !== null && from !== to
  if (!outward) return ''
  return indicator === 'lengthHeightForAge' && rises ? asPlanned : gentleVisitText
}

/** null: too few records. */
const seen = (indicator: Indicator, movement: Movement, ageInDays: number): string | null => {
  if (movement._tag === 'tooFew') return null
  const { _tag, from, to } = movement
  const name = indicatorName(indicator, ageInDays)
  const word = (band: Band) => bandWord(indicator, band)
  const isCrossed = from !== null && word(from) !== word(to)
  if (_tag === 'steady' && from === null) return `${name}ไปตามทางเดิม อยู่ในช่วง${word(to)}ตามเกณฑ์ชุดใหม่ของวัยนี้`
  if (_tag === 'steady' && !isCrossed) return `${name}ไปตามทางเดิม อยู่ในช่วง${word(to)}`
  const up = _tag === 'rising' || (_tag === 'steady' && from !== null && place(to) > place(from))
  const moved = `${name}${up ? 'เลื่อนขึ้น' : 'เลื่อนลง'}`
  return isCrossed ? `${moved}จากช่วง${word(from)}มาช่วง${word(to)}` : `${moved}จากแนวในช่วงที่ผ่านมา ตอนนี้อยู่ในช่วง${word(to)}`
}

/** The direction with the advice; null: too few records. It never frightens or ranks.
 * @example
 * const today = valueOf(parseIsoDate('2026-11-20'))
 * const child = { birthDate: valueOf(parseIsoDate('2024-07-12')), sex: 'female', gestation: null } as const
 * trendSentence('weightForAge', followChild(loadReferences())(child, [], today).trends.weightForAge) // => null */
export const trendSentence = (
  indicator: Indicator,
  { movement, concern, ageInDays }: Pick<Trend, 'movement' | 'concern' | 'ageInDays'>,
  referred = false,
): string | null => {
  if (concern !== null) {
    return concernReason(indicator, concern, ageInDays ?? 0)
  }
  const sentence = seen(indicator, movement, ageInDays ?? 0)
  if (sentence === null || movement._tag === 'tooFew') return null
  return referred ? sentence : `${sentence} ${afterwards(indicator, movement, ageInDays ?? 0)}`.trim()
}
