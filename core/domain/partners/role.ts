import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

/** The role that an owner may give another member for one child: to view, or to manage. */
export const PartnerRole = /*#__PURE__*/ t.keyof({ view: null, manage: null }, 'PartnerRole')
export type PartnerRole = t.TypeOf<typeof PartnerRole>

/** A member's role for a child. `owner`: the child is in this member's account. */
export const ChildRole = /*#__PURE__*/ t.keyof({ owner: null, manage: null, view: null }, 'ChildRole')
export type ChildRole = t.TypeOf<typeof ChildRole>

/** The actions on a child. `record`: growth records and checks. `consent`: to the storage of health data. `follow`:
 * see the log of actions. `leave`: end one's own access. */
export type ChildAction = 'read' | 'record' | 'change' | 'remove' | 'consent' | 'share' | 'follow' | 'leave'

const allowed: Readonly<Record<ChildAction, Readonly<Record<ChildRole, boolean>>>> = {
  read: { owner: true, manage: true, view: true },
  record: { owner: true, manage: true, view: false },
  change: { owner: true, manage: true, view: false },
  remove: { owner: true, manage: false, view: false },
  consent: { owner: true, manage: false, view: false },
  share: { owner: true, manage: false, view: false },
  follow: { owner: true, manage: true, view: false },
  leave: { owner: false, manage: true, view: true },
}

/** The member must not learn that the child exists. */
export interface ChildUnknown {
  readonly _tag: 'ChildUnknown'
}
export interface RoleForbidden {
  readonly _tag: 'RoleForbidden'
  readonly role: ChildRole
  readonly action: ChildAction
}
export type AccessRefusal = ChildUnknown | RoleForbidden

/** Whether a role allows an action.
 * @example mayDo('view', 'record') // => false */
export const mayDo = (role: ChildRole, action: ChildAction): boolean => allowed[action][role]

export const decideAccess = (role: ChildRole | null, action: ChildAction): E.Either<AccessRefusal, ChildRole> => {
  if (role === null) return E.left({ _tag: 'ChildUnknown' })
  return mayDo(role, action) ? E.right(role) : E.left({ _tag: 'RoleForbidden', role, action })
}
