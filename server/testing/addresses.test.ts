import { httpAddresses } from '@careplus/adapters/http'
import { passesTheAddressesSuite } from '../../adapters/http/addresses.suite.js'
import { ownServer } from './ownServer.js'
import { appCarrier } from './appClient.js'

const server = ownServer()

passesTheAddressesSuite('the server', async () => {
  return httpAddresses(appCarrier(server, await server.join()))
})
