import type { TypedForm } from '../domain/growth/typedForm.js'

export const emptyForm: TypedForm = {
  name: '',
  sex: null,
  birthDate: null,
  date: null,
  weight: '',
  height: '',
  measure: null,
  head_circumference: '',
  gestation_weeks: '',
  gestation_days: '',
}
