import { httpChildren, httpConsents, httpGrowthRecords } from '@careplus/adapters/http'
import { passesTheChildrenSuite } from '../../adapters/http/children.suite.js'
import { ownServer } from './ownServer.js'
import { appCarrier } from './appClient.js'

const server = ownServer()

passesTheChildrenSuite('the server', async () => {
  const carrier = appCarrier(server, await server.join())
  return {
    children: httpChildren(carrier),
    growthRecords: httpGrowthRecords(carrier),
    consents: httpConsents(carrier),
  }
})
