import * as t from 'io-ts'
import { growthClasses } from '@careplus/core/internal/growth'
import type { GrowthClass } from '@careplus/core/growth'
import { eatingHabits, foodGroups, howOften, sweetDrinks } from '@careplus/core/nutrition'
import { Instant, IsoDay, Nothing, Uuid } from './common.js'
import { endpoint } from './endpoint.js'
import { dataOf, eachOf, numberFrom, oneOf, orNull } from './values.js'

const ClassNumber = /*#__PURE__*/ numberFrom<GrowthClass>(
  'GrowthClass',
  Math.min(...growthClasses),
  Math.max(...growthClasses),
  'integer',
)

const told = {
  date: IsoDay,
  eaten: /*#__PURE__*/ eachOf(foodGroups, t.boolean),
  habits: /*#__PURE__*/ eachOf(eatingHabits, /*#__PURE__*/ oneOf('HowOften', howOften)),
  sweetDrinks: /*#__PURE__*/ oneOf('SweetDrinks', sweetDrinks),
  classNumber: /*#__PURE__*/ orNull(ClassNumber),
}

/** The age comes from the birth date. */
export const NewNutritionCheck = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type(told, 'NewNutritionCheck'))

export const NutritionCheck = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({ ...told, ageInMonths: t.number, id: Uuid, created_at: Instant }),
  'NutritionCheck',
)

export const listNutrition = /*#__PURE__*/ endpoint({
  name: 'listNutrition',
  method: 'GET',
  path: '/th/children/{id}/nutrition/',
  auth: 'bearer',
  body: null,
  answer: dataOf(t.array(NutritionCheck)),
  summary: "A child's nutrition self-checks, newest day first: what was answered, never the tips.",
})

export const addNutrition = /*#__PURE__*/ endpoint({
  name: 'addNutrition',
  method: 'POST',
  path: '/th/children/{id}/nutrition/',
  auth: 'bearer',
  body: NewNutritionCheck,
  status: 201,
  answer: dataOf(NutritionCheck),
  errors: ['consent_required', 'role_forbidden'],
  summary: "Keeps a nutrition self-check of a child of 3 or older; needs consent to keep this child's health data.",
})

export const removeNutrition = /*#__PURE__*/ endpoint({
  name: 'removeNutrition',
  method: 'DELETE',
  path: '/th/children/{id}/nutrition/{check_id}/',
  auth: 'bearer',
  body: null,
  answer: dataOf(Nothing),
  errors: ['role_forbidden'],
  summary: 'Removes a nutrition self-check.',
})
