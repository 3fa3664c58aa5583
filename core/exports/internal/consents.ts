export {
  ConsentPurpose,
  consentPurposes,
  consentTexts,
  isConsentText,
  isAgreedToStill,
  saidBy,
} from '../../domain/consents/consent.js'
export { lacksChildsWord } from '../../domain/consents/parentalPower.js'
export { recordedTexts, consentTextHash } from '../../domain/consents/recordedTexts.js'
export { nothingTracked, trackingVersion, mayTrackPage } from '../../domain/consents/tracking.js'
