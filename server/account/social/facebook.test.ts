import { contract } from '@careplus/adapters/contract'
import * as E from 'fp-ts/Either'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { socialDevice, wireProof } from '../../testing/socialDevice.js'
import { joinConsents } from '../../testing/testServer.js'
import { facebook as facebookBy } from './facebook.js'
import { ownFacebook } from '../../testing/ownServer.js'
import { wrongCode } from '../../testing/phoneFixtures.js'

const { facebook, server } = ownFacebook()

let people = 0
const someone = (email?: string) => {
  people += 1
  const person = { id: `10${people}`, name: 'พ่อต้นกล้า', ...(email === undefined ? {} : { email }) }
  facebook.know(person)
  return person
}
const byToken = (access_token: string) =>
  server.call(contract.socialLogin, { body: { provider: 'facebook', flow: 'token', access_token, nonce: 'n' } })
const byCode = async (id: string) =>
  server.call(contract.socialLogin, { body: wireProof(await socialDevice(server).proofFrom('facebook', id)) })
const newcomer = async (id: string) => {
  const answer = (await byCode(id)).answer()
  if (!answer.is_new) throw new Error('known already')
  return answer
}
const ask = (join_token: string, email: string) =>
  server.call(contract.askSocialEmailCode, { body: { join_token, email } })
const prove = (join_token: string, email: string, code: string, request: string) =>
  server.call(contract.proveSocialEmail, { body: { join_token, email, code, request } })
const join = (join_token: string) =>
  server.call(contract.join, { body: { join_token, adult: true, consents: joinConsents } })

const proveAddress = async (join_token: string, email: string) => {
  const { request } = (await ask(join_token, email)).answer().data
  return prove(join_token, email, await server.codeIn(email), request)
}

describe('a token of Facebook', () => {
  it('of either flow brings name and address, and the address proves nothing', async () => {
    const person = someone('told@example.com')
    expect(await newcomer(person.id)).toMatchObject({
      name: person.name,
      email: 'told@example.com',
      email_status: 'unproved',
    })
    expect(facebook.fields()).toBe('id,name,email')
    expect((await byToken(facebook.token(someone().id))).answer()).toMatchObject({ is_new: true, email: null })
  })

  const past = 1_000_000_000
  it.each([
    ['of another app', () => facebook.token(someone().id, { app_id: '999' })],
    ['no longer valid', () => facebook.token(someone().id, { is_valid: false })],
    ['past its end', () => facebook.token(someone().id, { expires_at: past })],
    ['of a page', () => facebook.token(someone().id, { type: 'PAGE' })],
    ['of nobody', () => facebook.token(someone().id, { user_id: '' })],
    ['made up', () => 'EAAmadeup'],
  ])('%s is refused', async (_what, token) => {
    expect((await byToken(token())).code()).toBe('social_refused')
  })

  it('is no use a second time', async () => {
    const token = facebook.token(someone().id)
    expect((await byToken(token)).status).toBe(200)
    expect((await byToken(token)).code()).toBe('social_refused')
  })
})

