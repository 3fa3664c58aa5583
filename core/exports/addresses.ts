export {
  type PostalAddress,
  type AddressField,
  addressFields,
  type PostalPlace,
} from '../domain/addresses/postalAddress.js'
export { placeWords, type PostcodeFit, postcodeFits } from '../domain/addresses/places.js'
export * from '../domain/addresses/decodeAddress.js'
export { addressLines } from '../domain/addresses/addressLines.js'
export * from '../words/addresses.js'
