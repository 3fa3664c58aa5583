import { httpSocial } from '@careplus/adapters/http'
import { cryptoRandom } from '@careplus/adapters/device'
import { contract } from '@careplus/adapters/contract'
import { passesTheSocialSuite, type SocialMember } from '../../adapters/http/social.suite.js'
import { joinConsents } from './testServer.js'
import { appTransport } from './appClient.js'
import { ownFacebook } from './ownServer.js'

const { facebook, server } = ownFacebook()

const proof = (accessToken: string) =>
  ({ provider: 'facebook', flow: 'token', accessToken, idToken: null, nonce: 'n' }) as const
let accounts = 0

passesTheSocialSuite('the server', () => {
  const transport = appTransport(server)
  const as = (user: { readonly id: string; readonly email: string | null }, token: string): SocialMember => ({
    id: user.id,
    email: user.email ?? '',
    social: httpSocial({
      transport,
      client: { request: (outgoing) => transport.request({ ...outgoing, token }) },
      random: cryptoRandom,
    }),
  })
  return {
    visitor: httpSocial({ transport, client: transport, random: cryptoRandom }),
    member: async () => {
      const member = await server.join()
      // After this time another message to the address is allowed.
      server.clock.advance(61)
      return as(member.user, member.access_token)
    },
    elsewhere: (given) => {
      const id = `20${(accounts += 1)}`
      const email = given ?? `told${id}@example.com`
      facebook.know({ id, email })
      return { email, proof: async () => proof(facebook.token(id)) }
    },
    madeUp: proof('EAAmadeup'),
    codeTo: server.codeIn,
    join: async (join_token) => {
      const body = { join_token, adult: true, consents: joinConsents }
      const joined = (await server.call(contract.join, { body })).answer()
      return as(joined.user, joined.access_token)
    },
    advance: server.clock.advance,
  }
})
