import {
  adultProfile,
  adultRefusalWords,
  adultRelations,
  type AdultProfile,
  type AdultRelation,
} from '@careplus/core/adults'
import type { IsoDate } from '@careplus/core/calendar'
import { typedFigure } from '@careplus/core/internal/growth'
import type { CallFailure } from '@careplus/core/ports'
import { oneLine } from '@careplus/core/text'
import { isLeft, isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { oneOf, orNull } from '../../calls/form/storedFormCodecs'
import { adultsCopy } from '../../copy/adults.th'
import type { Problems } from '../../shared/growth/typedMeasurement'

export interface AdultTyped {
  readonly relation: AdultRelation | null
  readonly name: string
  /** ISO. */
  readonly birthDate: string | null
  readonly sex: AdultProfile['sex'] | null
  readonly weight: string
  readonly height: string
}
export type AdultField = keyof AdultTyped

export const AdultTypedCodec: t.Type<AdultTyped, unknown> = t.type({
  relation: orNull(oneOf(adultRelations)),
  name: t.string,
  birthDate: orNull(t.string),
  sex: orNull(oneOf(['male', 'female'] as const)),
  weight: t.string,
  height: t.string,
})

export const nobodyTyped: AdultTyped = { relation: null, name: '', birthDate: null, sex: null, weight: '', height: '' }

const shown = (value: number | null): string => (value === null ? '' : String(value))

export const typedOfAdult = ({ relation, name, birthDate, sex, weight, height }: AdultProfile): AdultTyped => ({
  relation,
  name,
  birthDate,
  sex,
  weight: shown(weight),
  height: shown(height),
})

const sexBy: Partial<Record<AdultRelation, AdultProfile['sex']>> = {
  father: 'male',
  paternalGrandfather: 'male',
  maternalGrandfather: 'male',
  mother: 'female',
  paternalGrandmother: 'female',
  maternalGrandmother: 'female',
}

/** null: the form has to ask. */
export const sexOf = (relation: AdultRelation | null): AdultProfile['sex'] | null =>
  (relation === null ? undefined : sexBy[relation]) ?? null

/** Text that is no number is sent, to be refused; an empty field is left out. */
const numberOf = (field: 'weight' | 'height', typed: string): unknown =>
  oneLine(typed) === '' ? null : (typedFigure(field, typed) ?? typed)

const readTyped = (today: IsoDate, typed: AdultTyped) =>
  adultProfile(today)({
    relation: typed.relation,
    name: typed.name,
    birthDate: typed.birthDate,
    sex: sexOf(typed.relation) ?? typed.sex,
    weight: numberOf('weight', typed.weight),
    height: numberOf('height', typed.height),
  })

/** null: not complete yet. */
export const profileTyped = (today: IsoDate, typed: AdultTyped): AdultProfile | null => {
  const read = readTyped(today, typed)
  return isRight(read) ? read.right : null
}

export const adultProblems = (today: IsoDate, typed: AdultTyped): Problems<AdultField> => {
  const read = readTyped(today, typed)
  const problems: { [K in AdultField]?: { readonly text: string } } = {}
  if (isLeft(read))
    for (const refusal of read.left)
      if ('field' in refusal && refusal._tag !== 'FieldUnknown')
        problems[refusal.field] = { text: adultRefusalWords[refusal._tag] }
  return problems
}

export const isAlreadyThere = (failure: CallFailure): boolean =>
  failure._tag === 'ApiError' && failure.fields.some(({ code }) => code === 'already_there')

export const alreadyThereText = adultsCopy.form.alreadyThere
