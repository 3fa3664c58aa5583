import { request } from 'node:http'
import { randomUUID } from 'node:crypto'
import { contract } from '@careplus/adapters/contract'
import * as E from 'fp-ts/Either'
import { opaqueToken, sha256 } from '../../platform/crypto/tokens.js'
import type { Limited } from '../../platform/limits/limits.js'
import { mailJoins } from '../../platform/limits/limitRules.js'
import { describe, expect, it } from 'vitest'
import { countingPlace } from '../../testing/countingPlace.js'
import { slowPasswords } from '../../testing/slowPasswords.js'
import { ownServer } from '../../testing/ownServer.js'
import { joinConsents, startTestServer } from '../../testing/testServer.js'
import { wrongCode } from '../../testing/phoneFixtures.js'

const server = ownServer()

const ask = (email: string, network?: string) => server.call(contract.askJoinCode, { body: { email }, network })
const prove = (email: string, code: string) => server.call(contract.proveJoinCode, { body: { email, code } })
const joinWith = (join_token: string, rest: object = {}) =>
  server.call(contract.join, {
    body: { join_token, password: 'มะลิซ้อน ริมรั้ว', adult: true, consents: joinConsents, ...rest },
  })

let people = 0
const someone = () => `parent${(people += 1)}@example.com`

