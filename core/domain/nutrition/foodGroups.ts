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
/** One of the eight groups of food. */
export type FoodGroup = (typeof foodGroups)[number]

/** How a child eats; each rarely, sometimes or often. Ours: three habits that parents call picky. */
export const eatingHabits = ['refusesNew', 'fewFoods', 'longMeals'] as const
/** One of the eating habits that are asked about. */
export type EatingHabit = (typeof eatingHabits)[number]

/** How often a habit is seen. */
export const howOften = ['rarely', 'sometimes', 'often'] as const
/** How often a habit is seen. */
export type HowOften = (typeof howOften)[number]

/** Sweet drinks in 24 hours. */
export const sweetDrinks = ['none', 'one', 'more'] as const
/** How many glasses of sweet drinks a day. */
export type SweetDrinks = (typeof sweetDrinks)[number]
