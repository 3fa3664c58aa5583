import { rolesWith, staffRoles } from '@careplus/core/internal/staff'
import { staffContract } from '@careplus/adapters/internal/contract'
import type { Endpoint } from '@careplus/adapters/contract'
import { table } from './table.js'

/** Calls without a permission are those that sign in. */
export const roleMatrix = Object.values<Endpoint>(staffContract).flatMap(({ name, method, path, permission }) =>
  permission === null ? [] : [{ call: name, method, path, permission, roles: rolesWith(permission) }],
)

export const roleMatrixText = table(
  roleMatrix.map(({ call, permission, roles }) => ({
    call,
    permission,
    ...Object.fromEntries(staffRoles.map((role) => [role, roles.includes(role) ? 'yes' : '-'])),
  })),
)
