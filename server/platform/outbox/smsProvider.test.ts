import { createServer, type Server } from 'node:https'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@careplus/adapters/contract'
import { todayInBangkok } from '@careplus/core/calendar'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseConfig } from '../config/env.js'
import type { SmsSettings } from '../config/sms.js'
import { selfSigned } from '../../testing/certificate.js'
import { phoneIssuer } from '../../account/members/members.js'
import { requestCode, loginByCode, someNumber, wrongCode } from '../../testing/phoneFixtures.js'
import { startTestServer, type TestServer } from '../../testing/testServer.js'
import { secondsToNextDay } from './smsBudget.js'
import { sendPendingMessages } from './dispatcher.js'
import { smsBody, smsDelivery } from './smsProvider.js'

interface ReceivedCall {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

const { key, cert } = selfSigned()
let provider: Server
let url = ''
let calls: ReceivedCall[] = []
let answer = 202
const listen = (): Promise<void> =>
  new Promise((listening) => {
    provider = createServer({ key, cert }, (call, reply) => {
      let body = ''
      call.on('data', (chunk: Buffer) => (body += chunk.toString()))
      call.on('end', () => {
        calls.push({ path: call.url ?? '', headers: call.headers, body })
        if (answer === 0) return
        reply.writeHead(answer, { location: 'https://127.0.0.1:1/' }).end('{"status":"queued"}')
      })
    })
    provider.listen(0, '127.0.0.1', listening)
  })

let folder = ''
beforeAll(async () => {
  await listen()
  const { port } = provider.address() as { readonly port: number }
  url = `https://127.0.0.1:${port}/v1/messages?region=th`
  folder = mkdtempSync(join(tmpdir(), 'careplus-sms-'))
  writeFileSync(join(folder, 'ca.pem'), cert)
})
afterAll(() => {
  provider.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  calls = []
  answer = 202
})

const settings = (more: Partial<SmsSettings> = {}): SmsSettings => ({
  url,
  headers: { authorization: 'Bearer secret' },
  sender: 'CarePlus',
  body: '{"to":"{to}","from":"{sender}","text":"{text}"}',
  ca: cert,
  dailyBudget: 2000,
  ...more,
})
const message = { id: 'm-1', channel: 'sms', to: '+66812345678', subject: '', text: 'รหัส "1234"\n@a #1234' } as const

describe('a message to the provider', () => {
  it('is one HTTPS call with JSON, token, and an id for a repeat', async () => {
    await smsDelivery(settings())(message)
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({
      path: '/v1/messages?region=th',
      headers: {
        authorization: 'Bearer secret',
        'content-type': 'application/json; charset=utf-8',
        'idempotency-key': 'm-1',
      },
    })
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ to: message.to, from: 'CarePlus', text: message.text })
  })