describe('a code', () => {
  it('that was given rightly counts for its address and no more for the network that asked for it', async () => {
    const [network, email] = ['203.0.113.58', someone()]
    const counted = async () => {
      const rows = await server.store.db
        .selectFrom('limit_hits')
        .select('rule')
        .where('rule', 'like', 'codes-%')
        .execute()
      return ['codes-to-address', 'codes-from-network', 'codes-from-wider-network'].map(
        (rule) => rows.filter((row) => row.rule === rule).length,
      )
    }
    const before = await counted()
    await ask(email, network)
    const asked = before.map((count) => count + 1)
    expect(await counted()).toEqual(asked)
    const code = await server.codeIn(email)
    await prove(email, wrongCode(code))
    expect(await counted()).toEqual(asked)
    const [address = 0, ...ofNetwork] = asked
    for (let times = 0; times < 2; times += 1) {
      expect((await prove(email, code)).status).toBe(200)
      expect(await counted()).toEqual([address, ...ofNetwork.map((count) => count - 1)])
    }
  })

  it('is sent to one mailbox five times an hour, by whatever tags and dots, though each was given rightly', async () => {
    const name = `mailbox${Date.now()}`
    const spellings = [1, 2, 3, 4].map((tag) => `${name}+${tag}@example.com`)
    for (const email of [...spellings, `${name.slice(0, 3)}.${name.slice(3)}@example.com`]) {
      expect((await ask(email)).status).toBe(200)
      expect((await prove(email, await server.codeIn(email))).status).toBe(200)
    }
    const refused = await ask(`${name}+6@example.com`)
    expect(refused.code()).toBe('rate_limited')
    expect((await ask(someone())).status).toBe(200)
    server.clock.advance(3601)
    expect((await ask(`${name}+6@example.com`)).status).toBe(200)
  })

  const joinedBefore = async ({ counter }: Limited, count: number): Promise<ReadonlyArray<string>> => {
    const hits = Array.from({ length: count }, () => ({
      id: randomUUID(),
      rule: counter.rule,
      subject: sha256(counter.subject),
      at: server.now(),
    }))
    await server.store.db.insertInto('limit_hits').values(hits).execute()
    return hits.map(({ id }) => id)
  }
  const max = ({ windows: [window] }: Limited): number => window?.count ?? 0
  const at = async (email: string) => {
    const token = await server.joinToken(email)
    return { join_token: token, password: `mali-${randomUUID()}`, adult: true, consents: joinConsents } as const
  }

  it('makes so many accounts an hour of one domain from one network, and is then neither sent nor of use there', async () => {
    const network = '203.0.113.77'
    const [ofNetwork, ofDomain] = mailJoins(network, someone())
    if (ofNetwork === undefined || ofDomain === undefined) return expect.unreachable()
    expect(max(ofDomain)).toBe(200)
    const body = await at(someone())
    const [free = ''] = await joinedBefore(ofDomain, max(ofDomain))
    expect((await ask(someone(), network)).code()).toBe('rate_limited')
    expect((await ask('mali@one.more.example.com', network)).code()).toBe('rate_limited')
    expect((await server.call(contract.join, { body, network })).code()).toBe('rate_limited')
    await server.store.db.deleteFrom('limit_hits').where('id', '=', free).execute()
    ;(await server.call(contract.join, { body, network })).answer()
    const other = await at(someone())
    expect((await server.call(contract.join, { body: other, network })).code()).toBe('rate_limited')
    ;(await server.call(contract.join, { body: other })).answer()
    const neighbour = await at(`mali${randomUUID()}@gmail.com`)
    expect((await ask(`mali${randomUUID()}@example.co.th`, network)).status).toBe(200)
    ;(await server.call(contract.join, { body: neighbour, network })).answer()
  })

  it('makes no more accounts of any domain than an address of a carrier may need', async () => {
    const [network, email] = ['203.0.113.78', `mali${randomUUID()}@gmail.com`]
    const [ofNetwork, ...none] = mailJoins(network, email)
    if (ofNetwork === undefined) return expect.unreachable()
    expect([max(ofNetwork), none]).toEqual([1000, []])
    await joinedBefore(ofNetwork, max(ofNetwork))
    expect((await ask(email, network)).code()).toBe('rate_limited')
    expect(max(mailJoins('2001:db8:a:1::/64', email)[0]!)).toBe(200)
  })

  describe('asked for by a browser', () => {
    const requestOf = () => opaqueToken()
    const askBy = async (email: string, request: string) => {
      ;(await server.call(contract.askJoinCode, { body: { email, request } })).answer()
      return server.codeIn(email)
    }
    const proveBy = (email: string, code: string, request?: string) =>
      server.call(contract.proveJoinCode, { body: { email, code, ...(request === undefined ? {} : { request }) } })

    it('is not closed to it by wrong tries of strangers, with another request or none', async () => {
      const [email, mine, theirs] = [someone(), requestOf(), requestOf()]
      const code = await askBy(email, mine)
      for (const request of [undefined, theirs])
        for (let tried = 0; tried < 6; tried += 1)
          expect((await proveBy(email, wrongCode(code), request)).status).toBe(422)
      for (const request of [undefined, theirs])
        expect((await proveBy(email, code, request)).code()).toBe('code_expired')
      expect((await proveBy(email, wrongCode(code), mine)).body).toMatchObject({ tries_left: 4 })
      expect((await proveBy(email, code, mine)).status).toBe(200)
    })

    it('is not replaced by one that a stranger asks for, and that one proves the address too', async () => {
      const [email, mine] = [someone(), requestOf()]
      const code = await askBy(email, mine)
      server.clock.advance(61)
      const later = await askBy(email, requestOf())
      expect((await proveBy(email, code, mine)).status).toBe(200)
      if (later !== code) expect((await proveBy(email, later, mine)).status).toBe(200)
    })

    it('is void after five wrong tries of its own', async () => {
      const [email, mine] = [someone(), requestOf()]
      const code = await askBy(email, mine)
      for (let tried = 0; tried < 5; tried += 1) await proveBy(email, wrongCode(code), mine)
      expect((await proveBy(email, code, mine)).code()).toBe('code_expired')
    })
  })

  it('counts for its network only where it was wrong', async () => {
    const tried = async () =>
      (
        await server.store.db
          .selectFrom('limit_hits')
          .select('id')
          .where('rule', '=', 'code-tries-from-network')
          .execute()
      ).length
    const email = someone()
    await ask(email)
    const code = await server.codeIn(email)
    const before = await tried()
    await prove(email, code)
    expect((await prove(email, code)).status).toBe(200)
    expect(await tried()).toBe(before)
    await prove(email, wrongCode(code))
    expect(await tried()).toBe(before + 1)
  })
})

