import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { SessionApi, StrategyName } from '@careplus/core/ports'
import type { SessionEndpoints } from '@careplus/core/session'
import { decodedBy, outgoingOf } from './call.js'
import { login, logout, readUser, refreshToken, resetSession } from './contract/members.js'
import { grantOf } from './member.js'
import type { HttpTransport } from './transport.js'

export interface SessionApiConfig {
  /** Where each strategy's calls go, from the root of the back end. */
  readonly endpoints: (strategy: StrategyName) => SessionEndpoints
  /** OAuth's `client_id`: this app's name at the token endpoint. */
  readonly clientId: string
}

/** The session's own calls, on the bare transport: none of them may wait for a refresh, least of all the refresh. */
export const httpSessionApi = (
  transport: Pick<HttpTransport, 'request'>,
  { endpoints, clientId }: SessionApiConfig,
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
          },
        }),
        path: endpoints(strategy).token,
      }),
      decodedBy(refreshToken.success.codec),
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
