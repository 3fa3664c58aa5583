export { storedNutritionInputs } from '../../domain/nutrition/nutritionInputs.js'
