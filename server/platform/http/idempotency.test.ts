/* oxlint-disable vitest/no-conditional-tests -- a race needs two connections, and the embedded store has one */
import { sql } from 'kysely'
import { contract } from '@careplus/adapters/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256 } from '../crypto/tokens.js'
import { testDatabaseUrl } from '../../testing/testStore.js'
import { ownServer } from '../../testing/ownServer.js'
import {
  newChild,
  newRecord,
  startTestServer,
  withChild,
  type Member,
  type TestServer,
} from '../../testing/testServer.js'
import { runCleanup } from '../../testing/backgroundWork.js'

const server = ownServer()
let member: Member
let token: string
let child: { readonly id: string }
beforeAll(async () => {
  member = await server.join()
  token = member.access_token
  child = await withChild(server, member)
})

const add = (key: string, nickname: string, of = server) =>
  of.call(contract.addChild, { token, key, body: { ...newChild, nickname } })
const named = async (nickname: string) =>
  (await server.call(contract.listChildren, { token })).answer().data.filter((each) => each.nickname === nickname)

describe('an idempotency key', () => {
  it('gives the first answer again, and does nothing twice', async () => {
    const [first, repeated] = [await add('once', 'น้องหนึ่ง'), await add('once', 'น้องหนึ่ง')]
    expect([repeated.status, repeated.body]).toEqual([first.status, first.body])
    expect(await named('น้องหนึ่ง')).toHaveLength(1)
  })

  it('is the same whatever the order of the fields, and with or without the last slash', async () => {
    const send = async (path: string, body: object) =>
      (
        await fetch(server.url + path, {
          method: 'POST',
          headers: {
            'x-api-key': 'careplus-web',
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'idempotency-key': 'order',
          },
          body: JSON.stringify(body),
        })
      ).json()
    const reversed = Object.fromEntries(Object.entries(newChild).reverse())
    expect(await send('/th/children', reversed)).toEqual(await send('/th/children/', newChild))
  })

  it('refuses another body', async () => {
    await add('mismatch', 'น้องสอง')
    const other = await add('mismatch', 'น้องสาม')
    expect([other.status, other.code()]).toEqual([422, 'idempotency_mismatch'])
    expect(await named('น้องสาม')).toHaveLength(0)
  })

  it('may be used again for another address or method', async () => {
    const key = 'elsewhere'
    await add(key, 'น้องสี่')
    const params = { id: child.id }
    expect((await server.call(contract.addGrowth, { token, key, params, body: newRecord })).status).toBe(201)
    const { delivery_method: _, ...changed } = newChild
    expect((await server.call(contract.changeChild, { token, key, params, body: changed })).status).toBe(200)
  })

  it('keeps no refusal: once its reason is gone the same call is done', async () => {
    const params = { id: (await add('agreeing', 'น้องห้า')).answer().data.id }
    const record = () => server.call(contract.addGrowth, { token, key: 'agreed', params, body: newRecord })
    expect((await record()).code()).toBe('consent_required')
    const consent = { purpose: 'child_health', child_id: params.id, granted: true, version: '2026-12-10' }
    await server.call(contract.recordConsent, { token, body: consent })
    expect((await record()).status).toBe(201)
  })

  it.each(['', 'with space', 'ก', 'x'.repeat(129), 'semi;colon'])('of the form %j is refused', async (key) => {
    const reply = await fetch(`${server.url}/th/children/`, {
      method: 'POST',
      headers: {
        'x-api-key': 'careplus-web',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': encodeURI(key),
      },
      body: JSON.stringify(newChild),
    })
    expect(await reply.json()).toMatchObject({ error_code: 'idempotency_required' })
  })

  it("of a token that has ended or is nobody's does nothing, and is not told what is wrong with the call", async () => {
    const at = async (path: string, authorization: string, nickname: string) => {
      const reply = await fetch(server.url + path, {
        method: 'POST',
        headers: {
          'x-api-key': 'careplus-web',
          'content-type': 'application/json',
          'idempotency-key': 'shut',
          authorization,
        },
        body: JSON.stringify({ ...newChild, nickname }),
      })
      return [reply.status, ((await reply.json()) as { readonly error_code: string }).error_code]
    }
    const session = await server.join()
    const nobodys = `Bearer ${'x'.repeat(43)}`
    expect(await at('/th/children/', nobodys, 'น้องไร้ชื่อ')).toEqual([401, 'token_invalid'])
    expect(await at('/th/children/', nobodys, '')).toEqual([401, 'token_invalid'])
    server.clock.advance(1801)
    const ended = `Bearer ${session.access_token}`
    expect(await at('/th/children/', ended, 'น้องหมดเวลา')).toEqual([401, 'token_expired'])
    expect(await at('/th/children/', ended, '')).toEqual([401, 'token_expired'])
    token = (await server.logIn(member)).answer().access_token
    const made = await server.store.db
      .selectFrom('children')
      .select('id')
      .where('nickname', 'in', ['น้องไร้ชื่อ', 'น้องหมดเวลา'])
      .execute()
    expect(made).toEqual([])
    const stored = await server.store.db
      .selectFrom('idempotency_keys')
      .select('key')
      .where('key', '=', 'shut')
      .execute()
    expect(stored).toEqual([])
  })

  it('answers for 90 days, through any number of rounds of housekeeping', async () => {
    const first = await add('ninety', 'น้องหก')
    const day = 24 * 3600 * 1000
    await runCleanup(server.store.db, new Date(server.clock.now() + 89 * day))
    const stored = await server.store.db
      .selectFrom('idempotency_keys')
      .select('answer')
      .where('key', '=', 'ninety')
      .execute()
    expect(stored.map(({ answer }) => JSON.parse(answer) as unknown)).toEqual([first.body])
    await runCleanup(server.store.db, new Date(server.clock.now() + 91 * day))
    expect(await server.store.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([])
    token = (await server.logIn(member)).answer().access_token
  })

  it('sent ten times at once does one thing, and every answer is that one or "running"', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => add('crowd', 'น้องเจ็ด')))
    expect(await named('น้องเจ็ด')).toHaveLength(1)
    const made = replies.filter(({ status }) => status === 201)
    expect(made.length).toBeGreaterThan(0)
    expect(new Set(made.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    for (const reply of replies.filter(({ status }) => status !== 201)) {
      expect([reply.status, reply.code(), reply.headers.get('retry-after')]).toEqual([409, 'idempotency_running', '1'])
    }
    expect((await add('crowd', 'น้องเจ็ด')).body).toEqual(made[0]?.body)
  })
})

