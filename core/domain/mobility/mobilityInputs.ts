import * as E from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { parseIsoDate, type IsoDate, type DateProblem } from '../calendar/isoDate.js'
import { isSex, type Sex } from '../identity/sex.js'
import {
  fieldsOf,
  isInRange,
  isMissing,
  isNonEmpty,
  isOneOf,
  unknownFields,
  type FieldUnknown,
} from '../reading/fields.js'
import { points, sarcFItems, type SarcFAnswers, type SarcFItem } from './sarcF.js'

/** Five rises from a chair: seconds, or not completed. */
export type ChairStand = { readonly _tag: 'timed'; readonly seconds: number } | { readonly _tag: 'notDone' }

/** The answers and figures of a mobility check; null: not measured. `calfCm`: the widest part of the calf. */
export interface MobilityInputs {
  readonly date: IsoDate
  readonly sex: Sex
  readonly answers: SarcFAnswers
  readonly calfCm: number | null
  readonly chairStand: ChairStand | null
}

/** Limits wider than any adult, so that only mistypings are refused: centimetres, seconds. */
export const mobilityLimits = {
  calfCm: { lowest: 15, highest: 70 },
  seconds: { lowest: 2, highest: 300 },
} as const

/** Why a mobility check is refused; `field` names the part. */
export type MobilityRefusal =
  | { readonly _tag: 'NotAMobilityCheck' }
  | { readonly _tag: 'DateInvalid'; readonly field: 'date'; readonly refusal: DateProblem }
  | { readonly _tag: 'DateInFuture'; readonly field: 'date' }
  | { readonly _tag: 'SexUnknown'; readonly field: 'sex' }
  | { readonly _tag: 'QuestionUnanswered'; readonly field: SarcFItem }
  | { readonly _tag: 'CalfInvalid'; readonly field: 'calfCm'; readonly lowest: number; readonly highest: number }
  | FieldUnknown
  | { readonly _tag: 'StandInvalid'; readonly field: 'chairStand'; readonly lowest: number; readonly highest: number }

const isPoints = /*#__PURE__*/ isOneOf(points)

const standOf = (value: unknown): ChairStand | null | undefined => {
  if (isMissing(value)) return null
  const fields = fieldsOf(value)
  if (fields === null) return undefined
  if (fields['_tag'] === 'notDone') return { _tag: 'notDone' }
  const seconds = fields['seconds']
  return fields['_tag'] === 'timed' && isInRange(seconds, mobilityLimits.seconds)
    ? { _tag: 'timed', seconds }
    : undefined
}

const known = ['date', 'sex', 'answers', 'calfCm', 'chairStand']

const decode = (
  received: unknown,
  latest: IsoDate | null,
): E.Either<NonEmptyArray<MobilityRefusal>, MobilityInputs> => {
  const input = fieldsOf(received)
  if (input === null) return E.left([{ _tag: 'NotAMobilityCheck' }])
  const { sex, calfCm } = input
  const answers = fieldsOf(input['answers']) ?? {}
  const refusals: MobilityRefusal[] = []
  // A stored check may be of a later version with more keys.
  if (latest !== null) refusals.push(...unknownFields(input, known), ...unknownFields(answers, sarcFItems, 'answers'))
  const date = parseIsoDate(typeof input['date'] === 'string' ? input['date'] : '')
  const day = E.isRight(date) ? date.right : null
  if (E.isLeft(date)) refusals.push({ _tag: 'DateInvalid', field: 'date', refusal: date.left })
  else if (latest !== null && date.right > latest) refusals.push({ _tag: 'DateInFuture', field: 'date' })
  if (!isSex(sex)) refusals.push({ _tag: 'SexUnknown', field: 'sex' })
  for (const item of sarcFItems) {
    if (!isPoints(answers[item])) refusals.push({ _tag: 'QuestionUnanswered', field: item })
  }
  if (!isMissing(calfCm) && !isInRange(calfCm, mobilityLimits.calfCm)) {
    refusals.push({ _tag: 'CalfInvalid', field: 'calfCm', ...mobilityLimits.calfCm })
  }
  const chairStand = standOf(input['chairStand'])
  if (chairStand === undefined) refusals.push({ _tag: 'StandInvalid', field: 'chairStand', ...mobilityLimits.seconds })
  if (isNonEmpty(refusals)) return E.left(refusals)
  return E.right({
    date: day as IsoDate,
    sex: sex as Sex,
    answers: Object.fromEntries(sarcFItems.map((item) => [item, answers[item]])) as unknown as SarcFAnswers,
    calfCm: isMissing(calfCm) ? null : (calfCm as number),
    chairStand: chairStand ?? null,
  })
}

/** ISO date, 0 to 2 points a question, centimetres, seconds. It refuses with all faults at once. `today` is the
 * Bangkok day. */
export const mobilityInputs =
  (today: IsoDate) =>
  (input: unknown): E.Either<NonEmptyArray<MobilityRefusal>, MobilityInputs> =>
    decode(input, today)

export const storedMobilityInputs = (input: unknown): E.Either<NonEmptyArray<MobilityRefusal>, MobilityInputs> =>
  decode(input, null)
