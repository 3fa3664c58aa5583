import * as t from 'io-ts'
import { endpoint } from './endpoint.js'
import { dataOf, line, matching, orNull } from './values.js'

/** How a provider is asked: its name for this app, its authorization endpoint, and what it shall send back. */
const Provider = /*#__PURE__*/ t.exact(
  t.type({
    client_id: line('ClientId', 1, 256),
    authorization: matching('AuthorizationEndpoint', /^https?:\/\/[\x21-\x7e]+$/),
    flow: t.keyof({ token: null, code: null }),
  }),
)

export const SignInMethods = /*#__PURE__*/ t.exact(
  t.type({ phone: t.boolean, google: orNull(Provider), facebook: orNull(Provider) }),
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
