import { randomUUID } from 'node:crypto'
import { contract } from '@careplus/adapters/contract'
import { describe, expect, it } from 'vitest'
import { ownServer } from '../../testing/ownServer.js'
import { joinConsents } from '../../testing/testServer.js'
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

const joinWith = (join_token: string, rest: object = {}) =>
  server.call(contract.join, { body: { join_token, adult: true, consents: joinConsents, ...rest } })

const memberWith = async (phone: string) => {
  const { request } = (await requestCode(server, phone)).answer().data
  const newcomer = (await loginByCode(server, { phone, request, code: await codeTo(server, phone) })).answer()
  if (!newcomer.is_new) throw new Error('the number was known already')
  const joined = (await joinWith(newcomer.join_token)).answer()
  server.clock.advance(61)
  return joined
}

describe('signing in by telephone', () => {
  it('an unknown number joins with terms and age, no password, and is known from then on', async () => {
    const phone = someNumber()
    const sent = (await requestCode(server, phone)).answer().data
    expect(sent).toMatchObject({ digits: 4, expires_in: 300, resend_after: 60 })
    const newcomer = (await loginByCode(server, { phone, ...sent, code: await codeTo(server, phone) })).answer()
    if (!newcomer.is_new) throw new Error('the number was known already')
    expect(Object.keys(newcomer).sort()).toEqual(['expires_in', 'is_new', 'join_token'])
    expect((await joinWith(newcomer.join_token, { adult: false })).code()).toBe('invalid_input')
    expect((await joinWith(newcomer.join_token, { consents: [] })).code()).toBe('invalid_input')
    const joined = await joinWith(newcomer.join_token, { name: 'คุณแม่มะลิ' })
    expect(joined.status).toBe(201)
    expect(joined.answer().user).toMatchObject({ phone, email: null, name: 'คุณแม่มะลิ' })

    server.clock.advance(61)
    const { request } = (await requestCode(server, phone)).answer().data
    const known = await loginByCode(server, { phone, request, code: await codeTo(server, phone) })
    const member = known.answer()
    if (member.is_new) throw new Error('the number was not known')
    expect(member).toMatchObject({ is_new: false, user: { id: joined.answer().user.id } })
    expect(known.cookie).not.toBeNull()
    expect((await server.call(contract.readUser, { token: member.access_token })).status).toBe(200)
    const { strategy } = await server.store.db
      .selectFrom('sessions')
      .select('strategy')
      .where('member_id', '=', member.user.id)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(strategy).toBe('phone')
  })

  it('answers and writes the same for a known and an unknown number', async () => {
    const [known, unknown] = [someNumber(), someNumber()]
    await memberWith(known)
    const replies = [
      (await requestCode(server, known)).answer().data,
      (await requestCode(server, unknown)).answer().data,
    ]
    const shapes = replies.map(({ request, ...rest }) => ({ ...rest, request: request.length }))
    expect(shapes[0]).toEqual(shapes[1])
    const texts = await Promise.all([known, unknown].map(async (phone) => (await smsTo(server, phone))[0] ?? ''))
    expect(texts[0]?.replaceAll(/\d{4}/g, '')).toBe(texts[1]?.replaceAll(/\d{4}/g, ''))
  })

  it('reads a number as people write it, and knows it again', async () => {
    const phone = someNumber()
    const { user } = await memberWith(phone)
    const written = `+66 ${phone.slice(1, 3)}-${phone.slice(3, 6)} ${phone.slice(6)}`
    const { request } = (await requestCode(server, written)).answer().data
    const answer = (await loginByCode(server, { phone: written, request, code: await codeTo(server, phone) })).answer()
    expect(answer).toMatchObject({ is_new: false, user: { id: user.id } })
  })

  it('names our own page in the last line, whatever host was called, so that a browser fills the code in there alone', async () => {
    const phone = someNumber()
    await requestCode(server, phone)
    const [text = ''] = await smsTo(server, phone)
    expect(text).toMatch(/\n@127\.0\.0\.1 #\d{4}$/)
  })
})

describe('a code', () => {
  it('bears five tries, then the right one is no use either', async () => {
    const phone = someNumber()
    const { request } = (await requestCode(server, phone)).answer().data
    const code = await codeTo(server, phone)
    const left = []
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const refused = await loginByCode(server, { phone, request, code: wrongCode(code) })
      expect([refused.status, refused.code()]).toEqual([422, 'code_invalid'])
      left.push((refused.body as { tries_left: number }).tries_left)
    }
    expect(left).toEqual([4, 3, 2, 1])
    expect((await loginByCode(server, { phone, request, code: wrongCode(code) })).code()).toBe('code_expired')
    expect((await loginByCode(server, { phone, request, code })).code()).toBe('code_expired')
  })

  it('five tries at once are no more than five', async () => {
    const phone = someNumber()
    const { request } = (await requestCode(server, phone)).answer().data
    const code = await codeTo(server, phone)
    const attempt = Array.from({ length: 12 }, () => loginByCode(server, { phone, request, code: wrongCode(code) }))
    const invalid = (await Promise.all(attempt)).filter((reply) => reply.code() === 'code_invalid')
    expect(invalid).toHaveLength(4)
    expect((await loginByCode(server, { phone, request, code })).code()).toBe('code_expired')
  })

  it('lives five minutes', async () => {
    const phone = someNumber()
    const { request } = (await requestCode(server, phone)).answer().data
    const code = await codeTo(server, phone)
    server.clock.advance(300)
    expect((await loginByCode(server, { phone, request, code })).code()).toBe('code_expired')
  })

  it('is of no use in another browser, whose tries cost its owner none', async () => {
    const phone = someNumber()
    const { request } = (await requestCode(server, phone)).answer().data
    const code = await codeTo(server, phone)
    const other = (await requestCode(server, someNumber())).answer().data.request
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect((await loginByCode(server, { phone, request: other, code })).code()).toBe('code_expired')
    expect((await loginByCode(server, { phone, request, code })).status).toBe(200)
  })

  it('that was used to join signs nobody in afterwards', async () => {
    const phone = someNumber()
    const { request } = (await requestCode(server, phone)).answer().data
    const code = await codeTo(server, phone)
    await loginByCode(server, { phone, request, code })
    const newcomer = (await loginByCode(server, { phone, request, code })).answer()
    if (!newcomer.is_new) throw new Error('the number was known already')
    await joinWith(newcomer.join_token)
    expect((await loginByCode(server, { phone, request, code })).code()).toBe('code_expired')
  })

  it('is replaced by a newer one, and is no use for another number', async () => {
    const phone = someNumber()
    const first = (await requestCode(server, phone)).answer().data
    const code = await codeTo(server, phone)
    server.clock.advance(61)
    const second = (await requestCode(server, phone)).answer().data
    expect((await loginByCode(server, { phone, request: first.request, code })).code()).toBe('code_expired')
    const newer = await codeTo(server, phone)
    expect((await loginByCode(server, { phone: someNumber(), request: second.request, code: newer })).code()).toBe(
      'code_expired',
    )
    expect((await loginByCode(server, { phone, request: second.request, code: newer })).status).toBe(200)
  })

  it('is stored as a hash only, and so is what binds it to a browser', async () => {
    const phone = someNumber()
    const { request } = (await requestCode(server, phone)).answer().data
    const code = await codeTo(server, phone)
    const row = await server.store.db
      .selectFrom('one_time_codes')
      .selectAll()
      .where('address', '=', phone)
      .executeTakeFirstOrThrow()
    const remaining = Object.values(row)
    expect(remaining).not.toContain(code)
    expect(remaining).not.toContain(request)
  })
})