describe('joining with e-mail', () => {
  it('mails a six-digit code, then makes the account and signs in', async () => {
    const email = someone()
    expect((await ask(email)).answer()).toEqual({ data: { expires_in: 600, resend_after: 60, digits: 6 } })
    const { join_token } = (await prove(email, await server.codeIn(email))).answer().data
    const reply = await joinWith(join_token, { name: 'คุณแม่มะลิ' })
    expect(reply.status).toBe(201)
    const { access_token: token, user } = reply.answer()
    expect(user).toMatchObject({ email, name: 'คุณแม่มะลิ' })
    const consents = (await server.call(contract.listConsents, { token })).answer().data
    expect(consents.map(({ purpose, granted }) => [purpose, granted]).sort()).toEqual([
      ['privacy', true],
      ['terms', true],
    ])
  })

  it('answers the same for a known address, tells its owner, and no code opens it', async () => {
    const { email } = await server.join()
    server.clock.advance(61)
    const [known, unknown] = [await ask(email), await ask(someone())]
    expect(known.answer()).toEqual(unknown.answer())
    expect((await server.messagesTo(email))[0]).toMatch(/มีบัญชีอยู่แล้ว[^]*http:\/\/127\.0\.0\.1:\d+\/login/)
    expect((await prove(email, '123456')).body).toMatchObject({ error_code: 'code_invalid', tries_left: 4 })
  })

  it('answers for a code again to the request that asked for it, and sends no other while it lives, whoever asks meanwhile', async () => {
    const email = someone()
    const body = { email, request: randomUUID() }
    const asked = () => server.call(contract.askJoinCode, { body })
    await asked()
    server.clock.advance(20)
    expect((await asked()).answer()).toEqual({ data: { expires_in: 580, resend_after: 40, digits: 6 } })
    expect(await server.messagesTo(email)).toHaveLength(1)
    expect((await prove(email, await server.codeIn(email))).status).toBe(200)
    server.clock.advance(41)
    await ask(email)
    expect((await asked()).answer().data).toMatchObject({ expires_in: 539, resend_after: 0 })
    expect(await server.messagesTo(email)).toHaveLength(2)
    server.clock.advance(540)
    expect((await asked()).answer().data.expires_in).toBe(600)
    expect(await server.messagesTo(email)).toHaveLength(3)
  })

  it('links in letters to our own address, whatever host the call names', async () => {
    const { email } = await server.join()
    server.clock.advance(61)
    const headers = { host: 'localhost:9', 'x-forwarded-host': 'evil.example' }
    const { hostname, port } = new URL(server.url)
    const { path, method } = contract.askJoinCode
    await new Promise<void>((resolve, reject) => {
      const call = request({
        hostname,
        port,
        path,
        method,
        headers: { ...headers, 'x-api-key': 'careplus-web', 'content-type': 'application/json' },
      })
      call.on('error', reject).on('response', (reply) => reply.resume().on('end', resolve))
      call.end(JSON.stringify({ email }))
    })
    const [message = ''] = await server.messagesTo(email)
    expect(message).toContain(`${server.url}/login`)
    expect(message).not.toMatch(/evil|localhost/)
  })

  it('bears five tries, then the right code is no use either', async () => {
    const email = someone()
    await ask(email)
    const code = await server.codeIn(email)
    const left = []
    for (let attempt = 0; attempt < 4; attempt += 1)
      left.push(((await prove(email, wrongCode(code))).body as { tries_left: number }).tries_left)
    expect(left).toEqual([4, 3, 2, 1])
    expect((await prove(email, wrongCode(code))).code()).toBe('code_expired')
    expect((await prove(email, code)).code()).toBe('code_expired')
  })

  it('forgets a code after ten minutes, and the earlier one when a new one is asked', async () => {
    const email = someone()
    await ask(email)
    const first = await server.codeIn(email)
    server.clock.advance(61)
    await ask(email)
    const second = await server.codeIn(email)
    if (first !== second) expect((await prove(email, first)).code()).toBe('code_invalid')
    server.clock.advance(600)
    expect((await prove(email, second)).code()).toBe('code_expired')
    expect((await prove('never-asked@example.com', '123456')).code()).toBe('code_expired')
  })

  it('lets a lost answer be asked again: the code, and the joining', async () => {
    const email = someone()
    await ask(email)
    const code = await server.codeIn(email)
    await prove(email, code)
    const { join_token } = (await prove(email, code)).answer().data
    const [first, repeated] = [await joinWith(join_token), await joinWith(join_token)]
    expect(repeated.answer().user).toEqual(first.answer().user)
    expect((await joinWith(join_token, { password: 'another password' })).code()).toBe('code_expired')
    server.clock.advance(601)
    expect((await joinWith(join_token)).code()).toBe('code_expired')
  })

  it('makes one account where two tokens prove the same address', async () => {
    const email = someone()
    const first = await server.joinToken(email)
    server.clock.advance(61)
    const second = await server.joinToken(email)
    expect((await joinWith(first)).status).toBe(201)
    expect((await joinWith(second, { password: 'another password' })).code()).toBe('code_expired')
  })

  it.each([
    ['a common password', { password: 'password123' }, 'password', 'common_password'],
    ['a password of our name', { password: 'CarePlus 2569' }, 'password', 'service_name_password'],
    ['a short password', { password: 'sho rt' }, 'password', 'too_short'],
    ['a minor', { adult: false }, 'adult', 'not_one_of'],
    ['no agreement to the terms', { consents: joinConsents.slice(1) }, 'consents', 'consent_missing'],
  ])('refuses %s, at its field, and the token stays good', async (_what, fault, field, code) => {
    const token = await server.joinToken(someone())
    const reply = await joinWith(token, fault)
    expect(reply.body).toMatchObject({ error_code: 'invalid_input', field, errors: [{ field, code }] })
    expect((await joinWith(token)).status).toBe(201)
  })

  it('refuses a password that holds the address which the code proved', async () => {
    const email = someone()
    const token = await server.joinToken(email)
    for (const password of [`${email} 1`, `my ${email.split('@')[0]}!`])
      expect((await joinWith(token, { password })).body).toMatchObject({ errors: [{ code: 'own_address_password' }] })
  })

  it('refuses a made-up token, and one older than half an hour', async () => {
    expect((await joinWith('made-up')).code()).toBe('code_expired')
    const token = await server.joinToken(someone())
    server.clock.advance(1800)
    expect((await joinWith(token)).code()).toBe('code_expired')
  })
})

