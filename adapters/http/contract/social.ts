import * as t from 'io-ts'
import { socialNames } from '@careplus/core/session'
import { repeatedRequestText, CodeRequest, FullName, Nothing, OpaqueToken, Seconds } from './common.js'
import { EmailText } from './identity.js'
import { endpoint } from './endpoint.js'
import { KnownMember } from './members.js'
import { dataOf, fields, line, matching, numberFrom, oneOf, orNull } from './values.js'

const SocialProvider = /*#__PURE__*/ oneOf('SocialName', socialNames)

const foreign = (name: string, max: number) => matching(name, /^[\x21-\x7e]+$/, 'malformed', max)

/** RFC 7636, 4.1. */
export const Verifier = /*#__PURE__*/ matching('CodeVerifier', /^[A-Za-z0-9._~-]{43,128}$/)
export const Nonce = /*#__PURE__*/ foreign('Nonce', 128)

export const ForeignCode = /*#__PURE__*/ foreign('ForeignCode', 4096)

const ByToken = /*#__PURE__*/ fields(
  {
    provider: SocialProvider,
    flow: t.literal('token'),
    access_token: foreign('ForeignToken', 4096),
    nonce: Nonce,
  },
  { id_token: foreign('IdToken', 8192) },
)

const ByCode = /*#__PURE__*/ t.exact(
  t.type({
    provider: SocialProvider,
    flow: t.literal('code'),
    code: ForeignCode,
    code_verifier: Verifier,
    redirect_uri: line('RedirectUri', 1, 512),
    nonce: Nonce,
  }),
)

export const SocialProof = /*#__PURE__*/ t.union([ByToken, ByCode])
export type SocialProof = t.TypeOf<typeof SocialProof>

export const SocialNewcomer = /*#__PURE__*/ t.exact(
  t.type({
    is_new: t.literal(true),
    join_token: OpaqueToken,
    expires_in: Seconds,
    name: orNull(FullName),
    email: orNull(EmailText),
    email_status: t.keyof({ proved: null, unproved: null, taken: null }),
  }),
  'SocialNewcomer',
)

export const SocialAnswer = /*#__PURE__*/ t.union([KnownMember, SocialNewcomer])
export type SocialAnswer = t.TypeOf<typeof SocialAnswer>

const providerErrors = ['way_absent', 'social_refused', 'provider_unreachable'] as const

export const socialLogin = /*#__PURE__*/ endpoint({
  name: 'socialLogin',
  method: 'POST',
  path: '/api/social_login',
  auth: 'none',
  body: SocialProof,
  answer: SocialAnswer,
  errors: providerErrors,
  summary:
    'Signs in with an account elsewhere, which the server verifies with its provider. For one that nobody has here yet `is_new` is true, and `join_token` allows joining once an e-mail address is proved.',
})

export const linkSocial = /*#__PURE__*/ endpoint({
  name: 'linkSocial',
  method: 'POST',
  path: '/api/social_link',
  auth: 'bearer',
  body: t.union([t.exact(t.type({ join_token: OpaqueToken })), ByToken, ByCode]),
  answer: dataOf(Nothing),
  errors: [...providerErrors, 'proof_required', 'identity_taken', 'code_expired'],
  summary: 'Adds an account elsewhere to the one that is signed in, as a further way in.',
})

export const unlinkSocial = /*#__PURE__*/ endpoint({
  name: 'unlinkSocial',
  method: 'POST',
  path: '/api/social_unlink',
  auth: 'bearer',
  body: t.exact(t.type({ provider: SocialProvider })),
  answer: dataOf(Nothing),
  errors: ['proof_required', 'last_way'],
  summary:
    'The accounts that this member has at a provider sign in no longer; also where there was none. Refused where nothing else would sign in. Other devices that came in by it are signed out.',
})

export const askSocialEmailCode = /*#__PURE__*/ endpoint({
  name: 'askSocialEmailCode',
  method: 'POST',
  path: '/api/social_email/code',
  auth: 'none',
  body: fields({ join_token: OpaqueToken, email: EmailText }, { request: CodeRequest }),
  answer: dataOf(
    t.exact(
      t.type({
        request: OpaqueToken,
        expires_in: Seconds,
        resend_after: Seconds,
        digits: numberFrom('Digits', 4, 8, 'integer'),
      }),
    ),
  ),
  errors: ['code_expired'],
  summary: `Mails a code that proves the address of someone who joins with an account elsewhere. ${repeatedRequestText} The same answer for an address with and without an account.`,
})

export const proveSocialEmail = /*#__PURE__*/ endpoint({
  name: 'proveSocialEmail',
  method: 'POST',
  path: '/api/social_email/verify',
  auth: 'none',
  body: t.exact(
    t.type({
      join_token: OpaqueToken,
      email: EmailText,
      code: matching('MailCode', /^\d{6}$/),
      request: OpaqueToken,
    }),
  ),
  answer: SocialAnswer,
  errors: ['code_invalid', 'code_expired', 'too_many_tries', 'identity_taken'],
  summary:
    'The mailed code: an address that has an account gets this way in added and is signed in to; with any other the join token may now join. Given again within a minute it signs in once more, in place of the first: that answer may have been lost.',
})
