/** Food groups eaten in 24 hours. Source: minimum dietary diversity (WHO, UNICEF 2021) without breast milk; vegetables
 * and fruit are separate, as on the Thai nutrition flag (Department of Health). */
export const foodGroups = [
  'staples',
  'legumes',
  'dairy',
  'flesh',
  'eggs',
  'brightVegetables',
  'otherVegetables',
  'fruit',
] as const
/** One of the eight food groups. */
export type FoodGroup = (typeof foodGroups)[number]

/** The habits that parents call picky. Ours. */
export const eatingHabits = ['refusesNew', 'fewFoods', 'longMeals'] as const
/** One of `eatingHabits`. */
export type EatingHabit = (typeof eatingHabits)[number]

/** How often a habit occurs. */
export const howOften = ['rarely', 'sometimes', 'often'] as const
/** One of `howOften`. */
export type HowOften = (typeof howOften)[number]

/** Sweet drinks in 24 hours. */
export const sweetDrinks = ['none', 'one', 'more'] as const
/** One of `sweetDrinks`. */
export type SweetDrinks = (typeof sweetDrinks)[number]
