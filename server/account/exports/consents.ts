export {
  type ApplyConsent,
  type ToKeep,
  holdingConsents,
  listConsents,
  recordAnyConsent,
} from '../consents/memberConsents.js'
