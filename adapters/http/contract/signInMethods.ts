import * as t from 'io-ts'
import { endpoint } from './endpoint.js'
import { socialNames } from '@careplus/core/session'
import { dataOf, fieldForEach, fields, line, matching, orNull } from './values.js'

/** `scope`: set if the server's settings name one. */
const Provider = /*#__PURE__*/ fields(
  {
    client_id: /*#__PURE__*/ line('ClientId', 1, 256),
    authorization: /*#__PURE__*/ matching('AuthorizationEndpoint', /^https?:\/\/[\x21-\x7e]+$/),
    flow: /*#__PURE__*/ t.keyof({ token: null, code: null }),
  },
  { scope: /*#__PURE__*/ line('Scope', 1, 256) },
)

export const SignInMethods = /*#__PURE__*/ t.exact(
  t.type({ phone: t.boolean, .../*#__PURE__*/ fieldForEach(socialNames, /*#__PURE__*/ orNull(Provider)) }),
)

export const readWays = /*#__PURE__*/ endpoint({
  name: 'readWays',
  method: 'GET',
  path: '/api/ways',
  auth: 'none',
  body: null,
  answer: dataOf(SignInMethods),
  summary: 'The ways in that this server offers, besides e-mail and password.',
})
