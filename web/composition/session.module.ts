import { ContainerModule } from 'inversify'
import {
  httpRegistration,
  httpPhoneChange,
  httpPhoneSignIn,
  httpProfile,
  httpSessionApi,
  type HttpClient,
  type HttpTransport,
} from '@careplus/adapters/http'
import type { Clock, Lock, Random, SessionApi, SessionStore } from '@careplus/core/ports'
import { appEndpoints, createSession, strategies, type Session } from '@careplus/core/session'
import { clientId } from './config'
import { Tokens } from './tokens'

const ways = strategies(appEndpoints)

export const sessionModule = new ContainerModule(({ bind }) => {
  bind(Tokens.sessionApi)
    .toResolvedValue(
      (transport: HttpTransport) =>
        httpSessionApi(transport, { endpoints: (strategy) => ways[strategy].endpoints, clientId }),
      [Tokens.transport],
    )
    .inSingletonScope()
  bind(Tokens.session)
    .toResolvedValue(
      (clock: Clock, store: SessionStore, api: SessionApi, lock: Lock) => createSession({ clock, store, api, lock }),
      [Tokens.clock, Tokens.sessionStore, Tokens.sessionApi, Tokens.lock],
    )
    .inSingletonScope()
  bind(Tokens.bearer).toResolvedValue((session: Session) => session.bearer, [Tokens.session])
  bind(Tokens.joining)
    .toResolvedValue(
      (transport: HttpTransport, random: Random) => httpRegistration(transport, random),
      [Tokens.transport, Tokens.random],
    )
    .inSingletonScope()
  bind(Tokens.profile).toResolvedValue((client: HttpClient) => httpProfile(client), [Tokens.client])
  bind(Tokens.phoneSignIn)
    .toResolvedValue(
      (transport: HttpTransport, random: Random) => httpPhoneSignIn(transport, random),
      [Tokens.transport, Tokens.random],
    )
    .inSingletonScope()
  bind(Tokens.phoneChange)
    .toResolvedValue(
      (client: HttpClient, random: Random) => httpPhoneChange(client, random),
      [Tokens.client, Tokens.random],
    )
    .inSingletonScope()
})
