export { recordConsent } from '../consents/consents.js'