if (testDatabaseUrl !== null) {
  describe('two processes on one database', () => {
    let other: TestServer
    beforeAll(async () => {
      other = await startTestServer({ place: server.place, clock: server.clock })
    })
    afterAll(() => other.stop())

    it('share sessions, and a sign-out at one acts at the other', async () => {
      const { access_token, cookie } = await server.join()
      expect((await other.call(contract.readUser, { token: access_token })).status).toBe(200)
      await other.call(contract.logout, { token: access_token, headers: { origin: other.url, cookie } })
      expect((await server.call(contract.readUser, { token: access_token })).code()).toBe('token_invalid')
    })

    it('do one thing for a key sent to both', async () => {
      for (let run = 0; run < 10; run += 1) {
        const nickname = `น้องคู่ ${run}`
        const replies = await Promise.all([add(`both-${run}`, nickname), add(`both-${run}`, nickname, other)])
        expect(await named(nickname)).toHaveLength(1)
        expect(replies.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual([])
        const absent = await named(nickname)
        await server.call(contract.removeChild, { token, params: { id: absent[0]?.id ?? '' } })
      }
    })

    it('say "running" while the other is at it', async () => {
      const busy = server.store.db.transaction().execute(async (tx) => {
        const path = '/th/children/'
        const name = `${member.user.id} POST ${path} held`
        await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 1))`.execute(tx)
        return (await add('held', 'น้องรอ', other)).code()
      })
      expect(await busy).toBe('idempotency_running')
    })

    it('count tries together', async () => {
      const email = 'shared-limits@example.com'
      const attempts = await Promise.all(
        [server, other, server, other, server, other, server, other].map((at) =>
          at.logIn({ email, password: 'wrong one' }),
        ),
      )
      expect(attempts.filter((reply) => reply.code() === 'invalid_credentials')).toHaveLength(5)
      const codes = await Promise.all([server, other].map((at) => at.call(contract.askJoinCode, { body: { email } })))
      expect(codes.map(({ status }) => status).sort()).toEqual([200, 429])
    })

    it('judge two uses of one refresh token one after the other', async () => {
      const { cookie } = await server.join()
      const body = { grant_type: 'refresh_token', client_id: 'careplus-web' }
      const use = (at: TestServer) => at.call(contract.refreshToken, { body, headers: { cookie, origin: at.url } })
      const both = await Promise.all([use(server), use(other)])
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      const standing = await server.store.db
        .selectFrom('refresh_tokens')
        .select('hash')
        .where('predecessor', '=', sha256(cookie.split('=')[1] ?? ''))
        .where('replaced_at', 'is', null)
        .execute()
      expect(standing).toHaveLength(1)
    })

    it('let a withdrawal and a write meet in one order or the other, never in between', async () => {
      for (let run = 0; run < 5; run += 1) {
        const { id } = await withChild(server, { ...member, access_token: token })
        const withdrawal = { purpose: 'child_health', child_id: id, granted: false, version: '2026-11-01' }
        const [record] = await Promise.all([
          server.call(contract.addGrowth, { token, params: { id }, body: newRecord }),
          other.call(contract.recordConsent, { token, body: withdrawal }),
        ])
        expect([201, 403]).toContain(record.status)
        expect((await server.call(contract.addGrowth, { token, params: { id }, body: newRecord })).code()).toBe(
          'consent_required',
        )
        await server.call(contract.removeChild, { token, params: { id } })
      }
    })
  })
}