  it('is a form where the template is one, with the number as the provider wants it', async () => {
    const body = 'msisdn={national}&message={text}&sender={sender}&force=standard'
    await smsDelivery(settings({ body, headers: { 'x-account': 'careplus' } }))(message)
    expect(calls[0]?.headers).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
      'x-account': 'careplus',
    })
    expect(Object.fromEntries(new URLSearchParams(calls[0]?.body))).toEqual({
      msisdn: '0812345678',
      message: message.text,
      sender: 'CarePlus',
      force: 'standard',
    })
  })

  it.each([200, 201, 202, 204])('taken: %i', async (status) => {
    answer = status
    await expect(smsDelivery(settings())(message)).resolves.toBeUndefined()
  })

  it.each([301, 302, 400, 401, 429, 500, 503])('not taken: %i, whose words are not repeated', async (status) => {
    answer = status
    await expect(smsDelivery(settings())(message)).rejects.toMatchObject({
      message: `provider answered ${status}`,
      responseCode: status,
    })
    expect(calls).toHaveLength(1)
  })

  it('goes to nobody whose certificate is not vouched for, and not where nobody listens', async () => {
    await expect(smsDelivery(settings({ ca: null }))(message)).rejects.toThrow(/self.signed/)
    await expect(smsDelivery(settings({ ca: selfSigned().cert }))(message)).rejects.toThrow(/certificate/)
    await expect(smsDelivery(settings({ url: 'https://127.0.0.1:1/' }))(message)).rejects.toThrow(/ECONNREFUSED/)
    expect(calls).toEqual([])
  })

  it('has an unknown outcome where the provider was reached and does not answer, and a known one where it was not', async () => {
    const outcomeOf = (sent: Promise<void>) => sent.catch(({ outcome }: { readonly outcome?: string }) => outcome)
    answer = 0
    expect(await outcomeOf(smsDelivery(settings(), 1500)(message))).toBe('unknown')
    expect(calls).toHaveLength(1)
    answer = 504
    expect(await outcomeOf(smsDelivery(settings())(message))).toBe('unknown')
    answer = 500
    expect(await outcomeOf(smsDelivery(settings())(message))).toBeUndefined()
    expect(await outcomeOf(smsDelivery(settings({ url: 'https://127.0.0.1:1/' }))(message))).toBeUndefined()
  })

  it('cannot change the shape of the call, whatever is in it', () => {
    const text = '","to":"+19005550100","x":"{sender}&to=1'
    const filling = { to: '+66812345678', text, sender: 'CarePlus' }
    const json = smsBody('{"messages":[{"to":"{to}","content":{"text":"{text}"}}]}', filling)
    expect(JSON.parse(json.body)).toEqual({ messages: [{ to: '+66812345678', content: { text } }] })
    const form = smsBody('to={to}&text={text}', filling)
    expect([...new URLSearchParams(form.body)]).toEqual([
      ['to', '+66812345678'],
      ['text', text],
    ])
  })
})

