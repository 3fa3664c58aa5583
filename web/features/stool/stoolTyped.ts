import { dayOf, daysBetween, type IsoDate } from '@careplus/core/calendar'
import {
  answers,
  assessStool,
  feedings,
  storedStoolInputs,
  signGroups,
  stoolAges,
  stoolColours,
  stoolDays,
  stoolInputs,
  stoolSigns,
  type SignAnswer,
  type StoolColour,
  type StoolInputs,
  type StoolSign,
} from '@careplus/core/stool'
import { signRow } from '@careplus/core/internal/stool'
import { typedWhole } from '@careplus/core/internal/text'
import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { oneOf, orNull } from '../../calls/form/storedFormCodecs'
import { stoolSteps, type StoolStep } from './stoolPath'

export const lastedChoices = ['0', '1', '2', '3', 'more', 'unsure'] as const
export type Lasted = (typeof lastedChoices)[number]
const more = 4

export interface StoolChild {
  /** null: a child invented for a trial. */
  readonly id: string | null
  readonly name: string
  readonly birthDate: string
}

const Shape: t.Type<StoolChild> = t.type({ id: orNull(t.string), name: t.string, birthDate: t.string })

/** A form stored by an earlier version says `birthday`. */
const StoolChildCodec = new t.Type<StoolChild>(
  'StoolChild',
  Shape.is,
  (u, context) => Shape.validate(t.UnknownRecord.is(u) ? { birthDate: u['birthday'], ...u } : u, context),
  t.identity,
)

export interface StoolTyped {
  readonly child: StoolChild | null
  readonly date: string | null
  readonly colour: StoolColour | null
  readonly photoOn: boolean
  readonly photo: StoolColour | 'unsure' | null
  readonly lasted: Lasted | null
  readonly lastedDays: string
  readonly signs: Readonly<Record<string, SignAnswer>>
}

export const StoolTypedCodec: t.Type<StoolTyped, unknown> = t.type({
  child: orNull(StoolChildCodec),
  date: orNull(t.string),
  colour: orNull(oneOf(stoolColours)),
  photoOn: t.boolean,
  photo: orNull(oneOf([...stoolColours, 'unsure'] as const)),
  lasted: orNull(oneOf(lastedChoices)),
  lastedDays: t.string,
  signs: t.record(t.string, oneOf([...answers, ...feedings])),
}) as t.Type<StoolTyped, unknown>

export const nothingTyped: StoolTyped = {
  child: null,
  date: null,
  colour: null,
  photoOn: false,
  photo: null,
  lasted: null,
  lastedDays: '',
  signs: {},
}

/** Whole days since birth on the stool's day; null where either is missing, before birth, or too old for the check. */
export const ageTyped = ({ child, date }: StoolTyped): number | null => {
  const [born, day] = [dayOf(child?.birthDate ?? null), dayOf(date)]
  if (born === null || day === null) return null
  const age = daysBetween(born, day)
  return age < stoolAges.lowest || age > stoolAges.highest ? null : age
}

/** null: not answered, or no number of days. */
export const lastedTyped = ({ lasted, lastedDays }: StoolTyped): number | 'unsure' | null => {
  if (lasted === null || lasted === 'unsure') return lasted
  if (lasted !== 'more') return Number(lasted)
  return typedWhole(lastedDays, { lowest: more, highest: stoolDays.highest })
}

export const isDone = (typed: StoolTyped, step: StoolStep): boolean => {
  if (step === 'date') return ageTyped(typed) !== null
  if (step === 'colour') return typed.colour !== null
  if (step === 'photo') return true
  const group = signGroups.find(({ id }) => id === step)
  return (
    group !== undefined &&
    group.signs.every((sign) => typed.signs[sign] !== undefined) &&
    (!group.asksDays || lastedTyped(typed) !== null)
  )
}

/** null: every step is answered. */
export const firstOpen = (typed: StoolTyped): StoolStep | null =>
  stoolSteps.find((step) => !isDone(typed, step)) ?? null

/** null: an answer is missing. `today`: in a trial, the chosen day. */
export const inputsOf = (typed: StoolTyped, today: IsoDate): StoolInputs | null => {
  const read = stoolInputs(today)({
    date: typed.date,
    birthDate: typed.child?.birthDate,
    colour: typed.colour,
    photo: typed.photoOn ? typed.photo : null,
    lastedDays: lastedTyped(typed),
    signs: typed.signs,
  })
  return isRight(read) ? read.right : null
}

export const isUrgentAlready = (typed: StoolTyped): boolean => {
  const assumedAnswer = (sign: StoolSign): SignAnswer => {
    const answer = typed.signs[sign]
    return answer === undefined || answer === 'unsure' ? signRow(sign).calm : answer
  }
  const read = storedStoolInputs({
    date: typed.date,
    ageInDays: ageTyped(typed),
    colour: typed.colour ?? 'brown',
    photo: null,
    lastedDays: 0,
    signs: Object.fromEntries(stoolSigns.map((sign) => [sign, assumedAnswer(sign)])),
  })
  return isRight(read) && assessStool(read.right).level === 'emergency'
}
