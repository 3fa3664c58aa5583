import { classFollowUp, weightGroupOf } from '../growth/classFacts.js'
import { variedGroups } from '../health/figures.js'
import { chosenOf } from '../reading/namesOf.js'
import { eatingHabits, foodGroups, howOften, type FoodGroup } from './foodGroups.js'
import type { NutritionInputs } from './nutritionInputs.js'
import { foodTips, type FoodTip, type Pickiness } from './tips.js'

/**
 * From five groups on a day is varied, a vegetable among them: after minimum dietary diversity (WHO, UNICEF 2021), which was
 * made for children of 6 to 23 months and counts breast milk; from three years on it is a plain guide of ours.
 */
export const varieties = ['narrow', 'nearly', 'noVegetable', 'varied'] as const
/** How varied a child has eaten in the last 24 hours. */
export type Variety = (typeof varieties)[number]

/** What a nutrition self-check says, with three tips. */
export interface NutritionAssessment {
  readonly variety: Variety
  /** Groups eaten, of eight. */
  readonly groups: number
  readonly missing: ReadonlyArray<FoodGroup>
  readonly pickiness: Pickiness
  /** Always three. */
  readonly tips: ReadonlyArray<Pick<FoodTip, 'id' | 'words' | 'source'>>
  /** Why somebody is to look: growth, which says when, or the eating itself. null: nobody needs to. */
  readonly askBecause: 'growth' | 'eating' | null
  /** Nothing asks for a change: neither the day nor a growth class that is to be looked at again. */
  readonly goesOn: boolean
}

/** The three habits summed, 0 to 6. */
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

/**
 * A look at one day's food, no diagnosis: three tips, the foremost first.
 * @example
 * const [inputs] = fc.sample(arb.nutritionCheck(), 1)
 * assessNutrition(inputs).tips.length // => 3
 */
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
