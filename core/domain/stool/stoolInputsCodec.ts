import { codecOf } from '../reading/codecOf.js'
import { storedStoolInputs } from './stoolInputs.js'

/** `storedStoolInputs` for whoever speaks io-ts. Apart, so that the public result need not fetch io-ts. */
export const StoolInputsCodec = /*#__PURE__*/ codecOf('StoolInputs', storedStoolInputs)
