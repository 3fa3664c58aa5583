import { addDays } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import type { StoolColour } from './card.js'
import { severity, stricter, type StoolLevel } from './levels.js'
import { youngUnderDays } from './ages.js'
import type { StoolFacts, StoolQuestion, StoolRule } from './rule.js'
import { stoolRules } from './rules.js'
import { isWorrying, stoolSigns, type StoolSign } from './signs.js'
import type { StoolSourceId } from './sources.js'
import type { StoolInputs } from './stoolInputs.js'

/** A rule that applied. `asks`: its questions besides colour and age. `seenBy`: the source of the colour. */
export interface StoolReason {
  readonly rule: string
  readonly level: StoolLevel
  readonly asks: ReadonlyArray<StoolQuestion>
  readonly words: string
  readonly sources: ReadonlyArray<StoolSourceId>
  readonly about: 'colour' | 'signs'
  readonly seenBy: 'eye' | 'photo'
}

/** The time of the next check. */
export type LookAgain =
  | { readonly _tag: 'tomorrow'; readonly on: IsoDate }
  | { readonly _tag: 'weekly'; readonly on: IsoDate }
  | { readonly _tag: 'onDoctorsWord' }
  | { readonly _tag: 'whenItChanges' }

/** A day of life (60 or 90) on which to check the colour. `daysLeft` 0: today or past. */
export interface Milestone {
  readonly day: 60 | 90
  readonly on: IsoDate
  readonly daysLeft: number
}

/** The time in which a pale stool must be found soon. */
export interface CloseWatch {
  readonly nextLook: IsoDate
  readonly milestones: readonly [Milestone, Milestone]
}

/** The result of a stool check. `reasons`: strictest first, never empty. `colour`: the worse of eye and photo.
 * `closeWatch` null: 90 days or older. */
export interface StoolAssessment {
  readonly level: StoolLevel
  readonly colourLevel: StoolLevel
  readonly reasons: ReadonlyArray<StoolReason>
  readonly colour: StoolColour
  readonly lookAgain: LookAgain
  readonly closeWatch: CloseWatch | null
}

/** The colour that counts for a photo without a result: pale at the age when that is urgent; null: none.
 * @example unreadPhotoCountsAs(30) // => 'pale-yellow' */
export const unreadPhotoCountsAs = (ageInDays: number): StoolColour | null =>
  ageInDays < youngUnderDays ? 'pale-yellow' : null

const photoColour = ({ photo, ageInDays }: StoolInputs): StoolColour | null =>
  photo === 'unsure' ? unreadPhotoCountsAs(ageInDays) : photo

const factsOf = (inputs: StoolInputs, colour: StoolColour): StoolFacts => ({
  colour,
  ageInDays: inputs.ageInDays,
  lastedDays: inputs.lastedDays === 'unsure' ? Infinity : inputs.lastedDays,
  has: (sign) => isWorrying(sign, inputs.signs[sign]),
  eatsNothing: inputs.signs.feeding === 'none',
})

const applies =
  (facts: StoolFacts) =>
  ({ colours, when }: StoolRule): boolean =>
    (colours === null || colours.includes(facts.colour)) && (when === null || when(facts))

const reasonsFor = (inputs: StoolInputs, colour: StoolColour, seenBy: StoolReason['seenBy']): StoolReason[] =>
  stoolRules.filter(applies(factsOf(inputs, colour))).map(({ id, colours, ...rest }) => ({
    rule: id,
    level: rest.level,
    asks: rest.asks,
    words: rest.words,
    sources: rest.sources,
    about: colours === null ? 'signs' : 'colour',
    seenBy,
  }))

const levelOf = (reasons: ReadonlyArray<StoolReason>): StoolLevel =>
  reasons.reduce<StoolLevel>((level, reason) => stricter(level, reason.level), 'normal')

const colourLevelOf = (reasons: ReadonlyArray<StoolReason>): StoolLevel =>
  levelOf(reasons.filter(({ about }) => about === 'colour'))

