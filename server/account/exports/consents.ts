export {
  type ApplyConsent,
  type ToKeep,
  holdingConsents,
  listConsents,
  recordAnyConsent,
} from '../consents/consents.js'
