export { auditPart } from '../ledgerAudit/auditPart.js'
