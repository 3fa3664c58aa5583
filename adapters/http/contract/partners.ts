import * as t from 'io-ts'
import { activityKinds } from '@careplus/core/internal/ports'
import { inviteCodeDigits } from '@careplus/core/partners'
import { InviteWay, PartnerRole } from '@careplus/core/internal/partners'
import { Day, inParts, Instant, Nothing, OpaqueToken, Seq, Uuid } from './common.js'
import { endpoint } from './endpoint.js'
import { dataOf, fields, ListType, matching, oneOf, orNull, partOf, RuledType } from './values.js'

const shareFields = { child_id: Uuid, role: PartnerRole }
const SharedChild = /*#__PURE__*/ t.exact(t.type({ ...shareFields, nickname: t.string }), 'SharedChild')

const maxShares = 30

const ChildShares = /*#__PURE__*/ new RuledType(
  /*#__PURE__*/ new ListType(t.exact(t.type(shareFields, 'ChildShare')), maxShares),
  (shares) => {
    if (shares.length === 0) return { field: '', code: 'child_missing' }
    const ids = new Set(shares.map(({ child_id }) => child_id.toLowerCase()))
    return ids.size === shares.length ? null : { field: '', code: 'malformed' }
  },
)

const personFields = { name: orNull(t.string), contact: orNull(t.string) }
const PersonShown = /*#__PURE__*/ t.exact(t.type(personFields), 'PersonShown')

export const Invite = /*#__PURE__*/ t.exact(
  t.type({
    id: Uuid,
    way: InviteWay,
    state: t.keyof({ open: null, answered: null }),
    children: t.readonlyArray(SharedChild),
    expires_at: Instant,
    answered_by: orNull(PersonShown),
  }),
  'Invite',
)

export const Invitation = /*#__PURE__*/ t.exact(
  t.type({
    inviter: PersonShown,
    children: t.readonlyArray(t.exact(t.type({ nickname: t.string, role: PartnerRole }))),
    state: t.keyof({ open: null, answered: null, confirmed: null }),
    expires_at: Instant,
  }),
  'Invitation',
)

const Partner = /*#__PURE__*/ t.exact(
  t.type({ id: Uuid, ...personFields, children: t.readonlyArray(SharedChild) }),
  'Partner',
)

const ActivityKind = /*#__PURE__*/ oneOf('ActivityKind', activityKinds)

export const ChildActivity = /*#__PURE__*/ t.exact(
  t.type({
    id: t.string,
    kind: ActivityKind,
    by: orNull(t.string),
    by_me: t.boolean,
    day: orNull(Day),
    about: orNull(t.string),
    at: Instant,
  }),
  'ChildActivity',
)

const InviteCode = /*#__PURE__*/ matching('InviteCode', new RegExp(`^\\d{${inviteCodeDigits}}$`))
const InviteSecret = /*#__PURE__*/ new RuledType(
  /*#__PURE__*/ t.exact(/*#__PURE__*/ t.partial({ token: OpaqueToken, code: InviteCode })),
  ({ token, code }) => ((token === undefined) === (code === undefined) ? { field: 'code', code: 'required' } : null),
)

export const readPartners = /*#__PURE__*/ endpoint({
  name: 'readPartners',
  method: 'GET',
  path: '/th/partners/',
  auth: 'bearer',
  body: null,
  answer: dataOf(t.exact(t.type({ partners: t.array(Partner), invites: t.array(Invite) }))),
  summary: "Who looks after the member's children with them, and which invites wait.",
})

export const changePartner = /*#__PURE__*/ endpoint({
  name: 'changePartner',
  method: 'PUT',
  path: '/th/partners/{id}/',
  auth: 'bearer',
  body: t.exact(t.type({ children: ChildShares })),
  answer: dataOf(Nothing),
  errors: ['consent_required', 'role_forbidden'],
  summary: 'The children and roles of a partner from now on; a child left out is no longer shared with them.',
})

export const removePartner = /*#__PURE__*/ endpoint({
  name: 'removePartner',
  method: 'DELETE',
  path: '/th/partners/{id}/',
  auth: 'bearer',
  body: null,
  answer: dataOf(Nothing),
  summary: "Ends a partner's access to every child of the member's.",
})

// The answers have secrets and must not be stored, so the calls are outside `/th/` and have no key. Repeats are
// harmless.
export const makeInvite = /*#__PURE__*/ endpoint({
  name: 'makeInvite',
  method: 'POST',
  path: '/api/partners/invite',
  auth: 'bearer',
  body: t.exact(t.type({ way: InviteWay, children: ChildShares })),
  status: 201,
  answer: dataOf(t.exact(t.type({ invite: Invite, secret: t.string }))),
  errors: ['not_found', 'consent_required', 'role_forbidden'],
  summary: "Makes an invite to the member's children. Its token or code is told once. A new code ends an earlier one.",
})

const inviteErrors = [
  'not_found',
  'code_invalid',
  'too_many_tries',
  'invite_expired',
  'invite_revoked',
  'invite_used',
  'invite_own',
] as const

export const lookAtInvite = /*#__PURE__*/ endpoint({
  name: 'lookAtInvite',
  method: 'POST',
  path: '/api/partners/look',
  auth: 'bearer',
  body: InviteSecret,
  answer: dataOf(Invitation),
  errors: inviteErrors,
  summary: 'Who invites to which children, by the link’s token or the code.',
})

export const acceptInvite = /*#__PURE__*/ endpoint({
  name: 'acceptInvite',
  method: 'POST',
  path: '/api/partners/accept',
  auth: 'bearer',
  body: InviteSecret,
  answer: dataOf(Invitation),
  errors: inviteErrors,
  summary: 'Answers an invite. Nothing is shared before its maker has confirmed who answered.',
})

const decided = {
  auth: 'bearer',
  body: null,
  answer: dataOf(Nothing),
} as const

export const confirmInvite = /*#__PURE__*/ endpoint({
  name: 'confirmInvite',
  method: 'POST',
  path: '/th/partners/invites/{id}/confirm/',
  ...decided,
  errors: ['invite_expired', 'invite_used', 'consent_required', 'role_forbidden'],
  summary: 'Yes to the person who answered: the children are shared from now on.',
})

export const refuseInvite = /*#__PURE__*/ endpoint({
  name: 'refuseInvite',
  method: 'POST',
  path: '/th/partners/invites/{id}/refuse/',
  ...decided,
  errors: ['invite_expired', 'invite_used'],
  summary: 'No to the person who answered.',
})

export const revokeInvite = /*#__PURE__*/ endpoint({
  name: 'revokeInvite',
  method: 'DELETE',
  path: '/th/partners/invites/{id}/',
  ...decided,
  errors: ['invite_used'],
  summary: 'Takes an invite back that has given nobody anything.',
})

export const listActivity = /*#__PURE__*/ endpoint({
  name: 'listActivity',
  method: 'GET',
  path: '/th/children/{id}/activity/',
  auth: 'bearer',
  query: /*#__PURE__*/ fields({}, { from: Seq }),
  body: null,
  answer: partOf(ChildActivity),
  errors: ['role_forbidden'],
  summary: `Who did what with a child; for its owner and for those who look after it. ${inParts}`,
})

export const leaveChild = /*#__PURE__*/ endpoint({
  name: 'leaveChild',
  method: 'DELETE',
  path: '/th/children/{id}/access/',
  auth: 'bearer',
  body: null,
  answer: dataOf(Nothing),
  errors: ['role_forbidden'],
  summary: 'Gives the access to a shared child back.',
})
