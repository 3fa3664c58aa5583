import { classFollowUp, weightGroupOf } from '../growth/classFacts.js'
import { variedGroups } from '../health/figures.js'
import { chosenOf } from '../reading/namesOf.js'
import { eatingHabits, foodGroups, howOften, type FoodGroup } from './foodGroups.js'
import type { NutritionInputs } from './nutritionInputs.js'
import { foodTips, type FoodTip, type Pickiness } from './tips.js'

/** Five groups, one vegetable among them. Source: minimum dietary diversity (WHO, UNICEF 2021) for 6 to 23 months;
 * later on ours. */
export const varieties = ['narrow', 'nearly', 'noVegetable', 'varied'] as const
/** How varied a child has eaten in the last 24 hours. */
export type Variety = (typeof varieties)[number]

/** The result of a nutrition self-check. `groups`: of eight. `askBecause`: why a professional should see the child;
 * null: not needed. `goesOn`: nothing asks for a change. */
export interface NutritionAssessment {
  readonly variety: Variety
  readonly groups: number
  readonly missing: ReadonlyArray<FoodGroup>
  readonly pickiness: Pickiness
  readonly tips: ReadonlyArray<Pick<FoodTip, 'id' | 'words' | 'source'>>
  readonly askBecause: 'growth' | 'eating' | null
  readonly goesOn: boolean
}

const pickinessOf = ({ habits }: NutritionInputs): Pickiness => {
  const sum = eatingHabits.reduce((all, habit) => all + howOften.indexOf(habits[habit]), 0)
  return sum >= 4 ? 'much' : sum >= 2 ? 'some' : 'easy'
}

const vegetables = /*#__PURE__*/ chosenOf<FoodGroup>({
  staples: false,
  legumes: false,
  dairy: false,
  flesh: false,
  eggs: false,
  brightVegetables: true,
  otherVegetables: true,
  fruit: false,
})

const varietyOf = (groups: number, missing: ReadonlyArray<FoodGroup>): Variety => {
  if (groups < variedGroups) return groups === variedGroups - 1 ? 'nearly' : 'narrow'
  return vegetables.every((group) => missing.includes(group)) ? 'noVegetable' : 'varied'
}

/** Assesses one day's food; no diagnosis. Tips come in order of importance.
 * @example
 * const [inputs] = fc.sample(arb.nutritionCheck(), 1)
 * assessNutrition(inputs).tips.length // => 3 */
export const assessNutrition = (inputs: NutritionInputs): NutritionAssessment => {
  const missing = foodGroups.filter((group) => !inputs.eaten[group])
  const groups = foodGroups.length - missing.length
  const variety = varietyOf(groups, missing)
  const pickiness = pickinessOf(inputs)
  const facts = {
    missing: (group: FoodGroup) => missing.includes(group),
    pickiness,
    drinksSweet: inputs.sweetDrinks !== 'none',
    weight: inputs.classNumber === null ? null : weightGroupOf(inputs.classNumber),
  }
  const { classNumber } = inputs
  const isReferred = classNumber !== null && classFollowUp(classNumber) === 'visit'
  const isCalm = classNumber === null || classFollowUp(classNumber) === 'nextWeighing'
  return {
    variety,
    groups,
    missing,
    pickiness,
    tips: foodTips
      .filter(({ when }) => when(facts))
      .slice(0, 3)
      .map(({ id, words, source }) => ({ id, words, source })),
    askBecause: isReferred ? 'growth' : variety === 'narrow' && pickiness === 'much' ? 'eating' : null,
    goesOn: variety === 'varied' && isCalm && !facts.drinksSweet,
  }
}
