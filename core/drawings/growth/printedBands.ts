import { lastDayOf2006 } from '../../domain/growth/ages.js'
import type { Band } from '../../domain/growth/bands.js'
import type { Indicator } from '../../domain/growth/reference.js'
import { bandWord } from '../../words/growth/growth.js'

/** A band's tone: `far` needs a referral, `near` attention; `up` and `high` are taller than most, no concern;
 * `obese` is weight for height beyond the second line above. */
export type BandTone = 'far' | 'near' | 'ok' | 'up' | 'high' | 'obese'

/** Neighbouring bands of the official table with one word. */
export interface PrintedBand {
  readonly word: string
  readonly tone: BandTone
  readonly bands: ReadonlyArray<Band>
}

type Row = readonly [BandTone, ReadonlyArray<Band>]

const ofHeight: ReadonlyArray<Row> = [
  ['far', ['farBelow']],
  ['near', ['below']],
  ['ok', ['middle']],
  ['up', ['above']],
  ['high', ['farAbove', 'beyond']],
]
const ofBuild: ReadonlyArray<Row> = [
  ['far', ['farBelow']],
  ['near', ['below']],
  ['ok', ['middle']],
  ['near', ['above']],
  ['obese', ['farAbove']],
  ['far', ['beyond']],
]
const whoBmiRows: ReadonlyArray<Row> = [
  ['far', ['farBelow']],
  ['ok', ['middle']],
  ['near', ['above']],
  ['far', ['beyond']],
]
const ofWeight: ReadonlyArray<Row> = [
  ['far', ['farBelow']],
  ['near', ['below']],
  ['ok', ['middle']],
  ['near', ['above']],
  ['far', ['farAbove', 'beyond']],
]
const ofHead: ReadonlyArray<Row> = [
  ['far', ['farBelow']],
  ['ok', ['middle']],
  ['far', ['farAbove']],
]

const rowsOf = (indicator: Indicator, ageInDays: number): ReadonlyArray<Row> => {
  if (indicator === 'lengthHeightForAge') return ofHeight
  if (indicator === 'weightForAge') return ofWeight
  if (indicator === 'headCircumferenceForAge') return ofHead
  return indicator === 'bmiForAge' && ageInDays > lastDayOf2006 ? whoBmiRows : ofBuild
}

/** The bands of an indicator at an age, as printed under a result, lowest first.
 * @example
 * printedBands('lengthHeightForAge', 861).map(({ word, tone }) => `${word}: ${tone}`)
 * // => ['เตี้ย: far', 'ค่อนข้างเตี้ย: near', 'สูงตามเกณฑ์: ok', 'ค่อนข้างสูง: up', 'สูง: high'] */
export const printedBands = (indicator: Indicator, ageInDays: number): ReadonlyArray<PrintedBand> =>
  rowsOf(indicator, ageInDays).map(([tone, bands]) => ({ word: bandWord(indicator, bands[0]!), tone, bands }))