const inOrder = (reasons: ReadonlyArray<StoolReason>): ReadonlyArray<StoolReason> =>
  reasons
    .filter(({ rule }, i) => reasons.findIndex((one) => one.rule === rule) === i)
    .sort((a, b) => severity(b.level) - severity(a.level))

export const worseOf = (inputs: StoolInputs): StoolColour => {
  const photo = photoColour(inputs)
  if (photo === null) return inputs.colour
  const rankOf = (colour: StoolColour) => severity(colourLevelOf(reasonsFor(inputs, colour, 'eye')))
  return rankOf(photo) > rankOf(inputs.colour) ? photo : inputs.colour
}

/** The close watch on a day of life; null from 90 days on.
 * @example closeWatch(valueOf(parseIsoDate('2026-11-20')), 30)?.milestones.length // => 2 */
export const closeWatch = (date: IsoDate, ageInDays: number): CloseWatch | null => {
  if (ageInDays >= youngUnderDays) return null
  const milestone = (day: 60 | 90): Milestone => ({
    day,
    on: addDays(date, day - ageInDays),
    daysLeft: Math.max(0, day - ageInDays),
  })
  return { nextLook: addDays(date, 7), milestones: [milestone(60), milestone(90)] }
}

export const isWatchedForColourAlone = ({ level, reasons }: Pick<StoolAssessment, 'level' | 'reasons'>): boolean =>
  level === 'watch' && reasons.every(({ about }) => about === 'colour')

export const decidingSigns = (
  { signs }: StoolInputs,
  { level, reasons }: Pick<StoolAssessment, 'level' | 'reasons'>,
): ReadonlyArray<StoolSign> => {
  const questions = new Set<StoolQuestion>(reasons.flatMap((reason) => (reason.level === level ? reason.asks : [])))
  return stoolSigns.filter((sign) => questions.has(sign) && isWorrying(sign, signs[sign]))
}

/** The questions of these reasons with the answer unsure, which counts as the stricter one.
 * @example
 * const [inputs] = fc.sample(arb.stoolCheck(), 1)
 * unsureBehind(inputs, []) // => [] */
export const unsureBehind = (
  { signs, lastedDays }: StoolInputs,
  reasons: ReadonlyArray<StoolReason>,
): ReadonlyArray<StoolQuestion> => {
  const questions = new Set(reasons.flatMap(({ asks }) => asks))
  const allAnswers = { ...signs, lastedDays }
  return ([...stoolSigns, 'lastedDays'] as const).filter(
    (question) => questions.has(question) && allAnswers[question] === 'unsure',
  )
}

const nextCheckOf = (level: StoolLevel, byColourAlone: boolean, { date, ageInDays }: StoolInputs): LookAgain => {
  if (level === 'watch' && !byColourAlone) return { _tag: 'tomorrow', on: addDays(date, 1) }
  if (severity(level) > severity('watch')) return { _tag: 'onDoctorsWord' }
  return ageInDays < youngUnderDays ? { _tag: 'weekly', on: addDays(date, 7) } : { _tag: 'whenItChanges' }
}

/** Assesses a stool check: education, not diagnosis. The same inputs always give the same result.
 * @example
 * const check = { date: '2026-11-20', ageInDays: 30, colour: 'clay', lastedDays: 1, signs: calmStoolAnswers }
 * assessStool(valueOf(storedStoolInputs(check))).level // => 'doctor-today' */
export const assessStool = (inputs: StoolInputs): StoolAssessment => {
  const photo = photoColour(inputs)
  const reasons = inOrder([
    ...reasonsFor(inputs, inputs.colour, 'eye'),
    ...(photo === null ? [] : reasonsFor(inputs, photo, 'photo')),
  ])
  const level = levelOf(reasons)
  return {
    level,
    colourLevel: colourLevelOf(reasons),
    reasons,
    colour: worseOf(inputs),
    lookAgain: nextCheckOf(level, isWatchedForColourAlone({ level, reasons }), inputs),
    closeWatch: closeWatch(inputs.date, inputs.ageInDays),
  }
}
