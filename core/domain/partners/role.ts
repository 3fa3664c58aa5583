import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

/** What an owner may give another for one child: to look, or to look after. */
export const PartnerRole = /*#__PURE__*/ t.keyof({ view: null, manage: null }, 'PartnerRole')
export type PartnerRole = t.TypeOf<typeof PartnerRole>

/** What somebody is to a child. `owner`: in whose account the child stands. */
export const ChildRole = /*#__PURE__*/ t.keyof({ owner: null, manage: null, view: null }, 'ChildRole')
export type ChildRole = t.TypeOf<typeof ChildRole>

/** Everything that is done with a child. */
export type ChildAction =
  | 'read'
  /** To add, change or remove growth records and checks. */
  | 'record'
  /** To change its name, birthday and the like. */
  | 'change'
  | 'remove'
  /** To agree that its health data is kept, and to withdraw that. */
  | 'consent'
  /** To let others in, and to end it. */
  | 'share'
  /** To read who did what. */
  | 'follow'
  /** To give one's own access back. */
  | 'leave'

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

/** To somebody who is nothing to the child there is no such child. */
export interface ChildUnknown {
  readonly _tag: 'ChildUnknown'
}
/** The role does not allow what was asked. */
export interface RoleForbidden {
  readonly _tag: 'RoleForbidden'
  readonly role: ChildRole
  readonly action: ChildAction
}
/** Why somebody may not do something with a child. */
export type AccessRefusal = ChildUnknown | RoleForbidden

/**
 * Whether a role allows an action.
 * @example
 * mayDo('view', 'read') // => true
 * mayDo('view', 'record') // => false
 */
export const mayDo = (role: ChildRole, action: ChildAction): boolean => allowed[action][role]

/**
 * Whether somebody may do it; `role` null: nothing to this child. Gives back what they are.
 * @example
 * decideAccess('view', 'record')
 * // => { _tag: 'Left', left: { _tag: 'RoleForbidden', role: 'view', action: 'record' } }
 * decideAccess(null, 'read') // => { _tag: 'Left', left: { _tag: 'ChildUnknown' } }
 */
export const decideAccess = (role: ChildRole | null, action: ChildAction): E.Either<AccessRefusal, ChildRole> => {
  if (role === null) return E.left({ _tag: 'ChildUnknown' })
  return mayDo(role, action) ? E.right(role) : E.left({ _tag: 'RoleForbidden', role, action })
}
