export { type Variety, type NutritionAssessment, assessNutrition } from '../domain/nutrition/assessNutrition.js'
export * from '../domain/nutrition/foodGroups.js'
export {
  type NutritionInputs,
  nutritionAges,
  type NutritionRefusal,
  nutritionInputs,
} from '../domain/nutrition/nutritionInputs.js'
export { nutritionSources, type FoodTip, type NutritionSourceId, type Pickiness } from '../domain/nutrition/tips.js'
export {
  foodGroupWords,
  howOftenWords,
  eatingHabitQuestions,
  sweetDrinkWords,
  varietyWords,
  pickinessWords,
  goOnWords,
  whomToAskText,
  guideOwner,
  nutritionDisclaimer,
} from '../words/nutrition.js'
