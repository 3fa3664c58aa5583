import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import { sessionLook } from '../../domain/session/token.js'
import type { Bearer } from '../../ports/bearer.js'
import { endSession, refreshSession, type RefreshDeps, type RefreshFailure } from './refreshSession.js'

/** All calls of one tab share one refresh. */
export const sessionBearer = (deps: RefreshDeps): Omit<Bearer, 'admits'> => {
  const refresh = refreshSession(deps)
  const flights = new Map<string | null, Promise<Either<RefreshFailure, string>>>()

  const renewed = (refused: string | null) => {
    const flying = flights.get(refused)
    if (flying !== undefined) return flying
    const flight = refresh(refused).finally(() => flights.delete(refused))
    flights.set(refused, flight)
    return flight
  }

  return {
    current: () => {
      const held = deps.store.tokens(deps.store.strategy())
      return sessionLook(deps.clock.now(), held) === 'expired' ? renewed(null) : Promise.resolve(E.right(held.token))
    },
    renewed,
    rejected: (refused) => {
      if (deps.store.tokens(deps.store.strategy()).token === refused) endSession(deps, 'rejected')
    },
  }
}
