import { HttpTransport, httpOwnAccount } from '@careplus/adapters/http'
import { passesTheOwnAccountSuite } from '../../adapters/http/ownAccount.suite.js'
import { ownServer } from './ownServer.js'

const server = ownServer()

/** The app's own client, over a real connection, as a member who has just joined. */
passesTheOwnAccountSuite('the server', async () => {
  const { access_token: token } = await server.join()
  const transport = new HttpTransport({ backEnd: server.url, apiKey: 'careplus-web' })
  return httpOwnAccount({ request: (outgoing) => transport.request({ ...outgoing, token }) })
})
