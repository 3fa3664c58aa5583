import { cryptoRandom, systemClock } from '@careplus/adapters/device'
import {
  HttpClient,
  httpChildren,
  httpConsents,
  httpGrowthRecords,
  httpPhoneChange,
  httpPhoneSignIn,
  httpProfile,
  httpRegistration,
  httpSessionApi,
  HttpTransport,
} from '@careplus/adapters/http'
import { BrowserStorage } from '@careplus/adapters/storage'
import { changeConsent } from '@careplus/core/consents'
import type { Children } from '@careplus/core/ports'
import { appEndpoints, createSession, strategies } from '@careplus/core/session'
import { storedOnDevice } from './storedOnDevice'
import { clientId, httpConfig } from './config'
import { registry, type Recipe, type Registry } from './registry'

const all = strategies(appEndpoints)

export const base = registry
  .add('clock', [], () => systemClock)
  .add('random', [], () => cryptoRandom)
  .add('storage', [], () => new BrowserStorage())
  .add('drafts', ['storage'], ({ storage }) => storage.drafts)
  .add('lock', ['storage'], ({ storage }) => storage.lock)
  .add('transport', [], () => new HttpTransport(httpConfig))
  .add('sessionApi', ['transport'], ({ transport }) =>
    httpSessionApi(transport, { endpoints: (strategy) => all[strategy].endpoints, clientId }),
  )
  .add('session', ['clock', 'storage', 'sessionApi', 'lock'], ({ clock, storage, sessionApi, lock }) =>
    createSession({ clock, store: storage.session, api: sessionApi, lock }),
  )
  .add('client', ['transport', 'session'], ({ transport, session }) => new HttpClient(transport, session.bearer))
  .add('joining', ['transport', 'random'], ({ transport, random }) => httpRegistration(transport, random))
  .add('profile', ['client'], ({ client }) => httpProfile(client))
  // Only some servers offer a phone number; every server offers e-mail.
  .add('phoneSignIn', ['transport', 'random'], ({ transport, random }) => httpPhoneSignIn(transport, random))
  .add('phoneChange', ['client', 'random'], ({ client, random }) => httpPhoneChange(client, random))
  .add('children', ['client', 'session'], ({ client, session }): Children => {
    const children = httpChildren(client)
    return { ...children, list: storedOnDevice(children.list, (all) => all, session) }
  })
  .add('growthRecords', ['client'], ({ client }) => httpGrowthRecords(client))
  .add('consents', ['client'], ({ client }) => httpConsents(client))
  .add('changeConsent', ['consents'], changeConsent)
  .add(
    'api',
    ['client'],
    ({ client }): HttpClient['api'] =>
      (...call) =>
        client.api(...call),
  )

export type Base = typeof base extends Registry<infer B> ? B : never

export const group = <N extends keyof Base, S>(
  needs: ReadonlyArray<N>,
  make: (needed: Pick<Base, N>) => S,
): Recipe<Base, N, S> => ({ needs, make })
