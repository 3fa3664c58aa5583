import type { Child, ChildShare, PartnerRole } from '@careplus/core/ports'

export type RoleChoice = PartnerRole | 'none'
export type RolesByChild = Readonly<Record<string, RoleChoice>>

export const isOwn = ({ role }: Pick<Child, 'role'>): boolean => role === 'owner'

/** A child can be shared only while its health data may be stored. */
export const canShare = (child: Pick<Child, 'role' | 'health_consent_at'>): boolean =>
  isOwn(child) && child.health_consent_at !== null

export const sharesOf = (
  children: ReadonlyArray<Child>,
  roles: RolesByChild,
  unchosen: RoleChoice,
): ReadonlyArray<ChildShare> =>
  children.filter(canShare).flatMap(({ id }) => {
    const role = roles[id] ?? unchosen
    return role === 'none' ? [] : [{ child_id: id, role }]
  })
