import { codecOf } from '../reading/codecOf.js'
import { fieldsOf } from '../reading/fields.js'
import { addressFields } from './postalAddress.js'
import { postalAddress } from './readAddress.js'

/** `postalAddress` for whoever speaks io-ts. What else lies beside an address, an id or a mark, is left out. */
export const PostalAddressCodec = /*#__PURE__*/ codecOf('PostalAddress', (input) => {
  const kept = fieldsOf(input)
  return postalAddress(kept && Object.fromEntries(addressFields.map((field) => [field, kept[field]])))
})
