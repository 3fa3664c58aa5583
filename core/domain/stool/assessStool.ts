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

/** A rule that spoke, with its sources. */
export interface StoolReason {
  readonly rule: string
  readonly level: StoolLevel
  /** What the rule asks beside colour and age. */
  readonly asks: ReadonlyArray<StoolQuestion>
  readonly words: string
  readonly sources: ReadonlyArray<StoolSourceId>
  /** A rule about some colours, or about signs whatever the colour. */
  readonly about: 'colour' | 'signs'
  /** Who saw the colour it is about. */
  readonly seenBy: 'eye' | 'photo'
}

/** When to look again. `onDoctorsWord`: the doctor says when. */
export type LookAgain =
  | { readonly _tag: 'tomorrow'; readonly on: IsoDate }
  | { readonly _tag: 'weekly'; readonly on: IsoDate }
  | { readonly _tag: 'onDoctorsWord' }
  | { readonly _tag: 'whenItChanges' }

/** A day of life on which the colour is to be looked at again. */
export interface Milestone {
  /** Day of life. */
  readonly day: 60 | 90
  readonly on: IsoDate
  /** 0: it is that day, or later. */
  readonly daysLeft: number
}

/** The days in which a pale stool must be found soon. */
export interface CloseWatch {
  readonly nextLook: IsoDate
  readonly milestones: readonly [Milestone, Milestone]
}

/** What a stool check says: the level, and every rule that spoke. */
export interface StoolAssessment {
  readonly level: StoolLevel
  /** What the rules about colours give by themselves: milder than `level` where signs decided. */
  readonly colourLevel: StoolLevel
  /** Every rule that spoke, the strictest first; never empty. */
  readonly reasons: ReadonlyArray<StoolReason>
  /** The colour that decided: the worse of eye and photo. */
  readonly colour: StoolColour
  readonly lookAgain: LookAgain
  /** null: 90 days or older. */
  readonly closeWatch: CloseWatch | null
}

/**
 * What a photo counts as that could not be read: pale while that matters most, else nothing.
 * @example
 * unreadPhotoCountsAs(30) // => 'pale-yellow'
 * unreadPhotoCountsAs(861) // => null
 */
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

const speaks =
  (facts: StoolFacts) =>
  ({ colours, when }: StoolRule): boolean =>
    (colours === null || colours.includes(facts.colour)) && (when === null || when(facts))

const reasonsFor = (inputs: StoolInputs, colour: StoolColour, seenBy: StoolReason['seenBy']): StoolReason[] =>
  stoolRules.filter(speaks(factsOf(inputs, colour))).map(({ id, colours, ...rest }) => ({
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

/** Each rule once, the eye's before the photo's; strictest first, and in the order of the table where equally strict. */
const inOrder = (reasons: ReadonlyArray<StoolReason>): ReadonlyArray<StoolReason> =>
  reasons
    .filter(({ rule }, i) => reasons.findIndex((one) => one.rule === rule) === i)
    .sort((a, b) => severity(b.level) - severity(a.level))

/**
 * Of the eye's colour and the photo's the one that is to be taken more seriously; the eye's where they are equal.
 * @example
 * const [inputs] = fc.sample(arb.stoolCheck({ colour: fc.constant('mustard'), photo: fc.constant('clay') }), 1)
 * worseOf(inputs) // => 'clay'
 */
export const worseOf = (inputs: StoolInputs): StoolColour => {
  const photo = photoColour(inputs)
  if (photo === null) return inputs.colour
  const rankOf = (colour: StoolColour) => severity(colourLevelOf(reasonsFor(inputs, colour, 'eye')))
  return rankOf(photo) > rankOf(inputs.colour) ? photo : inputs.colour
}

/**
 * The close watch on a day of life; null from 90 days on.
 * @example
 * closeWatch(rightOf(isoDate('2026-11-20')), 30)?.milestones.length // => 2
 */
export const closeWatch = (date: IsoDate, ageInDays: number): CloseWatch | null => {
  if (ageInDays >= youngUnderDays) return null
  const milestone = (day: 60 | 90): Milestone => ({
    day,
    on: addDays(date, day - ageInDays),
    daysLeft: Math.max(0, day - ageInDays),
  })
  return { nextLook: addDays(date, 7), milestones: [milestone(60), milestone(90)] }
}

/**
 * Whether a colour by itself asks for watching: it is told once, with nothing that is for the sick.
 * @example
 * const [inputs] = fc.sample(arb.stoolCheck({ colour: fc.constant('clay') }), 1)
 * isWatchedForColourAlone(assessStool(inputs)) // => false
 */
export const isWatchedForColourAlone = ({ level, reasons }: Pick<StoolAssessment, 'level' | 'reasons'>): boolean =>
  level === 'watch' && reasons.every(({ about }) => about === 'colour')

/**
 * The worrying signs that the strictest rules ask about, in the order in which they are asked.
 * @example
 * const [inputs] = fc.sample(arb.stoolCheck({ colour: fc.constant('much-blood') }), 1)
 * decidingSigns(inputs, { level: 'emergency', reasons: [] }) // => []
 */
export const decidingSigns = (
  { signs }: StoolInputs,
  { level, reasons }: Pick<StoolAssessment, 'level' | 'reasons'>,
): ReadonlyArray<StoolSign> => {
  const asked = new Set<StoolQuestion>(reasons.flatMap((reason) => (reason.level === level ? reason.asks : [])))
  return stoolSigns.filter((sign) => asked.has(sign) && isWorrying(sign, signs[sign]))
}

/**
 * The questions behind these reasons that were answered with not sure, and so count as the stricter answer.
 * @example
 * const [inputs] = fc.sample(arb.stoolCheck(), 1)
 * unsureBehind(inputs, []) // => []
 */
export const unsureBehind = (
  { signs, lastedDays }: StoolInputs,
  reasons: ReadonlyArray<StoolReason>,
): ReadonlyArray<StoolQuestion> => {
  const asked = new Set(reasons.flatMap(({ asks }) => asks))
  const said = { ...signs, lastedDays }
  return ([...stoolSigns, 'lastedDays'] as const).filter(
    (question) => asked.has(question) && said[question] === 'unsure',
  )
}

const lookAgainOf = (level: StoolLevel, byColourAlone: boolean, { date, ageInDays }: StoolInputs): LookAgain => {
  if (level === 'watch' && !byColourAlone) return { _tag: 'tomorrow', on: addDays(date, 1) }
  if (severity(level) > severity('watch')) return { _tag: 'onDoctorsWord' }
  return ageInDays < youngUnderDays ? { _tag: 'weekly', on: addDays(date, 7) } : { _tag: 'whenItChanges' }
}

/**
 * The level of a stool, with every rule that spoke. Education, not diagnosis. Pure: the same inputs always give the same
 * answer, so a public link carries inputs and never a verdict.
 * @example
 * const check = { date: '2026-11-20', birthDate: '2026-10-20', colour: 'clay', photo: null, lastedDays: 1, signs: calmStoolAnswers }
 * const inputs = rightOf(stoolInputs(todayInBangkok(Date.UTC(2026, 10, 20)))(check))
 * assessStool(inputs).level // => 'doctor-today'
 */
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
    lookAgain: lookAgainOf(level, isWatchedForColourAlone({ level, reasons }), inputs),
    closeWatch: closeWatch(inputs.date, inputs.ageInDays),
  }
}