describe('the work that a password is', () => {
  it('is not done for a token that was made up, and holds up nobody else', async () => {
    const { place, statements } = await countingPlace()
    const isTokenHeld = () => {
      const open = statements().slice(statements().findLastIndex((sql) => ['commit', 'rollback'].includes(sql)))
      return open.some((sql) => /"join_tokens".* for update/.test(sql))
    }
    let held: boolean[] = []
    const worked = <A>(answer: A) => {
      held.push(isTokenHeld())
      return E.right(answer)
    }
    const counting = await startTestServer({
      place,
      passwords: { hash: async (password) => worked(password), matches: async (one, other) => worked(one === other) },
    })
    const body = { password: 'มะลิซ้อน ริมรั้ว', adult: true, consents: joinConsents } as const
    const joined = (join_token: string) => counting.call(contract.join, { body: { ...body, join_token } })
    held = []
    expect((await joined('made-up')).code()).toBe('code_expired')
    expect(held).toEqual([])
    const token = await counting.joinToken(someone())
    expect([(await joined(token)).status, (await joined(token)).status]).toEqual([201, 201])
    expect(held).toEqual([false, false, false])
    await counting.stop()
    await place.remove()
  })
})

describe('a password that is changed while who comes back by it is joining again', () => {
  it('signs nobody in any more', async () => {
    const { passwords, during } = await slowPasswords()
    const slow = await startTestServer({ passwords })
    const body = { join_token: await slow.joinToken(someone()), password: 'มะลิซ้อน ริมรั้ว', adult: true } as const
    const joined = () => slow.call(contract.join, { body: { ...body, consents: joinConsents } })
    const { access_token: token, user } = (await joined()).answer()
    during(() => slow.call(contract.setPassword, { token, body: { password: 'พวงชมพู เลื้อยรั้ว' } }))
    const late = await joined()
    expect([late.code(), late.cookie]).toEqual(['code_expired', null])
    expect(await slow.store.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
    expect(await slow.acts('actor', user.id)).not.toContain('member.signed-in')
    await slow.stop()
  })

  it('signs in where it was not, on record', async () => {
    const join_token = await server.joinToken(someone())
    const { user } = (await joinWith(join_token)).answer()
    expect((await joinWith(join_token)).status).toBe(201)
    expect(await server.acts('actor', user.id)).toContain('member.signed-in')
  })
})

describe('how often a code is sent', () => {
  it('once a minute, five times an hour, ten times a day to an address', async () => {
    const email = someone()
    const sent = async () => (await ask(email.toUpperCase())).status === 200
    expect([await sent(), await sent()]).toEqual([true, false])
    let inHour = 1
    for (let minute = 0; minute < 8; minute += 1) {
      server.clock.advance(61)
      if (await sent()) inHour += 1
    }
    expect(inHour).toBe(5)
    let inDay = inHour
    for (let hour = 0; hour < 10; hour += 1) {
      server.clock.advance(3601)
      if (await sent()) inDay += 1
    }
    expect(inDay).toBe(10)
    const refused = await ask(email)
    expect(refused.code()).toBe('rate_limited')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600)
    server.clock.advance(86_400)
    expect(await sent()).toBe(true)
  })

  it('sixty times an hour for a network', async () => {
    const network = '2001:db8:1:2:aaaa::1'
    const statuses = []
    for (let each = 0; each < 61; each += 1) statuses.push((await ask(someone(), network)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect((await ask(someone(), '2001:db8:1:2:bbbb::2')).code()).toBe('rate_limited')
    expect((await ask(someone(), '2001:db8:1:3::1')).status).toBe(200)
  })
})
