import { HttpTransport, httpRequests, type Carrier } from '@careplus/adapters/http'
import { passesTheRequestsSuite } from '../../adapters/http/requests.suite.js'
import { fileOf, receiptPicture } from './bills.js'
import { answered } from './requests.js'
import { ownServer } from './ownServer.js'

const server = ownServer()

/** The app's own client, over a real connection, as a member who has just joined. */
passesTheRequestsSuite('the server', async () => {
  const { access_token: token } = await server.join()
  const transport = new HttpTransport({ backEnd: server.url, apiKey: 'careplus-web' })
  const carrier: Carrier = { request: (outgoing) => transport.request({ ...outgoing, token }) }
  return {
    requests: httpRequests(carrier),
    picture: async () => fileOf(await receiptPicture()),
    answer: (id, words) => answered(server, id, words),
  }
})
