export {
  type ConsentPurpose,
  isFreePurpose,
  neededToJoin,
  freePurposes,
  askedToJoin,
  consentVersions,
  consentPages,
  type ConsentRow,
  holdingConsent,
  hasAgreed,
  mayWriteChildHealth,
  outdatedConsents,
} from '../domain/consents/consent.js'
export * from '../domain/consents/erasure.js'
export { childAnswersToo } from '../domain/consents/parentalPower.js'
export { type TrackingChoice, asksAgain } from '../domain/consents/tracking.js'
export * from '../usecases/consents/changeConsent.js'
export * from '../words/consents.js'
