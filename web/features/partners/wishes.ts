import type { Child, ChildShare, PartnerRole } from '@careplus/core/ports'

export type Wish = PartnerRole | 'none'
export type Wishes = Readonly<Record<string, Wish>>

export const isOwn = ({ role }: Pick<Child, 'role'>): boolean => role === 'owner'

/** A child can be shared only while its health data may be stored. */
export const canShare = (child: Pick<Child, 'role' | 'health_consent_at'>): boolean =>
  isOwn(child) && child.health_consent_at !== null

export const sharesOf = (children: ReadonlyArray<Child>, wishes: Wishes, unchosen: Wish): ReadonlyArray<ChildShare> =>
  children.filter(canShare).flatMap(({ id }) => {
    const role = wishes[id] ?? unchosen
    return role === 'none' ? [] : [{ child_id: id, role }]
  })
