import { ContainerModule } from 'inversify'
import { cryptoSha256 } from '@careplus/adapters/device'
import { httpSocial, type HttpClient, type HttpTransport } from '@careplus/adapters/http'
import type { BrowserStorage } from '@careplus/adapters/storage'
import type { Clock, Random, SocialName } from '@careplus/core/ports'
import {
  appEndpoints,
  beginSocial,
  departureOf,
  finishSocial,
  strategies,
  type Session,
  type SocialStrategy,
} from '@careplus/core/session'
import type { SocialServices } from './services'
import { Tokens } from './tokens'

const all = strategies(appEndpoints)

const strategyOf = (name: SocialName): SocialStrategy => {
  const strategy = all[name]
  if (strategy._tag !== 'social') throw new Error(`${name} is no social strategy`)
  return strategy
}

/** Loaded at the first press on a social button, and at the return from the provider. */
export const socialModule = new ContainerModule(({ bind }) => {
  bind(Tokens.social)
    .toResolvedValue(
      (
        clock: Clock,
        random: Random,
        { departures }: BrowserStorage,
        transport: HttpTransport,
        client: HttpClient,
        session: Session,
      ): SocialServices => {
        const social = httpSocial({ transport, client, random })
        return {
          begin: beginSocial({ clock, random, sha256: cryptoSha256, departures, session, strategy: strategyOf }),
          departureOf: departureOf({ clock, departures }),
          finish: finishSocial({ clock, departures, social, session }),
          social,
        }
      },
      [Tokens.clock, Tokens.random, Tokens.storage, Tokens.transport, Tokens.client, Tokens.session],
    )
    .inSingletonScope()
})
