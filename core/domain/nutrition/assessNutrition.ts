import { followUpOf, weightGroupOf } from '../growth/classFacts.js'
import { eatingHabits, foodGroups, howOften, type FoodGroup } from './foodGroups.js'
import type { NutritionInputs } from './nutritionInputs.js'
import { foodTips, type FoodTip, type Pickiness } from './tips.js'

/**
 * Groups from which a day is varied: the line of minimum dietary diversity (WHO, UNICEF 2021). It was made for children of
 * 6 to 23 months; from three years on it is a plain guide of ours.
 */
export const variedFrom = 5

export const varieties = ['narrow', 'nearly', 'varied'] as const
export type Variety = (typeof varieties)[number]

export interface NutritionAssessment {
  readonly variety: Variety
  /** Groups eaten, of eight. */
  readonly groups: number
  readonly missing: ReadonlyArray<FoodGroup>
  readonly pickiness: Pickiness
  /** Always three. */
  readonly tips: ReadonlyArray<Pick<FoodTip, 'id' | 'words' | 'source'>>
  /** Worth a word with a doctor or health worker. */
  readonly askSomeone: boolean
}

/** Sum of three habits, 0 to 6. */
const pickinessOf = ({ habits }: NutritionInputs): Pickiness => {
  const sum = eatingHabits.reduce((all, habit) => all + howOften.indexOf(habits[habit]), 0)
  return sum >= 4 ? 'much' : sum >= 2 ? 'some' : 'easy'
}

const varietyOf = (groups: number): Variety =>
  groups >= variedFrom ? 'varied' : groups === variedFrom - 1 ? 'nearly' : 'narrow'

/** A look at one day's food, no diagnosis: three tips, the foremost first. */
export const assessNutrition = (inputs: NutritionInputs): NutritionAssessment => {
  const missing = foodGroups.filter((group) => !inputs.eaten[group])
  const groups = foodGroups.length - missing.length
  const variety = varietyOf(groups)
  const pickiness = pickinessOf(inputs)
  const facts = {
    missing: (group: FoodGroup) => missing.includes(group),
    pickiness,
    drinksSweet: inputs.sweetDrinks !== 'none',
    weight: inputs.classNumber === null ? null : weightGroupOf(inputs.classNumber),
  }
  return {
    variety,
    groups,
    missing,
    pickiness,
    tips: foodTips
      .filter(({ when }) => when(facts))
      .slice(0, 3)
      .map(({ id, words, source }) => ({ id, words, source })),
    askSomeone:
      (variety === 'narrow' && pickiness === 'much') ||
      (inputs.classNumber !== null && followUpOf(inputs.classNumber) === 'visit'),
  }
}
