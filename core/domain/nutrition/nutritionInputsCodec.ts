import { codecOf } from '../reading/codecOf.js'
import { storedNutritionInputs } from './nutritionInputs.js'

/** `storedNutritionInputs` for whoever speaks io-ts. */
export const NutritionInputsCodec = /*#__PURE__*/ codecOf('NutritionInputs', storedNutritionInputs)
