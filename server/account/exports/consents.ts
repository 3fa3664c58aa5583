export {
  type ApplyConsent,
  type ConsentInput,
  currentConsents,
  listConsents,
  recordAnyConsent,
} from '../consents/memberConsents.js'
