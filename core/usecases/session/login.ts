import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { UnusableToken } from '../../domain/session/token.js'
import type { CallFailure, NetworkError } from '../../domain/call/failure.js'
import type { Lock } from '../../ports/lock.js'
import type { SessionApi, SessionUser, StrategyName, TokenGrant } from '../../ports/session.js'
import { inTurn } from './cookieTurn.js'
import { unreadable } from './refreshSession.js'

/** User and tokens of one answer. */
export interface SignInAnswer {
  readonly user: SessionUser
  readonly grant: TokenGrant
}

interface Deps {
  readonly lock: Lock
  readonly accept: (strategy: StrategyName, answer: SignInAnswer) => E.Either<UnusableToken, SessionUser>
}

/** The answer to a proved newcomer: not signed in, but may join. */
export interface NewcomerAnswer {
  readonly _tag: 'newcomer'
}

/** Signs in by the given call: its answer becomes the session. */
export type SignIn = <F, A extends SignInAnswer | NewcomerAnswer>(
  strategy: StrategyName,
  ask: TE.TaskEither<F, A>,
) => Promise<Either<F | NetworkError, A>>

/** In one turn, because the answer may set the refresh cookie. */
export const signIn =
  ({ lock, accept }: Deps): SignIn =>
  (strategy, ask) =>
    inTurn({ lock })(
      pipe(
        ask,
        TE.chainW((answer) =>
          !('grant' in answer) || E.isRight(accept(strategy, answer)) ? TE.right(answer) : TE.left(unreadable),
        ),
      ),
    )

/** Why a sign-in failed. A wrong password is an `ApiError` 401, a refusal of the form only. */
export type LoginFailure = CallFailure | UnusableToken

/** Signs in with e-mail and password. */
export type Login = (credentials: {
  readonly email: string
  readonly password: string
}) => Promise<Either<LoginFailure, SessionUser>>

export const login =
  ({ api, lock, accept }: Deps & { readonly api: Pick<SessionApi, 'login'> }): Login =>
  (credentials) =>
    inTurn({ lock })(
      pipe(
        () => api.login(credentials),
        TE.chainW((answer) => TE.fromEither(accept('local1', answer))),
      ),
    )
