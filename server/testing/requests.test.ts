import { httpRequests } from '@careplus/adapters/http'
import { passesTheRequestsSuite } from '../../adapters/http/requests.suite.js'
import { fileOf, receiptPicture } from './billFixtures.js'
import { answerAsStaff } from './requestFixtures.js'
import { ownServer } from './ownServer.js'
import { appCarrier } from './appClient.js'

const server = ownServer()

passesTheRequestsSuite('the server', async () => {
  const carrier = appCarrier(server, await server.join())
  return {
    requests: httpRequests(carrier),
    picture: async () => fileOf(await receiptPicture()),
    answer: (id, words) => answerAsStaff(server, id, words),
  }
})
