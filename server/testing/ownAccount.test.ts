import { httpOwnAccount } from '@careplus/adapters/http'
import { passesTheOwnAccountSuite } from '../../adapters/http/ownAccount.suite.js'
import { ownServer } from './ownServer.js'
import { appCarrier } from './appClient.js'

const server = ownServer()

passesTheOwnAccountSuite('the server', async () => {
  return httpOwnAccount(appCarrier(server, await server.join()))
})
