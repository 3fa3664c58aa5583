import { HttpTransport, httpChildren, httpConsents, httpGrowthRecords, type Carrier } from '@careplus/adapters/http'
import { passesTheChildrenSuite } from '../../adapters/http/children.suite.js'
import { ownServer } from './ownServer.js'

const server = ownServer()

/** The app's own client, over a real connection, as a member who has just joined. */
passesTheChildrenSuite('the server', async () => {
  const { access_token: token } = await server.join()
  const transport = new HttpTransport({ backEnd: server.url, apiKey: 'careplus-web' })
  const carrier: Carrier = { request: (outgoing) => transport.request({ ...outgoing, token }) }
  return {
    children: httpChildren(carrier),
    growthRecords: httpGrowthRecords(carrier),
    consents: httpConsents(carrier),
  }
})
