import { randomUUID } from 'node:crypto'
import { cryptoRandom } from '@careplus/adapters/device'
import { httpCredentials, httpDevices, httpLetterLinks, httpOwnerProof, type Carrier } from '@careplus/adapters/http'
import { passesTheCredentialsSuite } from '../../adapters/http/credentials.suite.js'
import { ownServer } from './ownServer.js'
import { appTransport } from './appClient.js'

const server = ownServer()

/** A member over a real connection, signed in on two other devices too. */
passesTheCredentialsSuite('the server', async () => {
  const other = await server.join()
  const { access_token: token, email, password } = await server.join()
  for (let device = 0; device < 2; device += 1) await server.logIn({ email, password })
  const transport = appTransport(server)
  const carrier: Carrier = { request: (outgoing) => transport.request({ ...outgoing, token }) }
  return {
    proving: httpOwnerProof(carrier, cryptoRandom),
    credentials: httpCredentials(carrier),
    devices: httpDevices(carrier),
    links: httpLetterLinks(transport),
    email,
    password,
    taken: other.email,
    free: `${randomUUID()}@example.com`,
    tokenIn: async (address) => /#token=([\w-]+)/.exec((await server.messagesTo(address))[0] ?? '')?.[1] ?? null,
    pass: server.clock.advance,
  }
})
