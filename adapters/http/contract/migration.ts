import * as t from 'io-ts'
import { repeatedRequestText, CodeRequest, FullName, OpaqueToken, Seconds } from './common.js'
import { EmailText, NewPassword } from './identity.js'
import { endpoint } from './endpoint.js'
import { grant, JoinConsents, scriptHeld, User } from './members.js'
import { PhoneCode, PhoneText } from './phone.js'
import { dataOf, fields, matching, numberFrom } from './values.js'

const codeSentFields = {
  expires_in: Seconds,
  resend_after: Seconds,
  digits: /*#__PURE__*/ numberFrom('Digits', 4, 8, 'integer'),
}

const claimed = { email: EmailText, phone: PhoneText }

export const askMigrationCode = /*#__PURE__*/ endpoint({
  name: 'askMigrationCode',
  method: 'POST',
  path: '/api/migration/code',
  auth: 'none',
  body: fields(claimed, { request: CodeRequest }),
  answer: dataOf(t.exact(t.type(codeSentFields))),
  errors: ['way_absent'],
  summary: `Mails a code to the owner of an account of the earlier site. ${repeatedRequestText} The same answer whether there is one or not.`,
})

export const proveMigrationMail = /*#__PURE__*/ endpoint({
  name: 'proveMigrationMail',
  method: 'POST',
  path: '/api/migration/mail',
  auth: 'none',
  body: fields(
    { ...claimed, code: matching('MailCode', /^\d{6}$/) },
    { mail_request: CodeRequest, request: CodeRequest },
  ),
  answer: dataOf(t.exact(t.type({ request: OpaqueToken, ...codeSentFields }))),
  errors: ['way_absent', 'messages_spent', 'code_invalid', 'code_expired', 'too_many_tries'],
  summary:
    'The mailed code, and as `mail_request` the request that it was asked for by: wrong tries without it count apart. A right one has a code sent to the telephone. Given again, another is sent, but not by the same `request`.',
})

export const proveMigrationPhone = /*#__PURE__*/ endpoint({
  name: 'proveMigrationPhone',
  method: 'POST',
  path: '/api/migration/phone',
  auth: 'none',
  body: t.exact(t.type({ ...claimed, request: OpaqueToken, code: PhoneCode })),
  answer: dataOf(t.exact(t.type({ migration_token: OpaqueToken, expires_in: Seconds }))),
  errors: ['way_absent', 'code_invalid', 'code_expired', 'too_many_tries'],
  summary: "Trades the telephone's code for a token that moves the account.",
})

export const migrate = /*#__PURE__*/ endpoint({
  name: 'migrate',
  method: 'POST',
  path: '/api/migration',
  auth: 'none',
  body: fields(
    { migration_token: OpaqueToken, password: NewPassword, adult: t.literal(true), consents: JoinConsents },
    { name: FullName },
  ),
  status: 201,
  answer: t.exact(
    t.intersection([t.type({ user: User, ...grant, points: t.number, is_new: t.boolean }), t.partial(scriptHeld)]),
    'Migrated',
  ),
  errors: ['code_expired'],
  summary:
    'Makes the account, or links the one that has this address or number already, carries the points over and signs in.',
})
