import * as E from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { ageOn } from '../calendar/age.js'
import { parseIsoDate, type IsoDate, type DateProblem } from '../calendar/isoDate.js'
import { isSex, type Sex } from '../identity/sex.js'
import { asText } from '../text/asText.js'
import { oneLine } from '../text/oneLine.js'
import { isUnreadable } from '../text/unreadable.js'
import {
  fieldsOf,
  isInRange,
  isMissing,
  isNonEmpty,
  isOneOf,
  unknownFields,
  type FieldUnknown,
  type Range,
} from '../reading/fields.js'

/** What an adult in the household is to the member. */
export const adultRelations = [
  'myself',
  'spouse',
  'father',
  'mother',
  'paternalGrandfather',
  'paternalGrandmother',
  'maternalGrandfather',
  'maternalGrandmother',
  'relative',
  'other',
] as const
/** One of `adultRelations`. */
export type AdultRelation = (typeof adultRelations)[number]

/** Weight in kilograms, height in centimetres; null: not entered. */
export interface AdultProfile {
  readonly relation: AdultRelation
  readonly name: string
  readonly birthDate: IsoDate
  readonly sex: Sex
  readonly weight: number | null
  readonly height: number | null
}

/** Limits wider than any adult, so that only mistypings are refused: kg, cm, years, characters. */
export const adultLimits = {
  weight: { lowest: 20, highest: 300 },
  height: { lowest: 80, highest: 250 },
  years: { lowest: 18, highest: 120 },
  longestName: 60,
} as const

/** Why an adult's profile is refused; `field` names the part. */
export type AdultRefusal =
  | { readonly _tag: 'NotAProfile' }
  | { readonly _tag: 'RelationUnknown'; readonly field: 'relation' }
  | { readonly _tag: 'NameMissing'; readonly field: 'name' }
  | { readonly _tag: 'NameTooLong'; readonly field: 'name'; readonly longest: number }
  | { readonly _tag: 'NameUnreadable'; readonly field: 'name' }
  | { readonly _tag: 'DateInvalid'; readonly field: 'birthDate'; readonly refusal: DateProblem }
  | { readonly _tag: 'DateInFuture'; readonly field: 'birthDate' }
  | { readonly _tag: 'TooYoung'; readonly field: 'birthDate'; readonly lowest: number }
  | { readonly _tag: 'TooOld'; readonly field: 'birthDate'; readonly highest: number }
  | { readonly _tag: 'SexUnknown'; readonly field: 'sex' }
  | FieldUnknown
  | {
      readonly _tag: 'NumberInvalid'
      readonly field: 'weight' | 'height'
      readonly lowest: number
      readonly highest: number
    }

const isRelation = /*#__PURE__*/ isOneOf(adultRelations)

/** Until another adult has agreed, that adult's data stays on the device. */
export const needsOwnConfirmation = (relation: AdultRelation): boolean => relation !== 'myself'

const birthFault = (birthDate: IsoDate, today: IsoDate): AdultRefusal | null => {
  if (birthDate > today) return { _tag: 'DateInFuture', field: 'birthDate' }
  const { years } = ageOn(birthDate, today)
  const { lowest, highest } = adultLimits.years
  if (years < lowest) return { _tag: 'TooYoung', field: 'birthDate', lowest }
  return years > highest ? { _tag: 'TooOld', field: 'birthDate', highest } : null
}

const numberFault = (field: 'weight' | 'height', value: unknown, range: Range): AdultRefusal | null =>
  isMissing(value) || isInRange(value, range) ? null : { _tag: 'NumberInvalid', field, ...range }

const known = ['relation', 'name', 'birthDate', 'sex', 'weight', 'height']
/** The limit leaves room for marks and spaces that are removed. */
const longestWritten = 1000

const nameFault = (written: string, name: string): AdultRefusal | null => {
  if (written.length <= longestWritten && isUnreadable(written)) return { _tag: 'NameUnreadable', field: 'name' }
  if (name === '') return { _tag: 'NameMissing', field: 'name' }
  const longest = adultLimits.longestName
  return Array.from(name).length > longest ? { _tag: 'NameTooLong', field: 'name', longest } : null
}

const read =
  (today: IsoDate, stored: boolean) =>
  (received: unknown): E.Either<NonEmptyArray<AdultRefusal>, AdultProfile> => {
    const input = fieldsOf(received)
    if (input === null) return E.left([{ _tag: 'NotAProfile' }])
    const { relation, sex, weight, height } = input
    const written = asText(input['name'])
    const name = oneLine(written.slice(0, longestWritten))
    const birth = parseIsoDate(input['birthDate'])
    const born = E.isRight(birth) ? birth.right : null
    const refusals = [
      isRelation(relation) ? null : ({ _tag: 'RelationUnknown', field: 'relation' } as const),
      nameFault(written, name),
      E.isLeft(birth)
        ? ({ _tag: 'DateInvalid', field: 'birthDate', refusal: birth.left } as const)
        : birthFault(birth.right, today),
      isSex(sex) ? null : ({ _tag: 'SexUnknown', field: 'sex' } as const),
      numberFault('weight', weight, adultLimits.weight),
      numberFault('height', height, adultLimits.height),
      // A stored profile may be of a later version with more keys.
      ...(stored ? [] : unknownFields(input, known)),
    ].filter((refusal) => refusal !== null)
    if (isNonEmpty(refusals)) return E.left(refusals)
    return E.right({
      relation: relation as AdultRelation,
      name,
      birthDate: born as IsoDate,
      sex: sex as Sex,
      weight: isMissing(weight) ? null : (weight as number),
      height: isMissing(height) ? null : (height as number),
    })
  }

/** Decodes an adult's form: ISO date, kg, cm. It refuses with all faults at once. `today` is the Bangkok day.
 * @example adultProfile(todayInBangkok(Date.UTC(2026, 10, 20)))('me') // => { _tag: 'Left', left: [{ _tag: 'NotAProfile' }] } */
export const adultProfile = (today: IsoDate) => read(today, false)

export const storedAdultProfile = (today: IsoDate) => read(today, true)
