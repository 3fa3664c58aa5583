import { codecOf } from '../reading/codecOf.js'
import { nutritionInputs } from './nutritionInputs.js'

/** `nutritionInputs` for whoever speaks io-ts. */
export const NutritionInputsCodec = /*#__PURE__*/ codecOf('NutritionInputs', nutritionInputs)
