import { codecOf } from '../reading/codecOf.js'
import { fieldsOf } from '../reading/fields.js'
import { addressFields } from './postalAddress.js'
import { postalAddress } from './decodeAddress.js'

/** `postalAddress` as an io-ts codec. It drops unknown keys, such as an id. */
export const PostalAddressCodec = /*#__PURE__*/ codecOf('PostalAddress', (input) => {
  const fields = fieldsOf(input)
  return postalAddress(fields && Object.fromEntries(addressFields.map((field) => [field, fields[field]])))
})
