import { httpChildren, httpConsents, httpNutritionChecks, httpStoolChecks } from '@careplus/adapters/http'
import { passesTheHealthSuite } from '../../adapters/http/health.suite.js'
import { ownServer } from './ownServer.js'
import { appCarrier } from './appClient.js'

const server = ownServer()

passesTheHealthSuite('the server', async () => {
  const carrier = appCarrier(server, await server.join())
  return {
    children: httpChildren(carrier),
    consents: httpConsents(carrier),
    stoolChecks: httpStoolChecks(carrier),
    nutritionChecks: httpNutritionChecks(carrier),
  }
})