describe('a production server with a provider', () => {
  let server: TestServer
  let deliver: () => Promise<number>
  const numberOf = (phone: string): string => `+66${phone.slice(1)}`
  const newest = (phone: string): string => {
    const texts = calls.map(({ body }) => JSON.parse(body) as { readonly to: string; readonly text: string })
    return texts.filter(({ to }) => to === numberOf(phone)).at(-1)?.text ?? ''
  }
  const spentToday = async (): Promise<number> => {
    const day = server.today()
    const row = await server.store.db
      .selectFrom('message_days')
      .select('sent')
      .where('day', '=', day)
      .executeTakeFirst()
    return row?.sent ?? 0
  }

  beforeAll(async () => {
    const parsed = parseConfig({
      CAREPLUS_MODE: 'production',
      PUBLIC_URL: 'https://careplus.example',
      API_KEYS: 'careplus-web',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'CarePlus <hello@careplus.example>',
      DATABASE_URL: 'postgres://127.0.0.1/careplus',
      IDENTITY_KEY: '0f'.repeat(32),
      PICTURES_SOCKET: '/run/careplus-pictures.socket',
      SMS_URL: url,
      SMS_TOKEN: 'secret',
      SMS_CA: join(folder, 'ca.pem'),
      SMS_DAILY_BUDGET: '64',
    })
    if (E.isLeft(parsed)) throw new Error(JSON.stringify(parsed.left))
    const { publicUrl, sms } = parsed.right
    if (sms === null) throw new Error('the settings name no provider')
    deliver = () => sendPendingMessages(server.store.db, smsDelivery(sms), () => server.now(), { channel: 'sms' })
    server = await startTestServer({ config: { mode: 'production', publicUrl, sms } })
  })
  afterAll(() => server.stop())

  it('offers the way', async () => {
    expect((await server.call(contract.readWays)).answer().data.phone).toBe(true)
  })

  it('delivers the code by itself, which signs in', async () => {
    const phone = someNumber()
    const { request } = (await requestCode(server, phone)).answer().data
    await expect.poll(() => newest(phone), { timeout: 15_000 }).toMatch(/@careplus\.example #\d{4}$/)
    const code = /#(\d{4})$/.exec(newest(phone))?.[1] ?? ''
    expect((await loginByCode(server, { phone, request, code: wrongCode(code) })).code()).toBe('code_invalid')
    expect((await loginByCode(server, { phone, request, code })).status).toBe(200)
    const [row] = await server.store.db.selectFrom('outbox').select(['text', 'sent_at']).execute()
    expect(row?.text).toBe('')
  })

  it('a message that failed uses up no resend and nothing of the budget, and is tried again until its code is old', async () => {
    const before = await spentToday()
    answer = 503
    const phone = someNumber()
    expect((await requestCode(server, phone)).status).toBe(200)
    await expect.poll(() => calls.length, { timeout: 15_000 }).toBe(1)
    await expect.poll(spentToday).toBe(before)
    const { request } = (await requestCode(server, phone)).answer().data
    await expect.poll(() => calls.length, { timeout: 15_000 }).toBe(2)
    expect(
      await server.store.db.selectFrom('outbox').select('id').where('recipient', '=', numberOf(phone)).execute(),
    ).toHaveLength(1)
    answer = 202
    server.clock.advance(11)
    await deliver()
    await expect.poll(() => calls.length, { timeout: 15_000 }).toBe(3)
    const code = /#(\d{4})$/.exec(newest(phone))?.[1] ?? ''
    expect((await loginByCode(server, { phone, request, code })).status).toBe(200)
  })

  it('a message whose code is old is not sent any more', async () => {
    answer = 500
    const phone = someNumber()
    await requestCode(server, phone)
    await expect.poll(() => calls.length, { timeout: 15_000 }).toBe(1)
    server.clock.advance(301)
    await deliver()
    expect(calls).toHaveLength(1)
  })

  it("when strangers' part of the budget is spent all numbers are answered alike, and only a known one is sent its code", async () => {
    answer = 202
    const [phone, stranger] = [someNumber(), someNumber()]
    const { db } = server.store
    server.clock.advance(3600)
    const hour = new Date(Math.floor(server.clock.now() / 3_600_000) * 3_600_000)
    await db.insertInto('message_hours').values({ hour, sent: 8 }).execute()
    const [id, now] = [randomUUID(), server.now()]
    const silent = { email: null, name: null, birthday: null, adult_confirmed_at: now, created_at: now }
    await db
      .insertInto('members')
      .values({ id, ...silent })
      .execute()
    const identity = { issuer: phoneIssuer, subject: phone, member_id: id, verified_at: now }
    await db.insertInto('identities').values(identity).execute()
    const answered = async () => {
      const replies = [await requestCode(server, phone), await requestCode(server, stranger)]
      const outcomes = replies.map(({ status, body }) => {
        const { data, request_id: _, ...rest } = body as { data?: { request: string }; request_id?: string }
        return { status, rest, data: { ...data, request: typeof data?.request } }
      })
      expect(outcomes[1]).toEqual(outcomes[0])
      const [one = 0, other = 0] = replies.map(({ headers }) => Number(headers.get('retry-after')))
      expect(Math.abs(one - other)).toBeLessThan(5)
      return outcomes[0]?.status
    }
    const rows = (to: string) => db.selectFrom('outbox').select('id').where('recipient', '=', numberOf(to)).execute()
    expect(await answered()).toBe(200)
    expect([(await rows(phone)).length, (await rows(stranger)).length]).toEqual([1, 0])
    expect(await answered()).toBe(429)
    server.clock.advance(61)
    const day = todayInBangkok(server.clock.now())
    await db.updateTable('message_days').set({ sent: 64 }).where('day', '=', day).execute()
    expect(await answered()).toBe(503)
    server.clock.advance(secondsToNextDay(server.now()))
    expect(await answered()).toBe(200)
    expect(await rows(stranger)).toHaveLength(1)
  })

  it('what the budget refuses counts for the network, so that no list of numbers is tried', async () => {
    const day = todayInBangkok(server.clock.now())
    const spent = { day, sent: 64 }
    await server.store.db
      .insertInto('message_days')
      .values(spent)
      .onConflict((same) => same.column('day').doUpdateSet({ sent: 64 }))
      .execute()
    const codes: string[] = []
    for (let n = 0; n < 61; n += 1) codes.push((await requestCode(server, someNumber(), '203.0.113.77')).code())
    expect([new Set(codes.slice(0, 60)), codes[60]]).toEqual([new Set(['messages_spent']), 'rate_limited'])
  })
})
