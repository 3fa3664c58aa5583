import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CallFailure, SessionApi, StrategyName, TokenGrant } from '@careplus/core/ports'
import type { SessionEndpoints, SocialName } from '@careplus/core/session'
import { decodedBy, outgoingOf } from './call.js'
import { Grant, login, logout, readUser, resetSession } from './contract/members.js'
import { refreshToken } from './contract/token.js'
import { grantOf } from './member.js'
import type { HttpTransport } from './transport.js'

/** What the session's calls have to know: where they go, and this app's name there. */
export interface SessionApiConfig {
  /** Where each strategy's calls go, from the root of the back end. */
  readonly endpoints: (strategy: StrategyName) => SessionEndpoints
  /** OAuth's `client_id`: this app's name at the token endpoint. */
  readonly clientId: string
  /** Sent with each refresh where they are set. */
  readonly scope?: string
  readonly redirectUri?: string
}

/** What came back from a provider, and what was chosen before leaving for it. */
export interface CodeReturn {
  readonly audience: SocialName
  readonly code: string
  /** RFC 7636: what the challenge was made of. */
  readonly codeVerifier: string
  readonly redirectUri: string
  readonly nonce?: string
}

/**
 * Trades a provider's code at the token endpoint, as the specification spells it. For somebody who has no account yet there
 * are no tokens: the answer is read as an unreadable one, and `/api/social_login` tells more.
 * @example
 * const fetch = async () => Response.json({ error_code: 'social_refused', error_message: '' }, { status: 422 })
 * const transport = new HttpTransport({ backEnd: 'https://careplus.example', apiKey: 'my-app', fetch })
 * const endpoints = (name: StrategyName) => strategies()[name].endpoints
 * const returned = { audience: 'google', code: 'c', codeVerifier: 'v', redirectUri: 'https://careplus.example/callback' } as const
 * const answer = await exchangeCode(transport, { endpoints, clientId: 'my-app' }, returned)()
 * answer._tag // => 'Left'
 */
export const exchangeCode = (
  transport: Pick<HttpTransport, 'request'>,
  { endpoints, clientId }: SessionApiConfig,
  { audience, code, codeVerifier, redirectUri, nonce }: CodeReturn,
): TaskEither<CallFailure, TokenGrant> =>
  pipe(
    transport.request({
      ...outgoingOf(refreshToken, {
        body: {
          code,
          client_id: clientId,
          redirect_uri: redirectUri,
          response_type: 'code',
          audience,
          grant_type: 'authorization_code',
          code_verifier: codeVerifier,
          ...(nonce === undefined ? {} : { nonce }),
        },
      }),
      path: endpoints(audience).token,
    }),
    decodedBy(Grant),
    TE.map(grantOf),
  )

/**
 * The session's own calls, on the bare transport: none of them may wait for a refresh, least of all the refresh.
 * @example
 * const fetch = async () => Response.json({ error_code: 'invalid_credentials', error_message: '' }, { status: 401 })
 * const transport = new HttpTransport({ backEnd: 'https://careplus.example', apiKey: 'my-app', fetch })
 * const endpoints = (name: StrategyName) => strategies()[name].endpoints
 * const api = httpSessionApi(transport, { endpoints, clientId: 'my-app' })
 * const answer = await api.login({ email: 'mali@example.com', password: 'wrong' })()
 * answer._tag // => 'Left'
 */
export const httpSessionApi = (
  transport: Pick<HttpTransport, 'request'>,
  { endpoints, clientId, scope, redirectUri }: SessionApiConfig,
): SessionApi => ({
  login: (credentials) =>
    pipe(
      transport.request({ ...outgoingOf(login, { body: credentials }), path: endpoints('local1').login }),
      decodedBy(login.success.codec),
      TE.map((session) => ({ user: session.user, grant: grantOf(session) })),
    ),
  refresh: (strategy, held) =>
    pipe(
      transport.request({
        ...outgoingOf(refreshToken, {
          body: {
            grant_type: 'refresh_token',
            client_id: clientId,
            ...(held === undefined ? {} : { refresh_token: held }),
            ...(scope === undefined ? {} : { scope }),
            ...(redirectUri === undefined ? {} : { redirect_uri: redirectUri }),
          },
        }),
        path: endpoints(strategy).token,
      }),
      decodedBy(Grant),
      TE.map(grantOf),
    ),
  // The raw body: another back end keeps its user elsewhere in it, under the session's own property path.
  fetchUser: (strategy, token) =>
    pipe(
      transport.request({ ...outgoingOf(readUser, {}), path: endpoints(strategy).user, token }),
      TE.map(({ body }) => body),
    ),
  logout: (strategy, token) =>
    pipe(
      transport.request({ ...outgoingOf(logout, {}), path: endpoints(strategy).logout, token }),
      TE.map(() => undefined),
    ),
  reset: (strategy) =>
    pipe(
      transport.request({ ...outgoingOf(resetSession, {}), path: endpoints(strategy).reset }),
      TE.map(() => undefined),
    ),
})
