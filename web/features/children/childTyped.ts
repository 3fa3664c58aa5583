import { oneLine } from '@careplus/core/text'
import { typedNumber } from '@careplus/core/internal/text'
import type { CallFailure, NewChild } from '@careplus/core/ports'
import { childrenCopy } from '../../copy/children.th'
import type { ChildField, ChildTyped, Problems } from '../../shared/growth/typedMeasurement'

/** null: not complete yet. */
export const newChildOf = ({ name, sex, birthDate, gestation, gestationDays = '' }: ChildTyped): NewChild | null => {
  if (sex === null || birthDate === null) return null
  const weeks = typedNumber(gestation)
  const days = typedNumber(gestationDays)
  return {
    nickname: oneLine(name),
    birthDate,
    sex,
    ...(weeks === null ? {} : { gestation_weeks: weeks }),
    ...(days === null ? {} : { gestation_days: days }),
  }
}

/** A gestation is health data, so it is sent only with consent. */
export const withoutGestation = <C extends { readonly gestation_weeks?: unknown; readonly gestation_days?: unknown }>({
  gestation_weeks: _weeks,
  gestation_days: _days,
  ...child
}: C): Omit<C, 'gestation_weeks' | 'gestation_days'> => child

const fieldOf = {
  nickname: 'name',
  birthDate: 'birthDate',
  sex: 'sex',
  gestation_weeks: 'gestation',
  gestation_days: 'gestationDays',
} as const
const isKnown = (field: string): field is keyof typeof fieldOf => field in fieldOf

/** Empty: the failure belongs under the form. */
export const refusedFields = (failure: CallFailure | null): Problems<ChildField> => {
  if (failure?._tag !== 'ApiError') return {}
  const problems: { [K in ChildField]?: { readonly text: string } } = {}
  for (const { field, code, message } of failure.fields) {
    if (isKnown(field)) {
      const own = code === 'before_birth' ? childrenCopy.form.bornAfterMeasured : childrenCopy.form.refused[field]
      problems[fieldOf[field]] = { text: code === 'in_future' ? message : own }
    }
  }
  return problems
}

export const isTooMany = (failure: CallFailure): boolean =>
  failure._tag === 'ApiError' && failure.fields.some(({ code }) => code === 'too_many')
