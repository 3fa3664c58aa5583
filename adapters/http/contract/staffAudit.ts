import * as t from 'io-ts'
import { FileAnswerCodec } from './bytes.js'
import { endpoint } from './endpoint.js'
import { dataOf, fields, matching, oneOf, orNull } from './values.js'

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
