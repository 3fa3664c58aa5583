export { isOptionalField, longestPart, mostAddresses } from '../../domain/addresses/postalAddress.js'
export { bangkok, isInBangkok, isSamePlace } from '../../domain/addresses/places.js'
export { recipientLine } from '../../domain/addresses/addressLines.js'
