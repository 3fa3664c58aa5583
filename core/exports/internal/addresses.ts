export { isOptionalField, longestPart } from '../../domain/addresses/postalAddress.js'
export { isInBangkok } from '../../domain/addresses/places.js'
export { recipientLine } from '../../domain/addresses/addressLines.js'
