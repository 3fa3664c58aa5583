import { HttpTransport, httpOwnAccount } from '@careplus/adapters/http'
import { afterAll, beforeAll } from 'vitest'
import { keepsTheOwnAccountContract } from '../../adapters/http/ownAccount.contract.js'
import { startTestServer, type TestServer } from './testServer.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** The app's own client, over a real connection, as a member who has just joined. */
keepsTheOwnAccountContract('the server', async () => {
  const { access_token: token } = await server.join()
  const transport = new HttpTransport({ backEnd: server.url, apiKey: 'careplus-web' })
  return httpOwnAccount({ request: (outgoing) => transport.request({ ...outgoing, token }) })
})
