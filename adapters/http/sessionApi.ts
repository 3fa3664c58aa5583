import type { Either } from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CallFailure, SessionApi, StrategyName, TokenGrant } from '@careplus/core/ports'
import type { SessionEndpoints, SocialName } from '@careplus/core/session'
import { decodedBy, outgoingOf } from './call.js'
import { Grant, login, logout, readUser, resetSession } from './contract/members.js'
import { refreshToken } from './contract/token.js'
import { grantOf } from './member.js'
import type { HttpTransport } from './transport.js'

/** Paths and client id of the session's calls. */
export interface SessionApiConfig {
  readonly endpoints: (strategy: StrategyName) => SessionEndpoints
  readonly clientId: string
  readonly scope?: string
  readonly redirectUri?: string
}

export interface CodeReturn {
  readonly audience: SocialName
  readonly code: string
  /** The secret of the code challenge (RFC 7636). */
  readonly codeVerifier: string
  readonly redirectUri: string
  readonly nonce?: string
}

/** Exchanges a provider's code at the token endpoint. A newcomer gets no tokens: the answer counts as unreadable.
 * @example
 * const fetch = async () => Response.json({ error_code: 'social_refused', error_message: '' }, { status: 422 })
 * const transport = new HttpTransport({ backEnd: 'https://careplus.example', apiKey: 'my-app', fetch })
 * const endpoints = (name: StrategyName) => strategies()[name].endpoints
 * const returned = { audience: 'google', code: 'c', codeVerifier: 'v', redirectUri: 'https://careplus.example/callback' } as const
 * const answer = await exchangeCode(transport, { endpoints, clientId: 'my-app' }, returned)
 * answer._tag // => 'Left' */
export const exchangeCode = (
  transport: Pick<HttpTransport, 'request'>,
  { endpoints, clientId }: SessionApiConfig,
  { audience, code, codeVerifier, redirectUri, nonce }: CodeReturn,
): Promise<Either<CallFailure, TokenGrant>> =>
  pipe(
    () =>
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
  )()

/** The session's calls, on the bare transport because none may wait for a refresh.
 * @example
 * const fetch = async () => Response.json({ error_code: 'invalid_credentials', error_message: '' }, { status: 401 })
 * const transport = new HttpTransport({ backEnd: 'https://careplus.example', apiKey: 'my-app', fetch })
 * const endpoints = (name: StrategyName) => strategies()[name].endpoints
 * const api = httpSessionApi(transport, { endpoints, clientId: 'my-app' })
 * const answer = await api.login({ email: 'mali@example.com', password: 'wrong' })
 * answer._tag // => 'Left' */
export const httpSessionApi = (
  transport: Pick<HttpTransport, 'request'>,
  { endpoints, clientId, scope, redirectUri }: SessionApiConfig,
): SessionApi => ({
  login: (credentials) =>
    pipe(
      () => transport.request({ ...outgoingOf(login, { body: credentials }), path: endpoints('local1').login }),
      decodedBy(login.success.codec),
      TE.map((session) => ({ user: session.user, grant: grantOf(session) })),
    )(),
  refresh: (strategy, held) =>
    pipe(
      () =>
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
    )(),
  // Other servers have the user at another property path.
  fetchUser: (strategy, token) =>
    pipe(
      () => transport.request({ ...outgoingOf(readUser, {}), path: endpoints(strategy).user, token }),
      TE.map(({ body }) => body),
    )(),
  logout: (strategy, token) =>
    pipe(
      () => transport.request({ ...outgoingOf(logout, {}), path: endpoints(strategy).logout, token }),
      TE.map(() => undefined),
    )(),
  reset: (strategy) =>
    pipe(
      () => transport.request({ ...outgoingOf(resetSession, {}), path: endpoints(strategy).reset }),
      TE.map(() => undefined),
    )(),
})
