import { codecOf } from '../reading/codecOf.js'
import { storedStoolInputs } from './stoolInputs.js'

/** `storedStoolInputs` as an io-ts codec, in a file of its own so that the public result does not load io-ts. */
export const StoolInputsCodec = /*#__PURE__*/ codecOf('StoolInputs', storedStoolInputs)
