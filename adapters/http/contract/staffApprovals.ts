import * as t from 'io-ts'
import { approvalKinds } from '@careplus/core/internal/staff'
import { Instant, Uuid } from './common.js'
import { endpoint } from './endpoint.js'
import { dataOf, line, matching, numberFrom, oneOf, orNull } from './values.js'

const Approval = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    id: Uuid,
    kind: /*#__PURE__*/ oneOf('ApprovalKind', approvalKinds),
    /** The exact content in sentences, and its hash. */
    content: t.array(t.string),
    hash: t.string,
    /** The member whose points change; null: the request changes no points. */
    member: orNull(Uuid),
    asked_by: t.string,
    asked_at: Instant,
    expires_at: Instant,
    /** Null: the caller may decide. Otherwise why not. */
    barred: orNull(t.string),
  }),
)

export const listApprovals = /*#__PURE__*/ endpoint({
  name: 'listApprovals',
  method: 'GET',
  path: '/staff/api/approvals/',
  auth: 'staff',
  permission: 'anyone',
  body: null,
  answer: dataOf(/*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ total: t.number, approvals: t.array(Approval) }))),
  summary: 'What waits for a second person, the oldest 50: what the caller may decide, has asked for, or audits.',
})

export const decideApproval = /*#__PURE__*/ endpoint({
  name: 'decideApproval',
  method: 'POST',
  path: '/staff/api/approvals/{id}/decision/',
  auth: 'staff',
  permission: 'anyone',
  body: /*#__PURE__*/ t.exact(
    /*#__PURE__*/ t.type({
      /** The hash of the content that the person has read. */
      hash: /*#__PURE__*/ matching('ContentHash', /^[A-Za-z0-9_-]{43}$/),
      approve: t.boolean,
      note: orNull(/*#__PURE__*/ line('Note', 1, 200)),
    }),
  ),
  answer: dataOf(
    /*#__PURE__*/ t.exact(
      /*#__PURE__*/ t.type({
        decision: /*#__PURE__*/ oneOf('Decision', ['approved', 'refused', 'voided']),
        /** Why it was voided; null: it was decided. */
        reason: orNull(t.string),
      }),
    ),
  ),
  errors: ['not_found'],
  summary: 'Approves or refuses what another person asked for; approving does it, in the same transaction.',
})

const Ceiling = /*#__PURE__*/ numberFrom('Ceiling', 0, 1_000_000, 'integer')
/** The ceilings: points a case, and points a day and person. */
const Ceilings = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ once: Ceiling, day: Ceiling }))

export const changePointsCeilings = /*#__PURE__*/ endpoint({
  name: 'changePointsCeilings',
  method: 'PUT',
  path: '/staff/api/points/ceilings/',
  auth: 'staff',
  permission: 'machine',
  body: Ceilings,
  answer: dataOf(Ceilings),
  summary: 'How many points one person may adjust in one case and in one day. Only with a local session.',
})
