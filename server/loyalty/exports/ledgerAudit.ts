export { lookAt } from '../ledgerAudit/auditPart.js'
