import { httpPhoneChange, httpPhoneSignIn, type Carrier } from '@careplus/adapters/http'
import { cryptoRandom } from '@careplus/adapters/device'
import { contract } from '@careplus/adapters/contract'
import type { MobileNumber } from '@careplus/core/identity'
import { passesThePhoneSuite } from '../../adapters/http/phone.suite.js'
import { codeTo, someNumber } from './phoneFixtures.js'
import { ownServer } from './ownServer.js'
import { joinConsents } from './testServer.js'
import { appTransport } from './appClient.js'

const server = ownServer()

passesThePhoneSuite('the server', async () => {
  const { access_token: token } = await server.join()
  const transport = appTransport(server)
  const asMember: Carrier = { request: (outgoing) => transport.request({ ...outgoing, token }) }
  return {
    signIn: httpPhoneSignIn(transport, cryptoRandom),
    change: httpPhoneChange(asMember, cryptoRandom),
    number: () => someNumber() as MobileNumber,
    codeTo: async (phone) => (await codeTo(server, phone)) || null,
    join: async (join_token) => {
      const body = { join_token, adult: true, consents: joinConsents }
      return (await server.call(contract.join, { body })).answer().user.id
    },
    advance: server.clock.advance,
  }
})
