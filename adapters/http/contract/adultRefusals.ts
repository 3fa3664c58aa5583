import { adultRefusalWords, type AdultRefusal } from '@careplus/core/adults'
import { mobilityRefusalWords, type MobilityRefusal } from '@careplus/core/mobility'
import type { Refusal, RefusalCode } from './refusals.js'

const adultCodes = {
  NotAProfile: 'not_object',
  RelationUnknown: 'not_one_of',
  NameMissing: 'required',
  NameTooLong: 'too_long',
  NameUnreadable: 'malformed',
  DateInvalid: 'not_date',
  DateInFuture: 'in_future',
  TooYoung: 'too_young',
  TooOld: 'too_old',
  SexUnknown: 'not_one_of',
  FieldUnknown: 'not_one_of',
  NumberInvalid: 'not_number',
} as const satisfies Readonly<Record<AdultRefusal['_tag'], RefusalCode>>

const mobilityCodes = {
  NotAMobilityCheck: 'not_object',
  DateInvalid: 'not_date',
  DateInFuture: 'in_future',
  SexUnknown: 'not_one_of',
  FieldUnknown: 'not_one_of',
  QuestionUnanswered: 'required',
  CalfInvalid: 'not_number',
  StandInvalid: 'not_number',
} as const satisfies Readonly<Record<MobilityRefusal['_tag'], RefusalCode>>

const fieldOf = (refusal: object): string =>
  'field' in refusal && typeof refusal.field === 'string' ? refusal.field : ''

export const adultRefusals = (refused: ReadonlyArray<AdultRefusal>): ReadonlyArray<Refusal> =>
  refused.map((each) => ({
    field: fieldOf(each),
    code: adultCodes[each._tag],
    message: adultRefusalWords[each._tag],
  }))

export const mobilityRefusals = (refused: ReadonlyArray<MobilityRefusal>): ReadonlyArray<Refusal> =>
  refused.map((each) => ({
    field: each._tag === 'QuestionUnanswered' ? `answers.${each.field}` : fieldOf(each),
    code: mobilityCodes[each._tag],
    message: mobilityRefusalWords[each._tag],
  }))
