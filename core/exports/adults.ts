export {
  adultRelations,
  type AdultRelation,
  type AdultProfile,
  adultLimits,
  type AdultRefusal,
  adultProfile,
} from '../domain/adults/adultProfile.js'
export * from '../words/adults.js'
export { adultsHere, type AdultHere, type AdultsHere } from '../usecases/adults/adultsHere.js'
