import { codecOf } from '../reading/codecOf.js'
import { storedMobilityInputs } from './mobilityInputs.js'

/** `storedMobilityInputs` for whoever speaks io-ts. */
export const MobilityInputsCodec = /*#__PURE__*/ codecOf('MobilityInputs', storedMobilityInputs)
