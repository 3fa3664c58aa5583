/** Food groups of 24 hours: WHO and UNICEF's minimum dietary diversity (Indicators for assessing infant and young child
 * feeding practices, 2021) without breast milk, with vegetables and fruit apart as on the Thai nutrition flag
 * (ธงโภชนาการ, Department of Health). */
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

/** Three habits that parents call picky. Ours. */
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
