import { codecOf } from '../reading/codecOf.js'
import { storedMobilityInputs } from './mobilityInputs.js'

/** `storedMobilityInputs` as an io-ts codec. */
export const MobilityInputsCodec = /*#__PURE__*/ codecOf('MobilityInputs', storedMobilityInputs)
