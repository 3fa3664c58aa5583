import { httpAddresses, HttpTransport } from '@careplus/adapters/http'
import { passesTheAddressesSuite } from '../../adapters/http/addresses.suite.js'
import { ownServer } from './ownServer.js'

const server = ownServer()

/** The app's own client, over a real connection, as a member who has just joined. */
passesTheAddressesSuite('the server', async () => {
  const { access_token: token } = await server.join()
  const transport = new HttpTransport({ backEnd: server.url, apiKey: 'careplus-web' })
  return httpAddresses({ request: (outgoing) => transport.request({ ...outgoing, token }) })
})