describe('the address of who comes from Facebook', () => {
  it('is needed: nobody joins before it is proved', async () => {
    const { join_token } = await newcomer(someone('needed@example.com').id)
    expect((await join(join_token)).code()).toBe('email_unproved')
    expect((await proveAddress(join_token, 'needed@example.com')).answer()).toMatchObject({
      is_new: true,
      email_status: 'proved',
    })
    expect((await join(join_token)).answer().user.email).toBe('needed@example.com')
  })

  it('that was only told claims nothing: its owner joins, and the teller gets no part of it', async () => {
    const email = 'victim@example.com'
    const teller = someone(email)
    const { join_token } = await newcomer(teller.id)
    const owner = await server.join(email)
    expect((await join(join_token)).code()).toBe('email_unproved')
    expect((await newcomer(teller.id)).email_status).toBe('unproved')
    const me = await server.call(contract.readMe, { token: owner.access_token })
    expect(me.answer().data.email).toBe(email)
  })

  it('with an account: the mailed code signs in to it, and Facebook belongs to it from then on', async () => {
    const member = await server.join()
    server.clock.advance(61)
    const person = someone(member.email)
    const { join_token } = await newcomer(person.id)
    const asked = await ask(join_token, member.email)
    const unknown = await ask((await newcomer(someone().id)).join_token, 'nobody@example.com')
    expect(Object.keys(asked.answer().data)).toEqual(Object.keys(unknown.answer().data))
    expect((await server.messagesTo(member.email))[0]).toContain('อย่าส่งรหัสให้ใคร')
    const proved = await prove(join_token, member.email, await server.codeIn(member.email), asked.answer().data.request)
    expect(proved.answer()).toMatchObject({ is_new: false, user: { id: member.user.id } })
    expect(proved.cookie).toMatch(/^auth_refresh=./)
    expect((await byCode(person.id)).answer()).toMatchObject({ is_new: false, user: { id: member.user.id } })
  })

  it('is proved only by the browser that asked, and by five tries at most', async () => {
    const email = 'tries@example.com'
    const { join_token } = await newcomer(someone().id)
    const { request } = (await ask(join_token, email)).answer().data
    const code = await server.codeIn(email)
    expect((await prove(join_token, email, code, 'x'.repeat(43))).code()).toBe('code_expired')
    const codes = []
    for (let attempt = 0; attempt < 5; attempt += 1)
      codes.push((await prove(join_token, email, wrongCode(code), request)).code())
    expect(codes).toEqual(['code_invalid', 'code_invalid', 'code_invalid', 'code_invalid', 'code_expired'])
    expect((await prove(join_token, email, code, request)).code()).toBe('code_expired')
  })

  it('has one code mailed to it, however often the same request asks', async () => {
    const email = 'lost@example.com'
    const { join_token } = await newcomer(someone().id)
    const body = { join_token, email, request: randomUUID() }
    const sent = (await server.call(contract.askSocialEmailCode, { body })).answer().data
    server.clock.advance(20)
    const repeated = (await server.call(contract.askSocialEmailCode, { body })).answer().data
    expect([sent.request, repeated]).toEqual([body.request, { ...sent, expires_in: 580, resend_after: 40 }])
    expect(await server.messagesTo(email)).toHaveLength(1)
    expect((await prove(join_token, email, await server.codeIn(email), body.request)).status).toBe(200)
  })

  it('that got an account meanwhile is no longer there to be taken', async () => {
    const email = 'meanwhile@example.com'
    const { join_token } = await newcomer(someone().id)
    await proveAddress(join_token, email)
    server.clock.advance(61)
    await server.join(email)
    expect((await join(join_token)).code()).toBe('email_taken')
  })

  it('is not asked for with a made-up token', async () => {
    expect((await ask('made-up', 'any@example.com')).code()).toBe('code_expired')
    expect(await server.messagesTo('any@example.com')).toEqual([])
  })
})

