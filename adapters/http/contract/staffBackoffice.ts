import * as t from 'io-ts'
import { StaffRole, staffRoles } from '@careplus/core/internal/staff'
import { BytesBody } from './bytes.js'
import { Instant, OpaqueToken, Uuid } from './common.js'
import { endpoint } from './endpoint.js'
import { Maintenance } from './system.js'
import { dataOf, fields, line, ListType, matching, numberFrom, orNull } from './values.js'

/** No form of another page can send this header (`x-api-key`). */
export const staffClient = 'careplus-staff'

/** An idle hour, in milliseconds; each call extends the session. */
export const staffIdleMs = 3_600_000
/** A working day, in milliseconds. */
export const staffLongestMs = 43_200_000

/** The audit log has it as `staff:<name>`, so a letter or digit is first and last. */
const StaffName = /*#__PURE__*/ matching(
  'StaffName',
  /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._-]{0,38}[\p{L}\p{M}\p{N}])?$/u,
)

const Signed = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({ name: t.string, roles: t.array(StaffRole), ends_at: Instant }),
)

export const signIn = /*#__PURE__*/ endpoint({
  name: 'signIn',
  method: 'POST',
  path: '/staff/api/session/',
  auth: 'none',
  apiKey: false,
  body: /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ token: OpaqueToken })),
  answer: dataOf(Signed),
  errors: ['origin_refused', 'token_invalid', 'token_expired', 'too_many_tries'],
  summary: 'Trades a staff token for a session of the console, in an HttpOnly cookie; it ends after an idle hour.',
})

export const readSession = /*#__PURE__*/ endpoint({
  name: 'readSession',
  method: 'GET',
  path: '/staff/api/session/',
  auth: 'staff',
  permission: 'anyone',
  body: null,
  answer: dataOf(Signed),
  summary: 'Who is signed in, and when that ends unless they call again.',
})

export const signOut = /*#__PURE__*/ endpoint({
  name: 'signOut',
  method: 'DELETE',
  path: '/staff/api/session/',
  auth: 'staff',
  permission: 'anyone',
  body: null,
  answer: dataOf(t.null),
  summary: 'Ends the session.',
})

export const openLocally = /*#__PURE__*/ endpoint({
  name: 'openLocally',
  method: 'POST',
  path: '/staff/api/local/',
  auth: 'none',
  apiKey: false,
  body: /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ secret: OpaqueToken })),
  answer: dataOf(/*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ token: t.string }))),
  errors: ['origin_refused', 'token_invalid', 'too_many_tries'],
  summary: "A short session for whoever can read the data folder's own secret, which works once.",
})

const StaffToken = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    name: t.string,
    roles: t.array(StaffRole),
    created_at: Instant,
    expires_at: Instant,
    ended_at: orNull(Instant),
  }),
)

export const listTokens = /*#__PURE__*/ endpoint({
  name: 'listTokens',
  method: 'GET',
  path: '/staff/api/tokens/',
  auth: 'staff',
  permission: 'people.read',
  body: null,
  answer: dataOf(t.array(StaffToken)),
  summary: 'Tokens of staff, newest first, those that ended too.',
})

export const makeToken = /*#__PURE__*/ endpoint({
  name: 'makeToken',
  method: 'POST',
  path: '/staff/api/tokens/',
  auth: 'staff',
  permission: 'machine',
  body: /*#__PURE__*/ fields(
    { name: StaffName, hash: /*#__PURE__*/ matching('TokenHash', /^[A-Za-z0-9_-]{43}$/) },
    /** Without: all. */
    { roles: /*#__PURE__*/ new ListType(StaffRole, staffRoles.length) },
  ),
  status: 201,
  answer: dataOf(StaffToken),
  summary: 'Takes a token in by its hash: the token itself stays where it was made. Only with a local session.',
})

export const endToken = /*#__PURE__*/ endpoint({
  name: 'endToken',
  method: 'POST',
  path: '/staff/api/tokens/end/',
  auth: 'staff',
  permission: 'machine',
  body: /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ name: StaffName })),
  answer: dataOf(t.null),
  errors: ['not_found'],
  summary: 'Ends a token and the sessions made with it, at once. Only with a local session.',
})

export const readStaffMaintenance = /*#__PURE__*/ endpoint({
  name: 'readStaffMaintenance',
  method: 'GET',
  path: '/staff/api/maintenance/',
  auth: 'staff',
  permission: 'anyone',
  body: null,
  answer: dataOf(Maintenance),
  summary: 'Whether the calls of members are paused.',
})

