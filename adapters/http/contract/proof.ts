import * as t from 'io-ts'
import { socialNames } from '@careplus/core/session'
import { repeatedRequestText, CodeRequest, Seconds } from './common.js'
import { TypedPassword } from './identity.js'
import { endpoint } from './endpoint.js'
import { dataOf, fields, matching, numberFrom, oneOf, orNull } from './values.js'

const Channel = /*#__PURE__*/ t.keyof({ mail: null, sms: null })

const CodeSent = /*#__PURE__*/ t.exact(
  t.type({ expires_in: Seconds, resend_after: Seconds, digits: numberFrom('Digits', 4, 8, 'integer') }),
)

export const readProofWays = /*#__PURE__*/ endpoint({
  name: 'readProofWays',
  method: 'GET',
  path: '/api/proof',
  auth: 'bearer',
  body: null,
  answer: dataOf(
    t.exact(
      t.type({
        password: t.boolean,
        mail: orNull(t.string),
        sms: orNull(t.string),
        social: t.array(oneOf('SocialName', socialNames)),
        /** 0: a change needs fresh proof. */
        fresh_for: Seconds,
      }),
    ),
  ),
  summary:
    'How this member can prove who they are, addresses masked, and how long the last proof in this session holds.',
})

export const askProofCode = /*#__PURE__*/ endpoint({
  name: 'askProofCode',
  method: 'POST',
  path: '/api/proof/code',
  auth: 'bearer',
  body: fields({ channel: Channel }, { request: CodeRequest }),
  answer: dataOf(CodeSent),
  errors: ['messages_spent'],
  summary: `Sends a code to prove oneself with, to a verified address of a member who has no password. ${repeatedRequestText}`,
})

export const giveProof = /*#__PURE__*/ endpoint({
  name: 'giveProof',
  method: 'POST',
  path: '/api/proof',
  auth: 'bearer',
  body: t.union([
    t.exact(t.type({ password: TypedPassword })),
    t.exact(t.type({ code: matching('ProofCode', /^\d{4,8}$/), channel: Channel })),
  ]),
  answer: dataOf(t.exact(t.type({ valid_for: Seconds }))),
  errors: ['password_wrong', 'code_invalid', 'code_expired', 'too_many_tries'],
  summary: 'Proves who one is: the e-mail, phone and password may be changed, the account deleted, for so long.',
})
