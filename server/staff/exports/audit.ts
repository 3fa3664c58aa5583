export { adjustmentOf, adjustmentText } from '../audit/adjustment.js'
export { type AuditEntry, audit } from '../audit/audit.js'
export { type NamedPass, auditPasses } from '../audit/milkCode.js'
