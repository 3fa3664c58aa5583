export {
  type PostalAddress,
  type AddressField,
  addressFields,
  mostAddresses,
  type PostalPlace,
} from '../domain/addresses/postalAddress.js'
export { bangkok, placeWords, type PostcodeFit, isSamePlace, postcodeFits } from '../domain/addresses/places.js'
export * from '../domain/addresses/decodeAddress.js'
export { addressLines } from '../domain/addresses/addressLines.js'
export * from '../words/addresses.js'
