import * as t from 'io-ts'
import { askedToJoin, neededToJoin } from '@careplus/core/consents'
import {
  repeatedRequestText,
  CodeRequest,
  Day,
  FullName,
  GrantSeconds,
  Instant,
  Nothing,
  OpaqueToken,
  Seconds,
  TextVersion,
  Uuid,
} from './common.js'
import { EmailText, NewPassword, TypedPassword } from './identity.js'
import { Consent, unknownText } from './consents.js'
import { endpoint } from './endpoint.js'
import { dataOf, fields, ListType, matching, numberFrom, oneOf, orNull, RuledType } from './values.js'

/** `care_plus_id`: random, only with consent to analytics. */
const Tracking = /*#__PURE__*/ t.exact(t.type({ advertising: t.boolean, care_plus_id: orNull(Uuid) }), 'Tracking')

/** null: not given, or unknown. */
export const User = /*#__PURE__*/ fields(
  {
    id: Uuid,
    email: orNull(t.string),
    phone: orNull(t.string),
    name: orNull(t.string),
    birthday: orNull(Day),
    created_at: Instant,
  },
  {
    consents: t.array(Consent),
    /** A new picture has a new id. */
    avatar_id: orNull(Uuid),
    /** The account will be deleted then, unless its owner withdraws. */
    delete_at: orNull(Instant),
    tracking: Tracking,
  },
)
export type User = t.TypeOf<typeof User>

/** Lifetimes in seconds from receipt. The refresh token comes as an HttpOnly cookie. */
export const grant = {
  access_token: OpaqueToken,
  token_type: t.literal('Bearer'),
  expires_in: GrantSeconds,
  refresh_expires_in: GrantSeconds,
}

/** A front end of another origin has no cookies of ours. */
export const scriptHeld = { refresh_token: OpaqueToken }

export const Session = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.intersection([/*#__PURE__*/ t.type({ user: User, ...grant }), /*#__PURE__*/ t.partial(scriptHeld)]),
  'Session',
)
export type Session = t.TypeOf<typeof Session>

export const KnownMember = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.intersection([
    /*#__PURE__*/ t.type({ user: User, ...grant, is_new: t.literal(false) }),
    /*#__PURE__*/ t.partial(scriptHeld),
  ]),
  'KnownMember',
)

export const Grant = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.intersection([/*#__PURE__*/ t.type(grant), /*#__PURE__*/ t.partial(scriptHeld)]),
  'Grant',
)
export type Grant = t.TypeOf<typeof Grant>

export const askJoinCode = /*#__PURE__*/ endpoint({
  name: 'askJoinCode',
  method: 'POST',
  path: '/api/join/code',
  auth: 'none',
  body: fields({ email: EmailText }, { request: CodeRequest }),
  answer: dataOf(
    t.exact(t.type({ expires_in: Seconds, resend_after: Seconds, digits: numberFrom('Digits', 4, 8, 'integer') })),
  ),
  summary: `Mails a code to join with. ${repeatedRequestText} The answer is the same for an address that already has an account.`,
})

export const proveJoinCode = /*#__PURE__*/ endpoint({
  name: 'proveJoinCode',
  method: 'POST',
  path: '/api/join/verify',
  auth: 'none',
  body: fields({ email: EmailText, code: matching('MailCode', /^\d{6}$/) }, { request: CodeRequest }),
  answer: dataOf(t.exact(t.type({ join_token: OpaqueToken, expires_in: Seconds }))),
  errors: ['code_invalid', 'code_expired', 'too_many_tries'],
  summary:
    'Trades the mailed code for a token that allows joining. `request`: the one that it was asked for by; wrong tries without it count apart.',
})

/** Pages of earlier releases send `marketing`. */
const JoinConsent = /*#__PURE__*/ new RuledType(
  /*#__PURE__*/ t.exact(
    t.type({
      purpose: oneOf('JoinPurpose', [...askedToJoin, 'marketing']),
      granted: t.boolean,
      version: TextVersion,
    }),
  ),
  unknownText,
)

export const JoinConsents = /*#__PURE__*/ new RuledType(/*#__PURE__*/ new ListType(JoinConsent, 8), (consents) => {
  const agreed = (purpose: string) => consents.some((consent) => consent.purpose === purpose && consent.granted)
  return neededToJoin.every(agreed) ? null : { field: '', code: 'consent_missing' }
})

export const join = /*#__PURE__*/ endpoint({
  name: 'join',
  method: 'POST',
  path: '/api/join',
  auth: 'none',
  body: fields(
    { join_token: OpaqueToken, adult: t.literal(true), consents: JoinConsents },
    { password: NewPassword, name: FullName },
  ),
  status: 201,
  answer: Session,
  errors: ['code_expired', 'email_unproved', 'email_taken'],
  summary:
    "Makes the account and signs in. Joining with e-mail needs a password. `adult`: 20 or over, or with a parent's consent.",
})

export const login = /*#__PURE__*/ endpoint({
  name: 'login',
  method: 'POST',
  path: '/api/login',
  auth: 'none',
  body: t.exact(t.type({ email: EmailText, password: TypedPassword })),
  answer: Session,
  errors: ['invalid_credentials', 'too_many_tries'],
  summary: 'Signs in with e-mail and password.',
})

export const logout = /*#__PURE__*/ endpoint({
  name: 'logout',
  method: 'POST',
  path: '/api/logout',
  auth: 'cookie',
  body: null,
  answer: dataOf(Nothing),
  summary: 'Ends this session; also with an expired access token, or none.',
})

export const resetSession = /*#__PURE__*/ endpoint({
  name: 'resetSession',
  method: 'POST',
  path: '/_auth/reset',
  auth: 'cookie',
  body: null,
  answer: dataOf(Nothing),
  summary: 'Drops the HttpOnly cookie and the refresh token in it.',
})

export const readUser = /*#__PURE__*/ endpoint({
  name: 'readUser',
  method: 'GET',
  path: '/api/auth/user',
  auth: 'bearer',
  body: null,
  answer: t.exact(t.type({ user: User })),
  summary: 'Who is signed in.',
})

export const readMe = /*#__PURE__*/ endpoint({
  name: 'readMe',
  method: 'GET',
  path: '/th/me/',
  auth: 'bearer',
  body: null,
  answer: dataOf(User),
  summary: "The member's own profile.",
})

export const changeMe = /*#__PURE__*/ endpoint({
  name: 'changeMe',
  method: 'PATCH',
  path: '/th/me/',
  auth: 'bearer',
  /** `guardian_agreed`: required under twenty years. */
  body: t.exact(t.partial({ name: orNull(FullName), birthday: orNull(Day), guardian_agreed: t.boolean })),
  answer: dataOf(User),
  summary: 'Changes what is named and leaves the rest; null clears.',
})