describe('an address that was proved, and whose answer was lost', () => {
  const signedIn = async () => {
    const member = await server.join()
    server.clock.advance(61)
    const person = someone(member.email)
    const { join_token } = await newcomer(person.id)
    const { request } = (await ask(join_token, member.email)).answer().data
    const code = await server.codeIn(member.email)
    const repeated = () => prove(join_token, member.email, code, request)
    const first = (await repeated()).answer()
    if (first.is_new) throw new Error('the address was not known')
    return { member, person, first, again: repeated, given: { join_token, email: member.email, code, request } }
  }
  const reads = async (token: string) => (await server.call(contract.readMe, { token })).status
  const comeIn = async (id: string) => {
    const answer = (await byCode(id)).answer()
    if (answer.is_new) throw new Error('not known')
    return answer.access_token
  }

  it('is proved again: the later session stands in for the first, and the owner gets no second letter', async () => {
    const { member, first, again: repeated } = await signedIn()
    server.clock.advance(45)
    const answer = await repeated()
    const second = answer.answer()
    if (second.is_new) throw new Error('the address was not known')
    expect([second.user.id, answer.cookie !== null]).toEqual([member.user.id, true])
    expect([await reads(first.access_token), await reads(second.access_token)]).toEqual([401, 200])
    expect(await reads(member.access_token)).toBe(200)
    const emails = (await server.messagesTo(member.email)).filter((message) => message.includes('เพิ่ม Facebook'))
    expect(emails).toHaveLength(1)
    expect(emails[0]).toContain(`${server.url}/user-profile#sign-in-methods `)
    expect(emails[0]).toMatch(/\/user-profile#data$/m)
  })

  it('is not proved by another code or browser, nor with the token of another sign-in', async () => {
    const { again: repeated, given } = await signedIn()
    const { join_token, email, code, request } = given
    const other = (await newcomer(someone().id)).join_token
    expect((await prove(join_token, email, wrongCode(code), request)).code()).toBe('code_expired')
    expect((await prove(join_token, email, code, 'x'.repeat(43))).code()).toBe('code_expired')
    expect((await prove(other, email, code, request)).code()).toBe('code_expired')
    expect((await repeated()).status).toBe(200)
  })

  it('is not proved again a minute later, or once it was signed out', async () => {
    const ended = await signedIn()
    server.clock.advance(60)
    expect((await ended.again()).code()).toBe('code_expired')
    const left = await signedIn()
    const headers = { origin: server.url }
    ;(await server.call(contract.logout, { token: left.first.access_token, headers })).answer()
    expect((await left.again()).code()).toBe('code_expired')
  })

  it('leaves alone who came in with Facebook meanwhile', async () => {
    const { person, first, again: repeated } = await signedIn()
    server.clock.advance(20)
    const tablet = await comeIn(person.id)
    server.clock.advance(10)
    const second = (await repeated()).answer()
    if (second.is_new) throw new Error('the address was not known')
    expect(await Promise.all([first.access_token, tablet, second.access_token].map(reads))).toEqual([401, 200, 200])
  })

  it('is not proved again once it was signed out, whoever else came in with Facebook', async () => {
    const { person, first, again: repeated } = await signedIn()
    const headers = { origin: server.url }
    ;(await server.call(contract.logout, { token: first.access_token, headers })).answer()
    const tablet = await comeIn(person.id)
    expect((await repeated()).code()).toBe('code_expired')
    expect(await reads(tablet)).toBe(200)
  })

  it('gives no way in back that was taken away meanwhile', async () => {
    const { member, person, again: repeated } = await signedIn()
    const body = { provider: 'facebook' } as const
    ;(await server.call(contract.unlinkSocial, { token: member.access_token, body })).answer()
    expect((await repeated()).code()).toBe('code_expired')
    expect((await byCode(person.id)).answer().is_new).toBe(true)
  })
})

describe('adding Facebook while signed in', () => {
  const link = (token: string, join_token: string) => server.call(contract.linkSocial, { token, body: { join_token } })

  it('makes it a further way in, also when it is said twice', async () => {
    const member = await server.join()
    const person = someone()
    const { join_token } = await newcomer(person.id)
    expect((await link(member.access_token, join_token)).status).toBe(200)
    expect((await link(member.access_token, join_token)).status).toBe(200)
    const emails = (await server.messagesTo(member.email)).filter((message) => message.includes('เพิ่ม Facebook'))
    expect(emails).toHaveLength(1)
    expect((await byCode(person.id)).answer()).toMatchObject({ user: { id: member.user.id } })
  })

  it('takes the proof of the provider as well', async () => {
    const member = await server.join()
    const person = someone()
    const body = wireProof(await socialDevice(server).proofFrom('facebook', person.id))
    expect((await server.call(contract.linkSocial, { token: member.access_token, body })).status).toBe(200)
    expect((await byCode(person.id)).answer()).toMatchObject({ user: { id: member.user.id } })
  })

  it("is refused where it is another member's", async () => {
    const [first, second] = [await server.join(), await server.join()]
    const person = someone()
    const [one, two] = [await newcomer(person.id), await newcomer(person.id)]
    await link(first.access_token, one.join_token)
    expect((await link(second.access_token, two.join_token)).code()).toBe('identity_taken')
  })

  it('needs a fresh proof, and a token of a provider', async () => {
    const member = await server.join()
    const mailToken = await server.joinToken('by-mail@example.com')
    expect((await link(member.access_token, mailToken)).code()).toBe('code_expired')
    server.clock.advance(601)
    const { join_token } = await newcomer(someone().id)
    expect((await link(member.access_token, join_token)).code()).toBe('proof_required')
  })
})

describe('a Facebook that does not answer', () => {
  it('is given up after its budget', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    const graph = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
    const provider = facebookBy({ appId: '1', appSecret: 's', dialog: graph, graph }, 50)
    const proof = { provider: 'facebook', flow: 'token', access_token: 't', nonce: 'n' } as const
    const answer = await provider.personOf(proof, new Date())
    silent.closeAllConnections()
    silent.close()
    expect(answer).toMatchObject(E.left('unreachable'))
  })
})
