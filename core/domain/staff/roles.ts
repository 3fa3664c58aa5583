import * as t from 'io-ts'

/** A role of a staff member; a person may have several. */
export const StaffRole = /*#__PURE__*/ t.keyof(
  {
    'marketing-editor': null,
    'marketing-lead': null,
    medical: null,
    legal: null,
    care: null,
    'care-lead': null,
    warehouse: null,
    draws: null,
    finance: null,
    'it-admin': null,
    auditor: null,
  },
  'StaffRole',
)
export type StaffRole = t.TypeOf<typeof StaffRole>

export const staffRoles = Object.keys(StaffRole.keys) as ReadonlyArray<StaffRole>

/** `….read` changes nothing. `winners.read`: contact details of a winner. `claims.read`: a citizen ID. */
export type StaffPermission =
  | 'bills.read'
  | 'bills.judge'
  | 'orders.read'
  | 'orders.pack'
  | 'orders.close'
  | 'requests.read'
  | 'requests.answer'
  | 'draws.read'
  | 'draws.run'
  | 'draws.approve'
  | 'winners.read'
  | 'claims.read'
  | 'prizes.deliver'
  | 'members.read'
  | 'points.adjust'
  | 'points.approve'
  | 'ledger.read'
  | 'content.publish'
  | 'site.pause'
  | 'site.approve'
  | 'people.read'
  | 'people.manage'
  | 'audit.read'
  | 'reports.read'

const care = ['bills.read', 'bills.judge', 'orders.read', 'requests.read', 'requests.answer', 'members.read'] as const

export const rolePermissions: Readonly<Record<StaffRole, ReadonlyArray<StaffPermission>>> = {
  'marketing-editor': ['reports.read', 'draws.read'],
  'marketing-lead': ['reports.read', 'draws.read', 'content.publish'],
  medical: ['reports.read'],
  legal: ['reports.read', 'draws.read', 'draws.approve', 'audit.read'],
  care: [...care, 'reports.read'],
  'care-lead': [
    ...care,
    'orders.close',
    'points.adjust',
    'points.approve',
    'site.approve',
    'audit.read',
    'reports.read',
  ],
  warehouse: ['orders.read', 'orders.pack'],
  draws: ['draws.read', 'draws.run', 'draws.approve', 'winners.read', 'claims.read', 'prizes.deliver', 'reports.read'],
  finance: ['ledger.read', 'points.approve', 'draws.read', 'reports.read'],
  'it-admin': ['people.read', 'people.manage', 'site.pause', 'site.approve', 'reports.read'],
  auditor: [
    'bills.read',
    'orders.read',
    'requests.read',
    'draws.read',
    'winners.read',
    'claims.read',
    'members.read',
    'ledger.read',
    'people.read',
    'audit.read',
    'reports.read',
  ],
}

/** `anyone`: everybody signed in. `machine`: a user with access to the data folder, in any role, so that no token makes
 * another one that outlives it. */
export type StaffAccess = StaffPermission | 'anyone' | 'machine'

export const rolesWith = (access: StaffAccess): ReadonlyArray<StaffRole> =>
  access === 'anyone'
    ? staffRoles
    : staffRoles.filter((role) => access !== 'machine' && rolePermissions[role].includes(access))

export const isPermitted = (roles: ReadonlyArray<StaffRole>, access: StaffAccess): boolean =>
  access === 'anyone' || rolesWith(access).some((role) => roles.includes(role))
