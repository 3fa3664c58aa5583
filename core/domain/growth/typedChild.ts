import type { Sex } from '../identity/sex.js'
import type { TypedForm } from './typedForm.js'

/** The stored particulars of a child, as `Children.list` gives them. */
export interface KnownChild {
  readonly nickname: string
  readonly sex: Sex
  readonly birthDate: string
  readonly gestation_weeks: number | null
  readonly gestation_days: number | null
}

const figure = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)

/** The growth form before a measurement: empty, or with a known child's particulars.
 * @example typedForm().birthDate // => null */
export const typedForm = (child: KnownChild | null = null): TypedForm => ({
  name: child?.nickname ?? '',
  sex: child?.sex ?? null,
  birthDate: child?.birthDate ?? null,
  date: null,
  weight: '',
  height: '',
  measure: null,
  head_circumference: '',
  gestation_weeks: figure(child?.gestation_weeks),
  gestation_days: figure(child?.gestation_days),
})
