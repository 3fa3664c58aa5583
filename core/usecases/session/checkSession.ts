import type { IO } from 'fp-ts/IO'
import { sessionLook, type SessionLook } from '../../domain/session/token.js'
import type { Clock } from '../../ports/clock.js'
import type { SessionStore } from '../../ports/session.js'

export const lookAtSession = ({
  clock,
  store,
}: {
  readonly clock: Clock
  readonly store: SessionStore
}): IO<SessionLook> => {
  return () => sessionLook(clock.now(), store.tokens(store.strategy()))
}
