import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { UnusableToken } from '../../domain/session/token.js'
import type { Clock } from '../../ports/clock.js'
import type { CallFailure } from '../../ports/failures.js'
import type { SessionApi, SessionStore, SessionUser } from '../../ports/session.js'
import { acceptSession } from './acceptSession.js'

interface Deps {
  readonly clock: Clock
  readonly store: SessionStore
  readonly api: Pick<SessionApi, 'login'>
}

/** A wrong password is an `ApiError` 401 here: a refusal of this form, not of a session. */
export type LoginFailure = CallFailure | UnusableToken

export type Login = (credentials: {
  readonly email: string
  readonly password: string
}) => TE.TaskEither<LoginFailure, SessionUser>

export const login =
  (deps: Deps): Login =>
  (credentials) =>
    pipe(
      deps.api.login(credentials),
      TE.chainEitherKW((answer) => acceptSession(deps)('local1', answer)),
    )
