import * as t from 'io-ts'
import { strategyNames } from '@careplus/core/internal/session'
import { inParts, Instant, Nothing, OpaqueToken, Seconds, Uuid } from './common.js'
import { EmailText, NewPassword } from './identity.js'
import { endpoint } from './endpoint.js'
import { dataOf, fields, numberFrom, oneOf, orNull, partOf } from './values.js'

const EndedCount = /*#__PURE__*/ t.exact(t.type({ ended: numberFrom('Count', 0, 1_000_000, 'integer') }))

export const askPasswordLink = /*#__PURE__*/ endpoint({
  name: 'askPasswordLink',
  method: 'POST',
  path: '/api/password/forgot',
  auth: 'none',
  body: t.exact(t.type({ email: EmailText })),
  answer: dataOf(t.exact(t.type({ expires_in: Seconds, resend_after: Seconds }))),
  summary: 'Mails a link to choose a new password. The answer is the same for an address that has no account.',
})

export const resetPassword = /*#__PURE__*/ endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/password/reset',
  auth: 'none',
  body: t.exact(t.type({ token: OpaqueToken, password: NewPassword })),
  answer: dataOf(Nothing),
  errors: ['link_invalid', 'too_many_tries'],
  summary: 'A new password by the token of the mailed link, which is good once. Every session of the account ends.',
})

export const setPassword = /*#__PURE__*/ endpoint({
  name: 'setPassword',
  method: 'PUT',
  path: '/api/password',
  auth: 'bearer',
  body: t.exact(t.type({ password: NewPassword })),
  answer: dataOf(EndedCount),
  errors: ['proof_required'],
  summary: "A first password, or another one; needs fresh proof. The member's other sessions end.",
})

export const PendingEmail = /*#__PURE__*/ t.exact(
  t.type({ email: t.string, expires_in: Seconds, resend_after: Seconds }),
  'PendingEmail',
)

export const askEmailChange = /*#__PURE__*/ endpoint({
  name: 'askEmailChange',
  method: 'POST',
  path: '/th/me/email/',
  auth: 'bearer',
  body: t.exact(t.type({ email: EmailText })),
  answer: dataOf(PendingEmail),
  errors: ['proof_required'],
  summary: 'Mails a confirmation to a new address; needs fresh proof. The same answer where another account has it.',
})

export const readEmailChange = /*#__PURE__*/ endpoint({
  name: 'readEmailChange',
  method: 'GET',
  path: '/th/me/email/',
  auth: 'bearer',
  body: null,
  answer: dataOf(t.exact(t.type({ email: orNull(t.string), pending: orNull(PendingEmail) }))),
  summary: 'The address of the account, and the one that waits to be confirmed.',
})

export const confirmEmail = /*#__PURE__*/ endpoint({
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/email/confirm',
  auth: 'none',
  body: t.exact(t.type({ token: OpaqueToken })),
  answer: dataOf(t.exact(t.type({ email: t.string }))),
  errors: ['link_invalid'],
  summary: 'The new address, by the token of the mailed link. Its earlier address is told.',
})

export const Device = /*#__PURE__*/ t.exact(
  t.type({
    id: Uuid,
    browser: orNull(t.string),
    system: orNull(t.string),
    strategy: oneOf('StrategyName', strategyNames),
    signed_in_at: Instant,
    last_used_at: Instant,
    here: t.boolean,
  }),
  'Device',
)

export const listSessions = /*#__PURE__*/ endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/th/me/sessions/',
  auth: 'bearer',
  query: /*#__PURE__*/ fields({}, { from: Uuid }),
  body: null,
  answer: partOf(Device),
  summary: `Where the member is signed in: this session, then the others by last use. ${inParts}`,
})

export const endSession = /*#__PURE__*/ endpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/th/me/sessions/{id}/',
  auth: 'bearer',
  body: null,
  answer: dataOf(Nothing),
  summary: 'Signs one device out, at once.',
})

export const endOtherSessions = /*#__PURE__*/ endpoint({
  name: 'endOtherSessions',
  method: 'POST',
  path: '/th/me/sessions/end-others/',
  auth: 'bearer',
  body: null,
  answer: dataOf(EndedCount),
  summary: 'Signs every other device out.',
})

export const endAllSessions = /*#__PURE__*/ endpoint({
  name: 'endAllSessions',
  method: 'POST',
  path: '/th/me/sessions/end-all/',
  auth: 'bearer',
  body: null,
  answer: dataOf(Nothing),
  summary: 'Signs every device out, this one too.',
})
