export {
  type BirthDateRefusal,
  isMinor,
  memberBirthDateRefusal,
  childBirthDateRefusal,
} from '../domain/identity/birthDates.js'
export {
  type CitizenIdBrand,
  CitizenId,
  type CitizenIdProblem,
  parseCitizenId,
  type UnassignedCategory,
  citizenIdNotice,
} from '../domain/identity/citizenId.js'
export * from '../domain/identity/landLine.js'
export { type EmailBrand, Email, type EmailProblem, parseEmail } from '../domain/identity/email.js'
export {
  type MobileNumberBrand,
  MobileNumber,
  type MobileNumberProblem,
  parseMobileNumber,
  spokenNumber,
} from '../domain/identity/mobileNumber.js'
export * from '../domain/identity/passportId.js'
export * from '../domain/identity/password.js'
export * from '../domain/identity/maskContact.js'
export * from '../words/identity.js'
