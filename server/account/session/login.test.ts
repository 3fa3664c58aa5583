import { createHash } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { contract } from '@careplus/adapters/contract'
import { describe, expect, it } from 'vitest'
import { argon2Passwords } from '../../platform/crypto/passwords.js'
import { pauseAfter } from '../../platform/limits/limitRules.js'
import { slowPasswords } from '../../testing/slowPasswords.js'
import { ownServer } from '../../testing/ownServer.js'
import { startTestServer } from '../../testing/testServer.js'

const server = ownServer()

const login = (email: string, password: string, network?: string) =>
  server.call(contract.login, { body: { email, password }, network })

describe('wrong passwords', () => {
  it('four are free, then a pause grows up to a minute', () => {
    expect([1, 4, 5, 6, 7, 9, 10, 99].map(pauseAfter)).toEqual([0, 0, 2, 4, 8, 32, 60, 60])
  })

  it('are slowed from the fifth, for the right password too, and never locked', async () => {
    const { email, password } = await server.join()
    for (let failure = 0; failure < 5; failure += 1)
      expect((await login(email, 'wrong one')).code()).toBe('invalid_credentials')
    const paused = await login(email, password)
    expect([paused.code(), paused.status]).toEqual(['too_many_tries', 429])
    expect(Number(paused.headers.get('retry-after'))).toBeLessThanOrEqual(2)
    server.clock.advance(2)
    expect((await login(email, password)).status).toBe(200)
    expect((await login(email, 'wrong one')).code()).toBe('invalid_credentials')
    expect((await login(email, password)).status).toBe(200)
  })

  it('are slowed for an address that nobody has, so that it cannot be told apart', async () => {
    const email = 'nobody-at-all@example.com'
    const codes = []
    for (let failure = 0; failure < 6; failure += 1) codes.push((await login(email, 'wrong one')).code())
    expect(codes).toEqual([...Array<string>(5).fill('invalid_credentials'), 'too_many_tries'])
  })

  it('many at once are counted like one after another', async () => {
    const { email } = await server.join()
    const replies = await Promise.all(Array.from({ length: 12 }, () => login(email, 'wrong one')))
    expect(replies.filter((reply) => reply.code() === 'invalid_credentials')).toHaveLength(5)
  })

  it('of many people at once each hears of their own try', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => server.join()))
    const slowed = await server.join()
    for (let failure = 0; failure < 5; failure += 1) await login(slowed.email, 'wrong one')
    const attempt = [
      ...members.map(({ email, password }, at) => [email, at % 2 === 0 ? password : 'wrong one'] as const),
      [slowed.email, slowed.password] as const,
      ['nobody-of-many@example.com', 'wrong one'] as const,
      ...Array.from({ length: 5 }, () => members.map(({ email, password }) => [email, password] as const)).flat(),
    ]
    const replies = await Promise.all(attempt.map(([email, password]) => login(email, password)))
    expect(replies.map((reply) => reply.status)).toEqual([
      200,
      401,
      200,
      401,
      200,
      401,
      429,
      401,
      ...Array<number>(30).fill(200),
    ])
    const users = replies.flatMap((reply) => (reply.status === 200 ? [reply.answer().user.email] : []))
    const [first, , third, , fifth] = members
    expect(users).toEqual(
      [first, third, fifth, ...Array.from({ length: 5 }, () => members).flat()].map((member) => member?.email),
    )
  })

  it('300 in 15 minutes from one network stop that network, and no other', async () => {
    const network = '203.0.113.9'
    const { email, password } = await server.join()
    await server.store.db
      .insertInto('limit_hits')
      .values(
        Array.from({ length: 299 }, () => ({
          id: crypto.randomUUID(),
          rule: 'password-failures-from-network',
          subject: hashOf(network),
          at: server.now(),
        })),
      )
      .execute()
    expect((await login(email, password, network)).status).toBe(200)
    expect((await login('someone@example.com', 'wrong one', network)).code()).toBe('invalid_credentials')
    expect((await login(email, password, network)).code()).toBe('too_many_tries')
    expect((await login(email, password)).status).toBe(200)
    server.clock.advance(15 * 60 + 1)
    expect((await login(email, password, network)).status).toBe(200)
  })

  it('asks for an API key first', async () => {
    const reply = await server.call(contract.login, { body: {}, headers: { 'x-api-key': 'none of ours' } })
    expect([reply.code(), reply.status]).toEqual(['invalid_api_key', 403])
  })
})

