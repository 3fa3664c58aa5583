import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { parseMobileNumber, type MobileNumberProblem } from '@careplus/core/identity'
import { oneLine } from '@careplus/core/text'
import { repeatedRequestText, CodeRequest, OpaqueToken, Seconds } from './common.js'
import { endpoint } from './endpoint.js'
import { KnownMember, User } from './members.js'
import type { RefusalCode } from './refusals.js'
import { dataOf, fields, matching, numberFrom, WireValue } from './values.js'

const refusalOf = {
  MobileNumberEmpty: 'required',
  MobileNumberNotDigits: 'not_mobile',
  MobileNumberNotThai: 'not_thai_mobile',
  MobileNumberWrongLength: 'not_mobile',
  MobileNumberNotMobile: 'not_mobile',
  MobileNumberLandLine: 'not_mobile',
} as const satisfies Readonly<Record<MobileNumberProblem['_tag'], RefusalCode>>

/** `+66 81-234-5678` with a space after each digit, and some more. */
const longestWritten = 40

export const PhoneText = /*#__PURE__*/ new WireValue<string>(
  'Phone',
  (u) => {
    if (typeof u !== 'string') return E.left('not_text')
    if (u.length > longestWritten) return E.left('too_long')
    if (oneLine(u) === '') return E.left('required')
    if (/\p{Cc}/u.test(u)) return E.left('malformed')
    return pipe(
      parseMobileNumber(u),
      E.mapLeft(({ _tag }) => refusalOf[_tag]),
    )
  },
  { type: 'string', pattern: '^0[689][0-9]{8}$', maxLength: longestWritten },
)

/** Four digits, or six after many failures. */
export const PhoneCode = /*#__PURE__*/ matching('PhoneCode', /^\d{4}(\d{2})?$/, 'malformed', 6)

const Sent = /*#__PURE__*/ t.exact(
  t.type({
    request: OpaqueToken,
    digits: numberFrom('Digits', 4, 8, 'integer'),
    expires_in: Seconds,
    resend_after: Seconds,
  }),
)

const EnteredPhoneCode = /*#__PURE__*/ t.exact(t.type({ phone: PhoneText, code: PhoneCode, request: OpaqueToken }))

export const askPhoneCode = /*#__PURE__*/ endpoint({
  name: 'askPhoneCode',
  method: 'POST',
  path: '/api/phone_code',
  auth: 'none',
  body: fields({ phone: PhoneText }, { request: CodeRequest }),
  answer: dataOf(Sent),
  errors: ['way_absent', 'messages_spent'],
  summary: `Sends a code to sign in with. \`request\` binds it to the browser that asked, which may choose it. ${repeatedRequestText} The same answer for every number.`,
})

const PhoneNewcomer = /*#__PURE__*/ t.exact(
  t.type({ join_token: OpaqueToken, expires_in: Seconds, is_new: t.literal(true) }),
  'PhoneNewcomer',
)

export const loginByPhone = /*#__PURE__*/ endpoint({
  name: 'loginByPhone',
  method: 'POST',
  path: '/api/phone_login',
  auth: 'none',
  body: EnteredPhoneCode,
  answer: t.union([KnownMember, PhoneNewcomer]),
  errors: ['way_absent', 'code_invalid', 'code_expired', 'too_many_tries'],
  summary:
    'Signs in with the code. For a number without an account `is_new` is true, and `join_token` allows joining with it.',
})

export const askPhoneChange = /*#__PURE__*/ endpoint({
  name: 'askPhoneChange',
  method: 'POST',
  path: '/api/phone_change',
  auth: 'bearer',
  body: fields({ phone: PhoneText }, { request: CodeRequest }),
  answer: dataOf(Sent),
  errors: ['way_absent', 'messages_spent', 'proof_required'],
  summary: `Sends a code to the member's new number. ${repeatedRequestText} The same answer for a number that another account has; nothing opens it.`,
})

export const verifyPhone = /*#__PURE__*/ endpoint({
  name: 'verifyPhone',
  method: 'POST',
  path: '/api/phone_verify',
  auth: 'bearer',
  body: EnteredPhoneCode,
  answer: dataOf(User),
  errors: ['way_absent', 'proof_required', 'code_invalid', 'code_expired', 'too_many_tries'],
  summary: 'The code of a changed or new number: from here on it is the one that signs this member in.',
})
