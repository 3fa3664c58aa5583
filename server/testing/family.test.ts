import {
  httpAdults,
  httpChildren,
  httpConsents,
  httpFamily,
  httpGrowthRecords,
  httpMobilityChecks,
  httpStoolChecks,
} from '@careplus/adapters/http'
import { passesTheFamilySuite } from '../../adapters/http/family.suite.js'
import { appCarrier } from './appClient.js'
import { ownServer } from './ownServer.js'

const server = ownServer()

passesTheFamilySuite('the server', async () => {
  const carrier = appCarrier(server, await server.join())
  return {
    family: httpFamily(carrier),
    children: httpChildren(carrier),
    growthRecords: httpGrowthRecords(carrier),
    stoolChecks: httpStoolChecks(carrier),
    adults: httpAdults(carrier),
    mobilityChecks: httpMobilityChecks(carrier),
    consents: httpConsents(carrier),
  }
})
