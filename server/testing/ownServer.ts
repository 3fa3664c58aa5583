import { countingPlace } from './countingPlace.js'
import { facebookSettings, startFacebookProvider } from './facebookProvider.js'
import { own } from './own.js'
import { startStaffServer, type StaffServer } from './staffServer.js'
import { startTestServer, type Setup, type TestServer } from './testServer.js'
import type { TestPlace } from './testStore.js'

export const ownServer = (setup: Setup | (() => Setup) = {}): TestServer =>
  own(
    () => startTestServer(typeof setup === 'function' ? setup() : setup),
    (server) => server.stop(),
  )

export const ownCountedServer = () => {
  const counted = own(countingPlace, ({ place }) => place.remove())
  return { counted, server: ownServer(() => ({ place: counted.place })) }
}

export const ownFacebook = (place?: () => TestPlace) => {
  const facebook = own(startFacebookProvider, (provider) => provider.stop())
  const server = ownServer(() => ({
    config: { social: { google: null, line: null, facebook: facebookSettings(facebook) } },
    ...(place && { place: place() }),
  }))
  return { facebook, server }
}

export const ownStaffServer = (setup: Setup = {}): StaffServer =>
  own(
    () => startStaffServer(setup),
    (server) => server.stop(),
  )
