import { contract } from '@careplus/adapters/contract'
import { describe, expect, it } from 'vitest'
import { ownServer } from '../../testing/ownServer.js'
import { startTestServer } from '../../testing/testServer.js'
import {
  requestCode,
  codeTo,
  exhaustCode,
  loginByCode,
  someNumber,
  smsTo,
  wrongCode,
} from '../../testing/phoneFixtures.js'

const server = ownServer()

const minute = 60
const hour = 60 * minute

describe('codes for one number', () => {
  it('one a minute: a second one is refused with the seconds to wait, and nothing is sent', async () => {
    const phone = someNumber()
    await requestCode(server, phone)
    const refused = await requestCode(server, phone)
    expect([refused.status, refused.code()]).toEqual([429, 'rate_limited'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
    expect(await smsTo(server, phone)).toHaveLength(1)
    server.clock.advance(minute + 1)
    expect((await requestCode(server, phone)).status).toBe(200)
  })

  it('five an hour', async () => {
    const phone = someNumber()
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await requestCode(server, phone)).status).toBe(200)
      server.clock.advance(minute + 1)
    }
    const refused = await requestCode(server, phone)
    expect(refused.code()).toBe('rate_limited')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50 * minute)
    server.clock.advance(hour)
    expect((await requestCode(server, phone)).status).toBe(200)
  })

  it('ten a day', async () => {
    const phone = someNumber()
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await requestCode(server, phone)).status).toBe(200)
      server.clock.advance(20 * minute)
    }
    expect((await requestCode(server, phone)).code()).toBe('rate_limited')
    server.clock.advance(21 * hour)
    expect((await requestCode(server, phone)).status).toBe(200)
  })

  it('asked ten times at once, one is sent', async () => {
    const phone = someNumber()
    const replies = await Promise.all(Array.from({ length: 10 }, () => requestCode(server, phone)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await smsTo(server, phone)).toHaveLength(1)
  })

  it('the same number written otherwise is the same number', async () => {
    const phone = someNumber()
    await requestCode(server, phone)
    expect((await requestCode(server, `+66${phone.slice(1)}`)).code()).toBe('rate_limited')
  })
})

describe('codes for one network', () => {
  it('60 an hour, whichever numbers they are for', async () => {
    const network = '203.0.113.60'
    for (let sent = 0; sent < 60; sent += 1) expect((await requestCode(server, someNumber(), network)).status).toBe(200)
    const phone = someNumber()
    expect((await requestCode(server, phone, network)).code()).toBe('rate_limited')
    expect((await requestCode(server, phone)).status).toBe(200)
    server.clock.advance(hour + 1)
    expect((await requestCode(server, someNumber(), network)).status).toBe(200)
  })
})

describe('after five failures in 24 hours', () => {
  it('a code of that number has six digits, of other numbers four, and a day later four again', async () => {
    const phone = someNumber()
    await exhaustCode(server, phone)
    server.clock.advance(minute + 1)
    const sent = (await requestCode(server, phone)).answer().data
    expect(sent.digits).toBe(6)
    const code = await codeTo(server, phone)
    expect(code).toMatch(/^\d{6}$/)
    expect((await loginByCode(server, { phone, ...sent, code: code.slice(0, 4) })).code()).toBe('code_invalid')
    expect((await loginByCode(server, { phone, ...sent, code })).status).toBe(200)
    expect((await requestCode(server, someNumber())).answer().data.digits).toBe(4)
    server.clock.advance(24 * hour)
    expect((await requestCode(server, phone)).answer().data.digits).toBe(4)
  })

  it('a code from another browser is no failure of the number', async () => {
    const phone = someNumber()
    await requestCode(server, phone)
    const code = await codeTo(server, phone)
    for (let attempt = 0; attempt < 6; attempt += 1) await loginByCode(server, { phone, request: 'x'.repeat(43), code })
    server.clock.advance(minute + 1)
    expect((await requestCode(server, phone)).answer().data.digits).toBe(4)
  })
})

describe('two servers on one store', () => {
  it('count together, and a code asked at one is good at the other', async () => {
    const engine = await server.place.open()
    // The embedded store has one connection: the second server shares it, as a second process shares a database.
    const shared = { ...server.place, open: async () => ({ ...engine, close: async () => undefined }) }
    const one = await startTestServer({ place: shared, clock: server.clock })
    const two = await startTestServer({ place: shared, clock: server.clock })
    const phone = someNumber()
    const replies = await Promise.all([one, two, one, two].map((at) => requestCode(at, phone)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429])
    const { request } = replies.find(({ status }) => status === 200)?.answer().data ?? { request: '' }
    const code = await codeTo(one, phone)
    const left = []
    for (const at of [one, two, one])
      left.push((await loginByCode(at, { phone, request, code: wrongCode(code) })).body as { tries_left: number })
    expect(left.map(({ tries_left }) => tries_left)).toEqual([4, 3, 2])
    expect((await loginByCode(two, { phone, request, code })).status).toBe(200)
    await one.stop()
    await two.stop()
    await engine.close()
  })
})

describe('without a provider of text messages', () => {
  it('production offers no sign-in by telephone, and says so', async () => {
    const production = await startTestServer({
      config: { mode: 'production', publicUrl: 'https://careplus.example' },
    })
    expect((await production.call(contract.readWays)).answer().data.phone).toBe(false)
    const phone = someNumber()
    const asked = await requestCode(production, phone)
    expect([asked.status, asked.code()]).toEqual([404, 'way_absent'])
    expect((await loginByCode(production, { phone, request: 'x'.repeat(43), code: '1234' })).code()).toBe('way_absent')
    await production.stop()
  })

  it('the demo offers it', async () => {
    expect((await server.call(contract.readWays)).answer().data.phone).toBe(true)
  })
})
