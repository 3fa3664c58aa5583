import { get } from 'node:http'
import { contract } from '@careplus/adapters/contract'
import { socialNames, type SocialName } from '@careplus/core/session'
import { describe, expect, it } from 'vitest'
import { visitProvider } from '../testing/browser.js'
import { socialDevice, wireProof } from '../testing/socialDevice.js'
import { joinConsents } from '../testing/testServer.js'
import { startStandIns } from './standIns.js'
import { ownServer } from '../testing/ownServer.js'
import { own } from '../testing/own.js'

const standIns = own(startStandIns, ({ stop }) => stop())
const server = ownServer(() => ({ config: { social: standIns.social } }))

const signIn = async (name: SocialName, account: string) =>
  server.call(contract.socialLogin, { body: wireProof(await socialDevice(server).proofFrom(name, account)) })

const authorizations = (): ReadonlyArray<string> => [
  standIns.social.google?.authorization ?? '',
  standIns.social.line?.authorization ?? '',
  standIns.social.facebook?.dialog ?? '',
]

describe('the stand-ins of a demo', () => {
  it.each(socialNames)('%s lets whoever types a made-up name join, and knows it again', async (name) => {
    const made = `คุณแม่${name}`
    const newcomer = (await signIn(name, ` \u200b${made} `)).answer()
    if (!newcomer.is_new) throw new Error('nobody has joined yet')
    expect(newcomer).toMatchObject({ name: made, email_status: name === 'google' ? 'proved' : 'unproved' })
    if (name === 'google') {
      const body = { join_token: newcomer.join_token, adult: true, consents: joinConsents }
      expect((await server.call(contract.join, { body })).status).toBe(201)
      expect((await signIn(name, made)).answer()).toMatchObject({ is_new: false, user: { name: made } })
    }
    expect((await signIn(name, 'คนอื่น')).answer()).toMatchObject({ is_new: true, name: 'คนอื่น' })
  })

  it('are marked as samples, and show what they are given as text', async () => {
    for (const address of authorizations()) {
      const page = await (await fetch(`${address}?state="><script>`)).text()
      expect(page).toContain('(ตัวอย่าง)')
      expect(page).not.toContain('<script>')
    }
  })

  it('answer to names of this machine alone', async () => {
    const statusFor = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        get(authorizations()[0] ?? '', { headers: { host } }, (reply) => {
          reply.resume()
          resolve(reply.statusCode)
        }).on('error', reject)
      })
    expect([await statusFor('localhost:1'), await statusFor('rebound.example')]).toStrictEqual([200, 404])
  })

  it('go back with no name as with a no, and to pages of this machine alone', async () => {
    for (const address of authorizations()) {
      const authorizationUrl = (redirect_uri: string) =>
        `${address}?${new URLSearchParams({ redirect_uri, state: 's' })}`
      const home = authorizationUrl(`${server.url}/callback`)
      for (const account of [null, '', '\u3164'])
        expect((await visitProvider(home, account)).returned.search).toContain('error=access_denied')
      const elsewhere = await fetch(authorizationUrl('https://evil.example/callback'), {
        method: 'POST',
        body: new URLSearchParams({ account: 'ก', answer: 'yes' }),
        redirect: 'manual',
      })
      expect([elsewhere.status, elsewhere.headers.get('location')]).toStrictEqual([400, null])
    }
  })

  it('trade a code once, with its verifier and the secret', async () => {
    const proof = wireProof(await socialDevice(server).proofFrom('google', 'สมมติ'))
    const wrong = { ...proof, code_verifier: '0'.repeat(56) }
    expect((await server.call(contract.socialLogin, { body: wrong })).code()).toBe('social_refused')
    expect((await server.call(contract.socialLogin, { body: proof })).code()).toBe('social_refused')
  })
})
