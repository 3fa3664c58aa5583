export { citizenIdCheckDigit } from '../../domain/identity/citizenId.js'
export { internationalNumber } from '../../domain/identity/mobileNumber.js'
