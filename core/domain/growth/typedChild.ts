import type { Sex } from '../identity/sex.js'
import type { TypedForm } from './typedForm.js'

/** What is known of a child before it is measured: one of `Children.list`, say. */
export interface KnownChild {
  readonly nickname: string
  readonly sex: Sex
  readonly birthDate: string
  readonly gestation_weeks: number | null
  readonly gestation_days: number | null
}

const figure = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)

/**
 * The growth form before anything is measured: empty, or with the particulars of a child that there is. The day and the figures are
 * typed on.
 * @example
 * const child = { nickname: 'ยิ้ม', sex: 'female', birthDate: '2024-07-12', gestation_weeks: 34, gestation_days: null } as const
 * typedForm(child).gestation_weeks // => '34'
 * typedForm().birthDate // => null
 */
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
