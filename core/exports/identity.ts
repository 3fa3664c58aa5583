export {
  type BirthDateRefusal,
  isMinor,
  memberBirthDateRefusal,
  childBirthDateRefusal,
} from '../domain/identity/birthDates.js'
export {
  type CitizenIdBrand,
  CitizenId,
  type CitizenIdRefusal,
  citizenId,
  type UnassignedCategory,
  citizenIdNotice,
} from '../domain/identity/citizenId.js'
export { type EmailBrand, Email, type EmailRefusal, email } from '../domain/identity/email.js'
export {
  type MobileNumberBrand,
  MobileNumber,
  type MobileNumberRefusal,
  mobileNumber,
  spokenNumber,
} from '../domain/identity/mobileNumber.js'
export * from '../domain/identity/passportId.js'
export * from '../domain/identity/password.js'
export * from '../domain/identity/maskContact.js'
export * from '../words/identity.js'
