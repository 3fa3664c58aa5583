import { codecOf } from '../reading/codecOf.js'
import { keptMobilityInputs } from './mobilityInputs.js'

/** `keptMobilityInputs` for whoever speaks io-ts. */
export const MobilityInputsCodec = /*#__PURE__*/ codecOf('MobilityInputs', keptMobilityInputs)
