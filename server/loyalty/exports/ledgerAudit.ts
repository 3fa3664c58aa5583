export { lookAt } from '../ledgerAudit/looking.js'
