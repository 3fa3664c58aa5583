import { cryptoSha256 } from '@careplus/adapters/device'
import { httpSocial } from '@careplus/adapters/http'
import type { SocialName } from '@careplus/core/ports'
import { appEndpoints, beginSocial, finishSocial, strategies, type SocialStrategy } from '@careplus/core/session'
import { departureOf } from '@careplus/core/internal/session'
import { group } from './base'

const all = strategies(appEndpoints)

const strategyOf = (name: SocialName): SocialStrategy => {
  const strategy = all[name]
  if (strategy._tag !== 'social') throw new Error(`${name} is no social strategy`)
  return strategy
}

export const social = group(
  ['clock', 'random', 'storage', 'transport', 'client', 'session'],
  ({ clock, random, storage: { departures }, transport, client, session }) => {
    const signIn = httpSocial({ transport, client, random })
    return {
      begin: beginSocial({ clock, random, sha256: cryptoSha256, departures, session, strategy: strategyOf }),
      departureOf: departureOf({ clock, departures }),
      finish: finishSocial({ clock, departures, social: signIn, session }),
      social: signIn,
    }
  },
)
