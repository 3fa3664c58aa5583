export type { SocialFlow, SocialDeparture } from '../domain/session/departure.js'
export * from '../domain/session/guards.js'
export {
  randomState,
  type SavedDeparture,
  type SocialReturn,
  type SocialReturnRefused,
  socialReturn,
} from '../domain/session/oauth.js'
export {
  type SessionEndpoints,
  type CredentialStrategy,
  type SocialStrategy,
  type Strategy,
  appEndpoints,
  strategies,
} from '../domain/session/strategies.js'
export {
  type AccessToken,
  type UnusableToken,
  accessToken,
  type TokenStatus,
  tokenStatus,
} from '../domain/session/token.js'
export { socialNames, type SocialName } from '../domain/session/tokens.js'
export { type SessionUser, type UserFieldMissing, hasScope } from '../domain/session/user.js'
export * from '../usecases/session/beginSocial.js'
export * from '../usecases/session/createSession.js'
export {
  type ReturnAddress,
  type SocialOutcome,
  type SocialRefused,
  type FinishSocial,
  finishSocial,
} from '../usecases/session/finishSocial.js'
export type { FetchUserFailure } from '../usecases/session/fetchSessionUser.js'
export type { SignInAnswer, NewcomerAnswer, SignIn, LoginFailure, Login } from '../usecases/session/login.js'
export type { Logout } from '../usecases/session/logout.js'
export type { RefreshFailure } from '../usecases/session/refreshSession.js'
export * from '../usecases/session/memoryLock.js'
export type * from '../usecases/session/sessionState.js'
export type { SetTokenFailure } from '../usecases/session/setTokenThenFetchUser.js'
