import {
  HttpTransport,
  httpChildren,
  httpConsents,
  httpNutritionChecks,
  httpStoolChecks,
  type Carrier,
} from '@careplus/adapters/http'
import { passesTheHealthSuite } from '../../adapters/http/health.suite.js'
import { ownServer } from './ownServer.js'

const server = ownServer()

/** The app's own client, over a real connection, as a member who has just joined. */
passesTheHealthSuite('the server', async () => {
  const { access_token: token } = await server.join()
  const transport = new HttpTransport({ backEnd: server.url, apiKey: 'careplus-web' })
  const carrier: Carrier = { request: (outgoing) => transport.request({ ...outgoing, token }) }
  return {
    children: httpChildren(carrier),
    consents: httpConsents(carrier),
    stoolChecks: httpStoolChecks(carrier),
    nutritionChecks: httpNutritionChecks(carrier),
  }
})
