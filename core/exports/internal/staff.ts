export {
  isPermitted,
  rolePermissions,
  rolesWith,
  StaffRole,
  staffRoles,
  type StaffAccess,
  type StaffPermission,
} from '../../domain/staff/roles.js'
export { hasSecondFactor, type SignInEvidence } from '../../domain/staff/secondFactor.js'
export { StaffSignInRefusal } from '../../domain/staff/signInRefusal.js'
export { permissionWords, staffRoleWords } from '../../words/staff.js'
export {
  approvalDays,
  approvalKinds,
  approvalPermissions,
  askPermissions,
  isAboveCeiling,
  isLongMaintenance,
  usualCeilings,
  type ApprovalKind,
  type PointsCeilings,
} from '../../domain/staff/approvals.js'
export { approvalKindWords } from '../../words/approvals.js'
