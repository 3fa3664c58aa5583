import * as E from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { isGrowthClass, type GrowthClass } from '../growth/growthClass.js'
import {
  fieldsOf,
  isInRange,
  isMissing,
  isNonEmpty,
  isOneOf,
  unknownFields,
  type FieldUnknown,
} from '../reading/fields.js'
import {
  eatingHabits,
  foodGroups,
  howOften,
  sweetDrinks,
  type EatingHabit,
  type FoodGroup,
  type HowOften,
  type SweetDrinks,
} from './foodGroups.js'

/** The answers of a nutrition self-check. `eaten`: in the last 24 hours. `classNumber`: of the last growth check,
 * null: none or unknown. */
export interface NutritionInputs {
  readonly ageInMonths: number
  readonly eaten: Readonly<Record<FoodGroup, boolean>>
  readonly habits: Readonly<Record<EatingHabit, HowOften>>
  readonly sweetDrinks: SweetDrinks
  readonly classNumber: GrowthClass | null
}

/** Whole months: younger children eat by other rules, and at 19 years the growth references end. */
export const nutritionAges = { lowest: 36, highest: 228 } as const

/** Why a nutrition self-check is refused; `field` names the part. */
export type NutritionRefusal =
  | { readonly _tag: 'NotANutritionCheck' }
  | { readonly _tag: 'AgeInvalid'; readonly field: 'ageInMonths' }
  | { readonly _tag: 'TooYoung'; readonly field: 'ageInMonths'; readonly lowest: number }
  | { readonly _tag: 'GroupUnanswered'; readonly field: FoodGroup }
  | { readonly _tag: 'HabitUnanswered'; readonly field: EatingHabit }
  | { readonly _tag: 'DrinksUnanswered'; readonly field: 'sweetDrinks' }
  | FieldUnknown
  | { readonly _tag: 'ClassUnknown'; readonly field: 'classNumber' }

const isHowOften = /*#__PURE__*/ isOneOf(howOften)
const isDrinks = /*#__PURE__*/ isOneOf(sweetDrinks)

const known = ['ageInMonths', 'eaten', 'habits', 'sweetDrinks', 'classNumber']

const ageFault = (age: unknown): NutritionRefusal | null => {
  if (!Number.isInteger(age) || !isInRange(age, { lowest: 0, highest: nutritionAges.highest })) {
    return { _tag: 'AgeInvalid', field: 'ageInMonths' }
  }
  return age < nutritionAges.lowest ? { _tag: 'TooYoung', field: 'ageInMonths', lowest: nutritionAges.lowest } : null
}

const decode = (received: unknown, stored: boolean): E.Either<NonEmptyArray<NutritionRefusal>, NutritionInputs> => {
  const input = fieldsOf(received)
  if (input === null) return E.left([{ _tag: 'NotANutritionCheck' }])
  const { ageInMonths, sweetDrinks: drinks, classNumber } = input
  const eaten = fieldsOf(input['eaten']) ?? {}
  const habits = fieldsOf(input['habits']) ?? {}
  // A stored check may be of a later version with more keys.
  const refusals: NutritionRefusal[] = stored
    ? []
    : [
        ...unknownFields(input, known),
        ...unknownFields(eaten, foodGroups, 'eaten'),
        ...unknownFields(habits, eatingHabits, 'habits'),
      ]
  const age = ageFault(ageInMonths)
  if (age !== null) refusals.push(age)
  for (const group of foodGroups) {
    if (typeof eaten[group] !== 'boolean') refusals.push({ _tag: 'GroupUnanswered', field: group })
  }
  for (const habit of eatingHabits) {
    if (!isHowOften(habits[habit])) refusals.push({ _tag: 'HabitUnanswered', field: habit })
  }
  if (!isDrinks(drinks)) refusals.push({ _tag: 'DrinksUnanswered', field: 'sweetDrinks' })
  if (!isMissing(classNumber) && !isGrowthClass(classNumber))
    refusals.push({ _tag: 'ClassUnknown', field: 'classNumber' })
  if (isNonEmpty(refusals)) return E.left(refusals)
  return E.right({
    ageInMonths: ageInMonths as number,
    eaten: Object.fromEntries(foodGroups.map((group) => [group, eaten[group]])) as Record<FoodGroup, boolean>,
    habits: Object.fromEntries(eatingHabits.map((habit) => [habit, habits[habit]])) as Record<EatingHabit, HowOften>,
    sweetDrinks: drinks as SweetDrinks,
    classNumber: isMissing(classNumber) ? null : (classNumber as GrowthClass),
  })
}

/** Decodes a nutrition form: true or false for each group, an answer for each habit. It refuses with all faults at
 * once.
 * @example nutritionInputs('nothing') // => { _tag: 'Left', left: [{ _tag: 'NotANutritionCheck' }] } */
export const nutritionInputs = (input: unknown): E.Either<NonEmptyArray<NutritionRefusal>, NutritionInputs> =>
  decode(input, false)

export const storedNutritionInputs = (input: unknown): E.Either<NonEmptyArray<NutritionRefusal>, NutritionInputs> =>
  decode(input, true)
