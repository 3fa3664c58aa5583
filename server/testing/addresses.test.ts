import { httpAddresses, HttpTransport } from '@careplus/adapters/http'
import { keepsTheAddressesContract } from '../../adapters/http/addresses.contract.js'
import { ownServer } from './ownServer.js'

const server = ownServer()

/** The app's own client, over a real connection, as a member who has just joined. */
keepsTheAddressesContract('the server', async () => {
  const { access_token: token } = await server.join()
  const transport = new HttpTransport({ backEnd: server.url, apiKey: 'careplus-web' })
  return httpAddresses({ request: (outgoing) => transport.request({ ...outgoing, token }) })
})