describe('a code whose answer was lost', () => {
  const request = () => randomUUID()
  const next = (phone: string, by: string) => requestCode(server, phone, undefined, by)

  it('is answered for once more to the same request, with the time that is left; no other is sent', async () => {
    const [phone, by] = [someNumber(), request()]
    const first = (await next(phone, by)).answer().data
    expect(first).toEqual({ request: by, digits: 4, expires_in: 300, resend_after: 60 })
    server.clock.advance(20)
    expect((await next(phone, by)).answer().data).toEqual({ ...first, expires_in: 280, resend_after: 40 })
    server.clock.advance(70)
    expect((await next(phone, by)).answer().data).toEqual({ ...first, expires_in: 210, resend_after: 0 })
    expect(await smsTo(server, phone)).toHaveLength(1)
    expect((await loginByCode(server, { phone, request: by, code: await codeTo(server, phone) })).status).toBe(200)
  })

  it('is one, also where the request comes ten times at once', async () => {
    const [phone, by] = [someNumber(), request()]
    const replies = await Promise.all(Array.from({ length: 10 }, () => next(phone, by)))
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(await smsTo(server, phone)).toHaveLength(1)
  })

  it('is as long as it was', async () => {
    const [phone, by] = [someNumber(), request()]
    await exhaustCode(server, phone)
    server.clock.advance(61)
    expect([(await next(phone, by)).answer().data.digits, (await next(phone, by)).answer().data.digits]).toEqual([6, 6])
    expect(await smsTo(server, phone)).toHaveLength(2)
  })

  it('is another one, within the limits, for another request or number, or once it is over', async () => {
    const [phone, by] = [someNumber(), request()]
    await next(phone, by)
    expect((await next(phone, request())).code()).toBe('rate_limited')
    expect((await next(someNumber(), by)).answer().data.resend_after).toBe(60)
    server.clock.advance(301)
    expect((await next(phone, by)).answer().data.expires_in).toBe(300)
    expect(await smsTo(server, phone)).toHaveLength(2)
  })

  it.each(['short', 'x'.repeat(129), 'with a space in it, long enough as it is'])(
    'is not asked for by %j',
    async (by) => {
      expect((await next(someNumber(), by)).code()).toBe('invalid_input')
    },
  )
})

