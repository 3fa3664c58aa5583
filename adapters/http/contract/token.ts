import * as t from 'io-ts'
import { OpaqueToken } from './common.js'
import { endpoint } from './endpoint.js'
import { Grant } from './members.js'
import { ForeignCode, Nonce, SocialNewcomer, Verifier } from './social.js'
import { fields, line } from './values.js'

const ClientId = /*#__PURE__*/ line('ClientId', 1, 128)

const Refresh = /*#__PURE__*/ fields(
  { grant_type: t.literal('refresh_token'), client_id: ClientId },
  { refresh_token: OpaqueToken, scope: line('Scope', 0, 256), redirect_uri: line('RedirectUri', 1, 512) },
)

/** A provider's code. `audience` is the provider's name; if it is missing or another, as in OAuth, the client id
 * decides. */
const Exchange = /*#__PURE__*/ fields(
  {
    grant_type: t.literal('authorization_code'),
    client_id: ClientId,
    code: ForeignCode,
    code_verifier: Verifier,
    redirect_uri: line('RedirectUri', 1, 512),
  },
  { audience: line('Audience', 1, 512), response_type: t.literal('code'), nonce: Nonce },
)
export type Exchange = t.TypeOf<typeof Exchange>

export const refreshToken = /*#__PURE__*/ endpoint({
  name: 'refreshToken',
  method: 'POST',
  path: '/oauth/token',
  auth: 'cookie',
  encoding: 'form',
  body: /*#__PURE__*/ t.union([Refresh, Exchange]),
  answer: /*#__PURE__*/ t.union([Grant, SocialNewcomer]),
  errors: ['refresh_invalid', 'way_absent', 'social_refused', 'provider_unreachable'],
  summary:
    'A new access token for the refresh token in the cookie, which is replaced; or, with `authorization_code`, tokens for a code of a provider, as `/api/social_login` gives them, or its answer for a newcomer.',
})