export const changeMaintenance = /*#__PURE__*/ endpoint({
  name: 'changeMaintenance',
  method: 'PUT',
  path: '/staff/api/maintenance/',
  auth: 'staff',
  permission: 'site.pause',
  body: /*#__PURE__*/ t.exact(
    /*#__PURE__*/ t.type({
      on: t.boolean,
      message: orNull(/*#__PURE__*/ line('Message', 1, 200)),
      until: orNull(Instant),
    }),
  ),
  /** `approval`: what waits for a second person, and the state is as before; null: it is done. */
  answer: dataOf(
    /*#__PURE__*/ t.exact(
      /*#__PURE__*/ t.type({
        on: t.boolean,
        message: orNull(t.string),
        until: orNull(Instant),
        approval: orNull(Uuid),
      }),
    ),
  ),
  summary: 'Pauses the calls of members, or lets them in again; every server process follows within a second.',
})

export const importContent = /*#__PURE__*/ endpoint({
  name: 'importContent',
  method: 'POST',
  path: '/staff/api/content/import/',
  auth: 'staff',
  permission: 'content.publish',
  body: null,
  answer: dataOf(/*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ changed: t.boolean }))),
  summary: 'Takes the content folder in, all of it or, where anything in it is wrong, nothing.',
})

const largestLegacyFile = 10_000_000

export const importLegacyAccounts = /*#__PURE__*/ endpoint({
  name: 'importLegacyAccounts',
  method: 'POST',
  path: '/staff/api/legacy/',
  auth: 'staff',
  // Its points are nobody's adjustment, so no second person would see them.
  permission: 'machine',
  body: /*#__PURE__*/ new BytesBody('LegacyFile', largestLegacyFile),
  answer: dataOf(
    /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ added: t.number, changed: t.number, claimed: t.number })),
  ),
  summary: 'Takes in accounts of the earlier site (a JSON list), all of them or none. Only with a local session.',
})

const Word = /*#__PURE__*/ line('Word', 1, 100)

const Cell = /*#__PURE__*/ t.union([t.string, t.number, t.null])

export const readReport = /*#__PURE__*/ endpoint({
  name: 'readReport',
  method: 'GET',
  path: '/staff/api/reports/',
  query: /*#__PURE__*/ fields({}, { name: /*#__PURE__*/ t.keyof({ members: null, jobs: null, letters: null }) }),
  auth: 'staff',
  permission: 'reports.read',
  body: null,
  answer: dataOf(
    /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ total: t.number, rows: t.array(t.record(t.string, Cell)) })),
  ),
  errors: ['not_found'],
  summary: 'How many members or jobs there are, or letters that have not been sent, and the newest 50, by their ids.',
})

const Figure = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({ name: t.string, labels: t.record(t.string, t.string), value: t.number }),
)

export const readFigures = /*#__PURE__*/ endpoint({
  name: 'readFigures',
  method: 'GET',
  path: '/staff/api/figures/',
  auth: 'staff',
  permission: 'reports.read',
  body: null,
  answer: dataOf(/*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ at: Instant, figures: t.array(Figure) }))),
  errors: ['not_found'],
  summary:
    'What the store holds and what waits, by the names that /metrics gives it; what the store did not tell in time is left out.',
})

const points = 1_000_000

export const findMember = /*#__PURE__*/ endpoint({
  name: 'findMember',
  method: 'GET',
  path: '/staff/api/members/',
  query: /*#__PURE__*/ fields({}, { who: Word }),
  auth: 'staff',
  permission: 'members.read',
  body: null,
  answer: dataOf(
    /*#__PURE__*/ t.exact(
      /*#__PURE__*/ t.type({
        id: Uuid,
        name: orNull(t.string),
        number: orNull(t.string),
        email: orNull(t.string),
        joined_at: Instant,
        balance: t.number,
        held: t.number,
        bills: t.number,
        orders: t.number,
      }),
    ),
  ),
  errors: ['not_found'],
  summary: 'A member by e-mail address, telephone number or id; everything personal is masked.',
})

export const adjustPoints = /*#__PURE__*/ endpoint({
  name: 'adjustPoints',
  method: 'POST',
  path: '/staff/api/points/adjust/',
  auth: 'staff',
  permission: 'points.adjust',
  body: /*#__PURE__*/ t.exact(
    /*#__PURE__*/ t.type({
      who: Word,
      points: /*#__PURE__*/ numberFrom('Adjustment', -points, points, 'integer'),
      reason: /*#__PURE__*/ line('Reason', 1, 200),
    }),
  ),
  answer: dataOf(
    /*#__PURE__*/ t.exact(
      /*#__PURE__*/ t.type({
        points: t.number,
        balance: t.number,
        /** The request that waits for a second person, so nothing was adjusted; null: the points were adjusted. */
        approval: orNull(Uuid),
      }),
    ),
  ),
  errors: ['not_found'],
  summary: "Adds points to a member's ledger, or takes some off, with a reason that the member reads.",
})
