import { contract } from '@careplus/adapters/contract'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { sha256 } from '../../platform/crypto/tokens.js'
import { refundBudget, spendBudget } from '../../platform/outbox/smsBudget.js'
import { requestCode, codeTo, loginByCode, someNumber } from '../../testing/phoneFixtures.js'
import { ownServer } from '../../testing/ownServer.js'
import { joinConsents } from '../../testing/testServer.js'

const server = ownServer()

const minute = 60
const hour = 60 * minute

describe("a day's budget", () => {
  const at = (hours: number) => new Date(Date.parse('2026-01-10T17:00:00Z') + hours * 3_600_000)
  const take = (known: boolean, hours: number, parts = 1) =>
    spendBudget(server.store.db, 16, { parts, known }, at(hours))

  it('keeps half of it for numbers that are known, and gives strangers an eighth in an hour', async () => {
    const strangers: string[] = []
    for (let hours = 0; hours < 6; hours += 1)
      for (let n = 0; n < 3; n += 1) {
        const taken = await take(false, hours)
        strangers.push(E.isRight(taken) ? 'sent' : taken.left._tag)
      }
    const full = 'UnknownShareSpent'
    expect(strangers).toEqual([
      ...Array.from({ length: 4 }, () => ['sent', 'sent', full]).flat(),
      ...Array.from({ length: 6 }, () => full),
    ])
    for (let n = 0; n < 8; n += 1) expect(E.isRight(await take(true, 6))).toBe(true)
    const midnight = E.left({ _tag: 'MessagesSpent', retryAfter: 18 * hour })
    expect([await take(true, 6), await take(false, 6)]).toEqual([midnight, midnight])
  })

  it('counts the parts that are paid, and takes back all that a message was counted on', async () => {
    const taken = await take(false, 30, 2)
    if (E.isLeft(taken)) throw new Error('spent')
    expect(taken.right.parts).toBe(2)
    expect(E.isRight(await take(false, 30))).toBe(false)
    await server.store.db.transaction().execute((tx) => refundBudget(tx, taken.right))
    expect(E.isRight(await take(false, 30, 2))).toBe(true)
    expect(E.isRight(await take(true, 30, 15))).toBe(false)
    expect(E.isRight(await take(true, 30, 14))).toBe(true)
    expect(E.isRight(await take(true, 54, 17))).toBe(false)
    expect(E.isRight(await take(false, 54, 3))).toBe(false)
  })
})

describe('a network', () => {
  it.each([
    ['2001:db8:7:1::5', '2001:db8:7:2::5', '2001:db8:8:1::5', '2001:db8:7::/48'],
    ['10.99.7.1', '10.99.7.2', '10.99.8.1', '10.99.7.0/24'],
  ])('is counted with all around it: %s', async (one, near, far, wider) => {
    const rows = Array.from({ length: 239 }, () => ({
      id: crypto.randomUUID(),
      rule: 'codes-from-wider-network',
      subject: sha256(wider),
      at: server.now(),
    }))
    await server.store.db.insertInto('limit_hits').values(rows).execute()
    expect((await requestCode(server, someNumber(), one)).status).toBe(200)
    expect((await requestCode(server, someNumber(), near)).code()).toBe('rate_limited')
    expect((await requestCode(server, someNumber(), far)).status).toBe(200)
  })
})

const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ')

describe('a browser that has been signed in as a number', () => {
  const askBy = (phone: string, cookie: string) =>
    server.call(contract.askPhoneCode, { body: { phone }, headers: { cookie } })
  const signedIn = async (phone: string) => {
    const { request } = (await requestCode(server, phone)).answer().data
    const given = await loginByCode(server, { phone, request, code: await codeTo(server, phone) })
    const { join_token } = given.answer() as { readonly join_token: string }
    const joined = await server.call(contract.join, { body: { join_token, adult: true, consents: joinConsents } })
    joined.answer()
    return joined.headers
  }

  it('is let in when strangers have used up all that the number has, three times an hour', async () => {
    const [phone, other] = [someNumber(), someNumber()]
    const headers = await signedIn(phone)
    const [, known = ''] = headers.getSetCookie()
    expect(known).toMatch(/^auth_known=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(known).not.toContain(phone)
    const cookie = cookiesOf(headers)
    for (const number of [phone, other])
      for (let n = 0; n < 10; n += 1) {
        server.clock.advance(20 * minute)
        await requestCode(server, number)
      }
    server.clock.advance(2 * minute)
    expect((await requestCode(server, phone)).code()).toBe('rate_limited')
    const replies: number[] = []
    for (let n = 0; n < 4; n += 1) {
      replies.push((await askBy(phone, cookie)).status)
      if (n === 0) replies.push((await askBy(phone, cookie)).status)
      server.clock.advance(2 * minute)
    }
    expect(replies).toEqual([200, 429, 200, 200, 429])
    const { request } = (await server.call(contract.askPhoneCode, { body: { phone }, headers: { cookie } })).body as {
      readonly request?: string
    }
    expect(request).toBeUndefined()
    server.clock.advance(hour)
    expect((await askBy(phone, cookie)).status).toBe(200)
    expect((await askBy(other, cookie)).status).toBe(429)
    const forged = cookie.replace(/auth_known=(.)/, (_, first: string) => `auth_known=${first === 'A' ? 'B' : 'A'}`)
    expect((await askBy(phone, forged)).status).toBe(429)
    for (const odd of ['auth_known=', 'auth_known=..', `auth_known=${'x'.repeat(22)}.${'y'.repeat(22)}`])
      expect((await askBy(phone, odd)).status).toBe(429)
  })

  it('is sent a link to its own address likewise', async () => {
    const member = await server.join()
    const reply = await server.logIn(member)
    reply.answer()
    const cookie = cookiesOf(reply.headers)
    const askLink = (by: string) =>
      server.call(contract.askPasswordLink, { body: { email: member.email }, headers: { cookie: by } })
    for (let n = 0; n < 10; n += 1) {
      expect((await askLink('')).status).toBe(200)
      server.clock.advance(20 * minute)
    }
    expect((await askLink('')).status).toBe(429)
    expect((await askLink(cookie)).status).toBe(200)
  })

  it('stays known when it leaves', async () => {
    const member = await server.join()
    const reply = await server.logIn(member)
    const headers = { cookie: cookiesOf(reply.headers), origin: server.url }
    const left = await server.call(contract.logout, { headers })
    expect(left.headers.getSetCookie().some((cookie) => cookie.startsWith('auth_known'))).toBe(false)
  })
})
