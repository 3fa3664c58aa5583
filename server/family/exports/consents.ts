export { recordConsent } from '../consents/familyConsents.js'