describe('a sign-in whose answer was lost', () => {
  const signedIn = async () => {
    const phone = someNumber()
    const { user } = await memberWith(phone)
    const { request } = (await requestCode(server, phone)).answer().data
    const given = { phone, request, code: await codeTo(server, phone) }
    const first = (await loginByCode(server, given)).answer()
    if (first.is_new) throw new Error('the number was not known')
    return { given, first, user }
  }
  const openSessions = async (member: string) =>
    (
      await server.store.db
        .selectFrom('sessions')
        .select('id')
        .where('member_id', '=', member)
        .where('ended_at', 'is', null)
        .execute()
    ).length
  const reads = async (token: string) => (await server.call(contract.readMe, { token })).status

  it('is repeated with the same code, also twice; the last session stands in for those before', async () => {
    const { given, first, user } = await signedIn()
    const before = await openSessions(user.id)
    await loginByCode(server, given)
    const next = await loginByCode(server, given)
    const last = next.answer()
    if (last.is_new) throw new Error('the number was not known')
    expect([last.user.id, next.cookie !== null]).toEqual([user.id, true])
    expect([await reads(first.access_token), await reads(last.access_token)]).toEqual([401, 200])
    expect(await openSessions(user.id)).toBe(before)
  })

  it('is repeated for a minute from its first use, and no longer', async () => {
    const { given } = await signedIn()
    server.clock.advance(45)
    expect((await loginByCode(server, given)).status).toBe(200)
    server.clock.advance(15)
    expect((await loginByCode(server, given)).code()).toBe('code_expired')
  })

  it('is not repeated from another browser, nor with another code, of which five end it', async () => {
    const { given } = await signedIn()
    const other = (await requestCode(server, someNumber())).answer().data.request
    expect((await loginByCode(server, { ...given, request: other })).code()).toBe('code_expired')
    for (let attempt = 0; attempt < 4; attempt += 1)
      expect((await loginByCode(server, { ...given, code: wrongCode(given.code) })).code()).toBe('code_expired')
    expect((await loginByCode(server, given)).status).toBe(200)
    await loginByCode(server, { ...given, code: wrongCode(given.code) })
    expect((await loginByCode(server, given)).code()).toBe('code_expired')
  })

  it('is not repeated after it was signed out', async () => {
    const { given, first } = await signedIn()
    const headers = { origin: server.url }
    ;(await server.call(contract.logout, { token: first.access_token, headers })).answer()
    expect((await loginByCode(server, given)).code()).toBe('code_expired')
  })

  it("is not repeated where the number is nobody's any more, or another member's", async () => {
    const { given, user } = await signedIn()
    const { id: other } = (await server.join()).user
    const number = server.store.db.deleteFrom('identities').where('subject', '=', given.phone)
    await number.where('member_id', '=', user.id).execute()
    expect((await loginByCode(server, given)).code()).toBe('code_expired')
    await server.store.db
      .insertInto('identities')
      .values({ issuer: 'phone', subject: given.phone, member_id: other, verified_at: new Date() })
      .execute()
    expect((await loginByCode(server, given)).code()).toBe('code_expired')
  })
})

describe('what is no Thai mobile number', () => {
  it.each([
    ['+14155552671', 'not_thai_mobile'],
    ['+66212345678', 'not_mobile'],
    ['0212345678', 'not_mobile'],
    ['08123456789', 'not_mobile'],
    ['', 'required'],
    ['   ', 'required'],
    ['0812345678\r\nBcc: someone@example.com', 'malformed'],
    ['0812345678\u0000', 'malformed'],
    ['0812345678'.repeat(500), 'too_long'],
    [812345678, 'not_text'],
    [['0812345678'], 'not_text'],
    [{ $ne: '' }, 'not_text'],
  ])('%j is refused at the field, and nothing is sent', async (phone, code) => {
    const waiting = async () => (await server.store.db.selectFrom('outbox').select('id').execute()).length
    const before = await waiting()
    const reply = await server.call(contract.askPhoneCode, { body: { phone } })
    expect(reply.body).toMatchObject({ error_code: 'invalid_input', errors: [{ field: 'phone', code }] })
    expect(await waiting()).toBe(before)
  })

  it.each([['12345'], ['123'], ['1234567'], ['๑๒๓๔'], ['12a4'], ["1234' or 1=1"], ['1234\n'], ['1'.repeat(10_000)]])(
    'a code %j is refused unjudged',
    async (code) => {
      const reply = await loginByCode(server, { phone: '0812345678', request: 'x'.repeat(43), code })
      expect(reply.body).toMatchObject({ error_code: 'invalid_input', field: 'code' })
    },
  )
})