describe('an address that nobody has', () => {
  it('costs the same work as a wrong password: one look at a hash, which no clock can tell apart', async () => {
    const real = await argon2Passwords()
    const looked: Array<readonly [password: string, known: boolean]> = []
    const counting = await startTestServer({
      passwords: {
        hash: real.hash,
        matches: (password, stored) => {
          looked.push([password, stored !== null])
          return real.matches(password, stored)
        },
      },
    })
    const { email } = await counting.join()
    for (const each of [email, 'nobody@example.com']) await counting.logIn({ email: each, password: 'wrong one' })
    expect(looked).toEqual([
      ['wrong one', true],
      ['wrong one', false],
    ])
    await counting.stop()
  })

  it('is verified against a real Argon2id hash, never skipped', async () => {
    const passwords = await argon2Passwords()
    expect(await passwords.matches('nobody has this password', null)).toEqual(E.right(false))
  })
})

describe('a password that is changed while it is looked at', () => {
  it('signs nobody in any more, and the try counts', async () => {
    const { passwords, during } = await slowPasswords()
    const slow = await startTestServer({ passwords })
    const { access_token: token, email, password, user } = await slow.join()
    const signIn = (given: string) => slow.logIn({ email, password: given })
    const next = 'พวงชมพู เลื้อยรั้ว'
    during(() => slow.call(contract.setPassword, { token, body: { password: next } }))
    const late = await signIn(password)
    expect([late.code(), late.cookie]).toEqual(['invalid_credentials', null])
    expect(await slow.store.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
    expect(await slow.store.db.selectFrom('access_tokens').select('hash').execute()).toHaveLength(1)
    expect(await slow.store.db.selectFrom('refresh_tokens').select('hash').execute()).toHaveLength(1)
    const failures = slow.store.db.selectFrom('limit_hits').select('rule').where('rule', 'like', 'password-failures%')
    expect(await failures.execute()).toHaveLength(2)
    const signedIn = slow.store.db.selectFrom('audit').select('seq').where('action', '=', 'member.signed-in')
    expect(await signedIn.where('actor', '=', user.id).execute()).toEqual([])
    during(async () => null)
    expect((await signIn(next)).status).toBe(200)
    expect(await failures.execute()).toEqual([{ rule: 'password-failures-from-network' }])
    expect(await signedIn.execute()).toHaveLength(1)
    await slow.stop()
  })
})

describe('a try that is looked at while five wrong ones are counted', () => {
  it.each([
    ['right', (password: string) => password],
    ['wrong', () => 'a sixth wrong one'],
  ])('has to wait like them, and is not told that it was %s', async (_, tried) => {
    const { passwords, during } = await slowPasswords()
    const slow = await startTestServer({ passwords })
    const { email, password } = await slow.join()
    const signIn = (given: string) => slow.logIn({ email, password: given })
    during(async () => {
      during(async () => null)
      for (let failure = 0; failure < 5; failure += 1)
        expect((await signIn('wrong one')).code()).toBe('invalid_credentials')
    })
    const late = await signIn(tried(password))
    expect([late.code(), late.status, late.cookie]).toEqual(['too_many_tries', 429, null])
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    const failures = slow.store.db.selectFrom('limit_hits').select('rule').where('rule', '=', 'password-failures')
    expect(await failures.execute()).toHaveLength(5)
    expect(await slow.store.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
    slow.clock.advance(2)
    expect((await signIn(password)).status).toBe(200)
    expect(await failures.execute()).toEqual([])
    await slow.stop()
  })
})

describe('hashing', () => {
  it('is Argon2id with 19 MiB, two passes, one lane', async () => {
    const hashed = await (await argon2Passwords()).hash('any password')
    expect(E.isRight(hashed) && hashed.right).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('does a few at once, queues some, refuses the rest, and recovers', async () => {
    const passwords = await argon2Passwords(1, 2)
    const crowd = await Promise.all(Array.from({ length: 6 }, () => passwords.hash('any password')))
    expect(crowd.map(E.isRight)).toEqual([true, true, true, false, false, false])
    expect(E.isRight(await passwords.hash('any password'))).toBe(true)
  })

  it('a full queue is 503 with Retry-After, and counts as no failure', async () => {
    const busy = {
      hash: async () => E.left({ _tag: 'QueueFull' as const }),
      matches: async () => E.left({ _tag: 'QueueFull' as const }),
    }
    const real = await argon2Passwords()
    const crowded = await startTestServer({ passwords: { ...busy, hash: real.hash } })
    const reply = await crowded.logIn({ email: 'a@example.com', password: 'any password' })
    expect([reply.code(), reply.status, reply.headers.get('retry-after')]).toEqual(['busy', 503, '2'])
    const failures = crowded.store.db
      .selectFrom('limit_hits')
      .select('rule')
      .where('rule', 'like', 'password-failures%')
    expect(await failures.execute()).toEqual([])
    await crowded.stop()
  })
})

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
