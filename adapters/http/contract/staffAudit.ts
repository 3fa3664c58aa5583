import * as t from 'io-ts'
import { auditActions } from '@careplus/core/internal/audit'
import { FileAnswerCodec } from './bytes.js'
import { Instant, IsoDay } from './common.js'
import { endpoint } from './endpoint.js'
import { MaskedMember } from './staffBills.js'
import { dataOf, fields, line, matching, oneOf, orNull } from './values.js'

const Word = /*#__PURE__*/ line('Word', 1, 100)

const filters = {
  actor: Word,
  action: /*#__PURE__*/ oneOf('AuditAction', auditActions),
  /** E-mail address, telephone number or id. The entries are by the member or about the member. */
  member: Word,
  subject: Word,
  /** In Bangkok. */
  day: IsoDay,
  /** How entries of `readOnlyActions` are listed; without it one person's views of a day are one entry. */
  views: /*#__PURE__*/ oneOf('AuditViews', ['each', 'none']),
}

const Entry = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    seq: t.number,
    at: Instant,
    actor: t.string,
    /** The name of a staff member, or the masked one of a member. */
    who: t.string,
    roles: t.array(t.string),
    action: t.string,
    subject: t.string,
    detail: orNull(t.string),
    member: orNull(MaskedMember),
    before: orNull(t.string),
    after: orNull(t.string),
    amount: orNull(t.number),
    /** The count of views in this entry, and the time of the first one. */
    times: t.number,
    since: Instant,
  }),
)

export const listAudit = /*#__PURE__*/ endpoint({
  name: 'listAudit',
  method: 'GET',
  path: '/staff/api/audit/',
  query: /*#__PURE__*/ fields({}, { ...filters, before: /*#__PURE__*/ matching('Seq', /^[1-9]\d{0,8}$/) }),
  auth: 'staff',
  permission: 'audit.read',
  body: null,
  answer: dataOf(
    /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ total: t.number, rows: t.array(Entry), next: orNull(t.number) })),
  ),
  errors: ['not_found'],
  summary: 'Who did what to what, newest first, 50 at a time; `before` a `seq`. `total` counts each view by itself.',
})

export const listAuditPeople = /*#__PURE__*/ endpoint({
  name: 'listAuditPeople',
  method: 'GET',
  path: '/staff/api/audit/people/',
  auth: 'staff',
  permission: 'audit.read',
  body: null,
  answer: dataOf(t.array(/*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ actor: t.string, who: t.string })))),
  summary: 'The staff of whom the audit log tells, to choose from.',
})

/** More entries are refused: a day or a person makes fewer. */
export const auditFileRows = 20_000

export const exportAudit = /*#__PURE__*/ endpoint({
  name: 'exportAudit',
  method: 'GET',
  path: '/staff/api/audit/file/',
  query: /*#__PURE__*/ fields({}, filters),
  auth: 'staff',
  permission: 'audit.read',
  body: null,
  answer: /*#__PURE__*/ new FileAnswerCodec('AuditFile', ['text/csv; charset=utf-8']),
  errors: ['not_found', 'step_refused'],
  summary: 'The filtered entries as CSV for a spreadsheet, each view by itself; taking it is audited.',
})

const Difference = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({ about: t.string, what: t.string, expected: t.string, found: t.string }),
)

export const lookAtLoyalty = /*#__PURE__*/ endpoint({
  name: 'lookAtLoyalty',
  method: 'GET',
  path: '/staff/api/loyalty/audit/',
  query: /*#__PURE__*/ fields(
    {},
    {
      part: /*#__PURE__*/ oneOf('AuditPart', ['members', 'items', 'draws']),
      after: /*#__PURE__*/ matching('AuditPlace', /^[0-9a-f-]{1,36}$/),
    },
  ),
  auth: 'staff',
  permission: 'ledger.read',
  body: null,
  answer: dataOf(
    /*#__PURE__*/ t.exact(
      /*#__PURE__*/ t.type({ checked: t.number, differences: t.array(Difference), next: orNull(t.string) }),
    ),
  ),
  summary: 'Reckons balances, stock or draws again, some at a time (`after` the last `next`), and tells what differs.',
})

export const readStoreImage = /*#__PURE__*/ endpoint({
  name: 'readStoreImage',
  method: 'GET',
  path: '/staff/api/store/image/',
  auth: 'staff',
  permission: 'machine',
  body: null,
  answer: /*#__PURE__*/ new FileAnswerCodec('StoreImage', ['application/x-tar']),
  errors: ['not_found'],
  summary: 'The embedded store as it stands, whole; of a PostgreSQL there is none here. Only with a local session.',
})
