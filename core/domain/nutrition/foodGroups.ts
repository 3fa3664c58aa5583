/**
 * What was eaten in 24 hours, by groups: those of WHO and UNICEF's minimum dietary diversity (Indicators for assessing
 * infant and young child feeding practices, 2021) without breast milk, with vegetables and fruit apart as on the Thai
 * nutrition flag (ธงโภชนาการ, Department of Health).
 */
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
export type FoodGroup = (typeof foodGroups)[number]

/** How a child eats; each rarely, sometimes or often. Ours: three habits that parents call picky. */
export const eatingHabits = ['refusesNew', 'fewFoods', 'longMeals'] as const
export type EatingHabit = (typeof eatingHabits)[number]

export const howOften = ['rarely', 'sometimes', 'often'] as const
export type HowOften = (typeof howOften)[number]

/** Sweet drinks in 24 hours. */
export const sweetDrinks = ['none', 'one', 'more'] as const
export type SweetDrinks = (typeof sweetDrinks)[number]
