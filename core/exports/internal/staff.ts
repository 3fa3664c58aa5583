export {
  isPermitted,
  rolePermissions,
  rolesWith,
  StaffRole,
  staffRoles,
  type StaffAccess,
  type StaffPermission,
} from '../../domain/staff/roles.js'
export { permissionWords, staffRoleWords } from '../../words/staff.js'
