import { codecOf } from '../reading/codecOf.js'
import { storedNutritionInputs } from './nutritionInputs.js'

/** `storedNutritionInputs` as an io-ts codec. */
export const NutritionInputsCodec = /*#__PURE__*/ codecOf('NutritionInputs', storedNutritionInputs)
