import * as fc from 'fast-check'
import { growthClasses } from '../domain/growth/growthClass.js'
import { eatingHabits, foodGroups, howOften, sweetDrinks } from '../domain/nutrition/foodGroups.js'
import type { NutritionInputs } from '../domain/nutrition/nutritionInputs.js'
import type { Pinned } from './pinnedFields.js'

const plain = { noNullPrototype: true } as const

const eachOf = <K extends string, T>(names: ReadonlyArray<K>, value: fc.Arbitrary<T>): fc.Arbitrary<Record<K, T>> =>
  fc
    .tuple(...names.map(() => value))
    .map((values) => Object.fromEntries(names.map((name, i) => [name, values[i]])) as Record<K, T>)

/** A valid nutrition self-check.
 * @example
 * fc.assert(fc.property(arb.nutritionCheck(), (inputs) => assessNutrition(inputs).tips.length === 3)) */
export const nutritionCheck = (fixed: Pinned<NutritionInputs> = {}): fc.Arbitrary<NutritionInputs> =>
  fc.record(
    {
      ageInMonths: fc.integer({ min: 36, max: 228 }),
      eaten: eachOf(foodGroups, fc.boolean()),
      habits: eachOf(eatingHabits, fc.constantFrom(...howOften)),
      sweetDrinks: fc.constantFrom(...sweetDrinks),
      classNumber: fc.option(fc.constantFrom(...growthClasses)),
      ...fixed,
    },
    plain,
  )
