import * as t from 'io-ts'
import { StaffRole } from '@careplus/core/internal/staff'
import { Instant, Uuid } from './common.js'
import { endpoint } from './endpoint.js'
import { EmailText } from './identity.js'
import { dataOf, fields, matching, orNull } from './values.js'

export const readSignInMethods = /*#__PURE__*/ endpoint({
  name: 'readSignInMethods',
  method: 'GET',
  path: '/staff/api/sign-in/',
  auth: 'none',
  apiKey: false,
  body: null,
  answer: dataOf(
    /*#__PURE__*/ t.exact(
      /*#__PURE__*/ t.type({
        directory: /*#__PURE__*/ t.keyof({ none: null, company: null, sample: null }),
        token: t.boolean,
      }),
    ),
  ),
  summary: "How staff may sign in here: at the company's directory, or, on this machine, with a token.",
})

export const beginSignIn = /*#__PURE__*/ endpoint({
  name: 'beginSignIn',
  method: 'POST',
  path: '/staff/api/sign-in/',
  auth: 'none',
  apiKey: false,
  body: null,
  answer: dataOf(/*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ url: t.string }))),
  errors: ['origin_refused', 'way_absent', 'provider_unreachable', 'too_many_tries'],
  summary: "The address of the company's directory to go to; it leads back to /staff/api/sign-in/done/.",
})

/** `until` null: until it is ended. */
const Grant = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({ role: StaffRole, until: orNull(Instant), by: t.string, at: Instant }),
)

export const StaffPersonRow = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    id: Uuid,
    name: t.string,
    email: t.string,
    grants: t.array(Grant),
    created_at: Instant,
    ended_at: orNull(Instant),
  }),
)

export const StaffInvitationRow = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    id: Uuid,
    email: t.string,
    role: StaffRole,
    until: orNull(Instant),
    by: t.string,
    at: Instant,
    expires_at: Instant,
  }),
)

export const listPeople = /*#__PURE__*/ endpoint({
  name: 'listPeople',
  method: 'GET',
  path: '/staff/api/people/',
  query: /*#__PURE__*/ fields({}, { skip: /*#__PURE__*/ matching('Skip', /^\d{1,6}$/) }),
  auth: 'staff',
  permission: 'people.read',
  body: null,
  answer: dataOf(
    /*#__PURE__*/ t.exact(
      /*#__PURE__*/ t.type({
        total: t.number,
        people: t.array(StaffPersonRow),
        invitations: t.array(StaffInvitationRow),
      }),
    ),
  ),
  summary: 'Staff by name, 50 at a time, those at work first, with their roles; and the open invitations.',
})

const Until = orNull(Instant)

export const invitePerson = /*#__PURE__*/ endpoint({
  name: 'invitePerson',
  method: 'POST',
  path: '/staff/api/people/invite/',
  auth: 'staff',
  permission: 'people.manage',
  body: /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ email: EmailText, role: StaffRole, until: Until })),
  status: 201,
  answer: dataOf(StaffInvitationRow),
  summary:
    'Invites an address to a role. Who signs in with it within 24 hours is from then on known by the directory’s id.',
})

export const endInvitation = /*#__PURE__*/ endpoint({
  name: 'endInvitation',
  method: 'POST',
  path: '/staff/api/people/invitations/{id}/end/',
  auth: 'staff',
  permission: 'people.manage',
  body: null,
  answer: dataOf(t.null),
  summary: 'Takes an invitation back.',
})

export const grantRole = /*#__PURE__*/ endpoint({
  name: 'grantRole',
  method: 'POST',
  path: '/staff/api/people/{id}/grant/',
  auth: 'staff',
  permission: 'people.manage',
  body: /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ role: StaffRole, until: Until })),
  answer: dataOf(t.null),
  summary: 'Gives a person a role, until a day if named; nobody gives themselves one.',
})

export const endGrant = /*#__PURE__*/ endpoint({
  name: 'endGrant',
  method: 'POST',
  path: '/staff/api/people/{id}/revoke/',
  auth: 'staff',
  permission: 'people.manage',
  body: /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ role: StaffRole })),
  answer: dataOf(t.null),
  summary: 'Takes a role from a person at once; not the last `it-admin`.',
})

export const removePerson = /*#__PURE__*/ endpoint({
  name: 'removePerson',
  method: 'POST',
  path: '/staff/api/people/{id}/remove/',
  auth: 'staff',
  permission: 'people.manage',
  body: null,
  answer: dataOf(t.null),
  summary: 'Ends a person’s roles and sessions at once; not those of the last `it-admin`.',
})
