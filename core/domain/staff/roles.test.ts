import { describe, expect, it } from 'vitest'
import { permissionWords } from '../../words/staff.js'
import { isPermitted, rolePermissions, rolesWith, staffRoles, type StaffPermission } from './roles.js'

const readsOnly = (permission: StaffPermission): boolean => permission.endsWith('.read')

describe('the roles of staff', () => {
  it('leave no permission without a role that holds it', () => {
    const all = new Set(staffRoles.flatMap((role) => rolePermissions[role]))
    for (const permission of all) expect(permissionWords(permission)).toMatch(/: \S/)
    expect(all.size).toBe(24)
  })

  it('let the auditor read all and change nothing', () => {
    const readable = new Set(staffRoles.flatMap((role) => rolePermissions[role]).filter(readsOnly))
    expect(new Set(rolePermissions.auditor)).toStrictEqual(readable)
  })

  it('show the IT administrator nothing of members', () => {
    expect(rolePermissions['it-admin'].filter(readsOnly)).toStrictEqual(['people.read', 'reports.read'])
  })

  it('show a citizen ID to those who hand out prizes and to the auditor alone', () => {
    expect(rolesWith('claims.read')).toStrictEqual(['draws', 'auditor'])
  })

  it('permit what one of several roles holds, and nothing of the machine', () => {
    expect(isPermitted(['warehouse', 'care'], 'bills.judge')).toBe(true)
    expect(isPermitted(['warehouse'], 'bills.judge')).toBe(false)
    expect(isPermitted([], 'anyone')).toBe(true)
    expect(isPermitted(staffRoles, 'machine')).toBe(false)
  })
})
