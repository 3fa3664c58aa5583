import { HttpTransport, httpSocial } from '@careplus/adapters/http'
import { cryptoRandom } from '@careplus/adapters/device'
import { contract } from '@careplus/adapters/contract'
import { afterAll, beforeAll } from 'vitest'
import { passesTheSocialSuite, type SocialMember } from '../../adapters/http/social.suite.js'
import { facebookApp, startFacebookProvider, type FacebookProvider } from './facebookProvider.js'
import { joinConsents, startTestServer, type TestServer } from './testServer.js'

let facebook: FacebookProvider
let server: TestServer
beforeAll(async () => {
  facebook = await startFacebookProvider()
  const { dialog, graph } = facebook
  const settings = { appId: facebookApp.id, appSecret: facebookApp.secret, dialog, graph }
  server = await startTestServer({ config: { social: { google: null, facebook: settings } } })
})
afterAll(async () => {
  await server.stop()
  await facebook.stop()
})

const proof = (accessToken: string) =>
  ({ provider: 'facebook', flow: 'token', accessToken, idToken: null, nonce: 'n' }) as const
let accounts = 0

/** The app's own client, over a real connection, with Facebook's shape on loopback. */
passesTheSocialSuite('the server', () => {
  const transport = new HttpTransport({ backEnd: server.url, apiKey: 'careplus-web' })
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
      // A letter to the same address may follow.
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
    codeTo: async (email) => /\b\d{6}\b/.exec((await server.letters(email))[0] ?? '')?.[0] ?? '',
    join: async (join_token) => {
      const body = { join_token, adult: true, consents: joinConsents }
      const joined = (await server.call(contract.join, { body })).answer()
      return as(joined.user, joined.access_token)
    },
    advance: server.clock.advance,
  }
})
