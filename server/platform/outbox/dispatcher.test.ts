import { createServer, type Socket } from 'node:net'
import { createTransport } from 'nodemailer'
import { contract } from '@careplus/adapters/contract'
import { sql } from 'kysely'
import { beforeEach, expect, it, vi } from 'vitest'
import { reports } from '../../staff/backoffice/staffReports.js'
import { startTestServer } from '../../testing/testServer.js'
import { queueMessage, loadOutbox, type OutboxMessage } from './outbox.js'
import { outboxPage } from './outboxPage.js'
import { sendPendingMessages, type Deliver, type FailedAttempt } from './dispatcher.js'
import { smtpDelivery, smtpOptions } from './smtp.js'
import { textMessagesOf } from './textMessages.js'
import { ownStore } from '../../testing/ownStore.js'

const began = Date.parse('2026-11-20T23:30:00Z')
const at = (seconds: number): Date => new Date(began + seconds * 1000)
const store = ownStore(at(0))
beforeEach(() => store.db.deleteFrom('outbox').execute())

const emailNow: OutboxMessage = { channel: 'mail', to: 'a@example.com', subject: 'รหัส', text: 'รหัสคือ 123456' }

it('delivers each letter once, oldest first, and keeps no text of it', async () => {
  await queueMessage(store.db, emailNow, at(0))
  await queueMessage(store.db, { ...emailNow, to: 'b@example.com' }, at(1))
  const went: string[] = []
  const deliver = async ({ to, text }: OutboxMessage): Promise<void> => void went.push(`${to} ${text}`)
  expect(await sendPendingMessages(store.db, deliver, () => at(2))).toBe(2)
  expect(await sendPendingMessages(store.db, deliver, () => at(3))).toBe(0)
  expect(went).toEqual(['a@example.com รหัสคือ 123456', 'b@example.com รหัสคือ 123456'])
  const stored = await store.db.selectFrom('outbox').select(['subject', 'text']).execute()
  expect(stored).toEqual([
    { subject: '', text: '' },
    { subject: '', text: '' },
  ])
})

const hour = 3600
const day = 24 * hour

it('tries a code again later and later, at most eight times, and gives it up once it has expired', async () => {
  await queueMessage(store.db, emailNow, at(0), { expiresAt: at(day) })
  let attempts = 0
  const refuse = async (): Promise<void> => {
    attempts += 1
    throw new Error('no')
  }
  const failures: FailedAttempt[] = []
  const failed = (one: FailedAttempt) => void failures.push(one)
  for (let minute = 0; minute < 25 * 60; minute += 5)
    await sendPendingMessages(store.db, refuse, () => at(minute * 60), { failed })
  expect(attempts).toBe(8)
  expect(failures.map((one) => one.tries)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(failures.map(({ next }) => next !== null)).toEqual([true, true, true, true, true, true, true, false])
  const stored = await store.db.selectFrom('outbox').select(['text', 'given_up_at', 'tries']).execute()
  expect(stored).toEqual([{ text: '', given_up_at: expect.any(Date), tries: 8 }])
})

it('tries any other letter for four days, and leaves the same day once the relay is back', async () => {
  await queueMessage(store.db, emailNow, at(0))
  await queueMessage(store.db, { ...emailNow, to: 'b@example.com' }, at(0))
  const starts: number[] = []
  const went: string[] = []
  const failures: FailedAttempt[] = []
  let second = 0
  const deliver: Deliver = async ({ to }) => {
    if (to === emailNow.to) starts.push(second)
    if (to === emailNow.to || second < 3 * day)
      throw Object.assign(new Error(`mail to ${emailNow.to}`), { code: 'EENVELOPE', responseCode: 450 })
    went.push(to)
  }
  const failed = (one: FailedAttempt) => void failures.push(one)
  while (second < 5 * day) {
    await sendPendingMessages(store.db, deliver, () => at(second), { failed })
    const waiting = await store.db
      .selectFrom('outbox')
      .select(({ fn }) => fn.min('next_try_at').as('next'))
      .where('sent_at', 'is', null)
      .where('given_up_at', 'is', null)
      .executeTakeFirst()
    second = waiting?.next ? (waiting.next.getTime() - began) / 1000 : 5 * day
  }
  const pauses = starts.slice(1).map((start, i) => start - (starts[i] ?? 0))
  expect(pauses.slice(0, 3)).toEqual([10, 20, 40])
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses.at(-1)).toBe(4 * hour)
  expect(starts.at(-1)).toBeGreaterThan(3.8 * day)
  expect(starts.at(-1)).toBeLessThan(4 * day)
  expect(went).toEqual(['b@example.com'])
  expect(failures.filter(({ next }) => next === null)).toHaveLength(1)
  expect(JSON.stringify(failures)).not.toContain('example.com')
  expect(failures[0]).toMatchObject({ channel: 'mail', reason: 'EENVELOPE 450', tries: 1 })
})

it('commits a try before the letter leaves, and holds nothing while it is under way', async () => {
  await queueMessage(store.db, emailNow, at(0))
  const delivered: unknown[] = []
  const deliver: Deliver = async ({ id }) => {
    const row = await store.db.selectFrom('outbox').select('tries').where('id', '=', id).executeTakeFirst()
    const others = await sendPendingMessages(store.db, deliver, () => at(2))
    delivered.push([row?.tries, others])
  }
  expect(await sendPendingMessages(store.db, deliver, () => at(1))).toBe(1)
  expect(delivered).toEqual([[1, 0]])
})

it.each([
  ['the store does not take that it was sent', true],
  ['the process dies after the claim', false],
])('sends nothing more than eight times where %s', async (_what, arrives) => {
  await queueMessage(store.db, emailNow, at(0), { expiresAt: at(day) })
  const { db } = store
  await sql`create function refuse_sent() returns trigger language plpgsql as $$ begin raise exception 'away'; end $$`.execute(
    db,
  )
  await sql`create trigger refuse_sent before update on outbox for each row
    when (new.sent_at is not null or new.failure is not null) execute function refuse_sent()`.execute(db)
  let attempts = 0
  const deliver = async (): Promise<void> => {
    attempts += 1
    if (!arrives) throw new Error('no')
  }
  for (let minute = 0; minute < 25 * 60; minute += 6)
    await sendPendingMessages(db, deliver, () => at(minute * 60)).catch(() => undefined)
  await sql`drop function refuse_sent cascade`.execute(db)
  expect(attempts).toBe(8)
})

it('sends codes before all that has waited for days', async () => {
  for (const to of ['a@example.com', 'b@example.com']) await queueMessage(store.db, { ...emailNow, to }, at(0))
  await queueMessage(store.db, { ...emailNow, to: 'code@example.com' }, at(day), { expiresAt: at(day + 600) })
  const went: string[] = []
  await sendPendingMessages(
    store.db,
    async ({ to }) => void went.push(to),
    () => at(day + 1),
  )
  expect(went[0]).toBe('code@example.com')
})

/** Milliseconds; null: for ever. */
interface Delays {
  readonly greetsAfter?: number | null
  readonly takesAfter?: number | null
}

const relay = async ({ greetsAfter = 0, takesAfter = 0 }: Delays = {}) => {
  const sockets: Socket[] = []
  let received = ''
  const respond = (socket: Socket, text: string, after: number | null): void => {
    if (after !== null) setTimeout(() => void socket.write(text), after)
  }
  const answer = (socket: Socket, line: string): void => {
    if (/^DATA/.test(line)) socket.write('354 go on\r\n')
    else if (/^QUIT/.test(line)) socket.end('221 bye\r\n')
    else if (/^(EHLO|HELO|MAIL|RCPT)/.test(line)) socket.write('250 ok\r\n')
    else if (line === '.') respond(socket, '250 ok\r\n', takesAfter)
  }
  const server = createServer((socket) => {
    sockets.push(socket)
    respond(socket, '220 test\r\n', greetsAfter)
    socket.on('data', (chunk) => {
      received += chunk.toString()
      for (const line of chunk.toString().split('\r\n')) answer(socket, line)
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { readonly port: number }
  const close = (): void => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { smtpUrl: `smtp://127.0.0.1:${port}`, heard: () => received, calls: () => sockets.length, close }
}

const from = 'CarePlus <hello@careplus.example>'

it('speaks SMTP', async () => {
  const { smtpUrl, heard: received, close } = await relay()
  const smtp = smtpDelivery({ smtpUrl, from })
  await smtp.deliver({ ...emailNow, id: '1', subject: 'code', text: 'code 123456' })
  smtp.close()
  close()
  expect(received()).toMatch(/MAIL FROM:<hello@careplus\.example>[^]*RCPT TO:<a@example\.com>[^]*code 123456/)
})

it.each([
  ['says nothing', { greetsAfter: null }],
  ['does not say that it has taken a letter', { takesAfter: null }],
])(
  'waits no longer for a server that %s, and tries again later',
  async (_what, delays) => {
    await queueMessage(store.db, emailNow, at(0))
    const { smtpUrl, calls, close } = await relay(delays)
    const smtp = smtpDelivery({ smtpUrl, from }, { connectMs: 1000, greetingMs: 500, answerMs: 500 })
    expect(await sendPendingMessages(store.db, smtp.deliver, () => at(1))).toBe(0)
    expect(calls()).toBe(1)
    smtp.close()
    close()
    expect(
      await sendPendingMessages(
        store.db,
        async () => undefined,
        () => at(10),
      ),
    ).toBe(0)
    expect(
      await sendPendingMessages(
        store.db,
        async () => undefined,
        () => at(11),
      ),
    ).toBe(1)
  },
  20_000,
)

it('reckons a pause from the end of a try that took minutes, so that what was posted meanwhile comes first', async () => {
  let second = 0
  const clock = () => at(second)
  await queueMessage(store.db, emailNow, clock())
  const hangs = () => {
    second += 180
    return Promise.reject(new Error('no answer'))
  }
  expect(await sendPendingMessages(store.db, hangs, clock)).toBe(0)
  await queueMessage(store.db, { ...emailNow, to: 'b@example.com' }, at(170))
  const sent: string[] = []
  const deliver: Deliver = async ({ to }) => void sent.push(to)
  second = 189
  await sendPendingMessages(store.db, deliver, clock)
  expect(sent).toEqual(['b@example.com'])
  second = 190
  await sendPendingMessages(store.db, deliver, clock)
  expect(sent).toEqual(['b@example.com', emailNow.to])
})

it('sends nothing more once it is closed', async () => {
  const { smtpUrl, calls, close } = await relay({})
  const smtp = smtpDelivery({ smtpUrl, from })
  smtp.close()
  await expect(smtp.deliver({ ...emailNow, id: 'x' })).rejects.toThrow('aborted')
  expect(calls()).toBe(0)
  close()
})

it('begins no other letter once it is to end, and waits no longer for one that is given up', async () => {
  await queueMessage(store.db, emailNow, at(0))
  await queueMessage(store.db, { ...emailNow, to: 'b@example.com' }, at(0))
  const { smtpUrl, heard: received, calls, close } = await relay({ takesAfter: null })
  const smtp = smtpDelivery({ smtpUrl, from })
  const ending = new AbortController()
  const run = sendPendingMessages(store.db, smtp.deliver, () => at(1), { ending: ending.signal })
  await vi.waitFor(() => expect(received()).toMatch(/123456/), { timeout: 30_000 })
  ending.abort()
  smtp.close()
  expect(await run).toBe(0)
  expect(calls()).toBe(1)
  close()
  expect(
    await sendPendingMessages(
      store.db,
      async () => undefined,
      () => at(11),
    ),
  ).toBe(2)
})

it.each([
  ['greets later than others take a call', { greetsAfter: 600 }, { connectMs: 300, greetingMs: 10_000 }],
  ['reads a letter through before it takes it', { takesAfter: 1600 }, { connectMs: 1000, greetingMs: 1000 }],
])('has patience with a server that %s', async (_what, delays, timeouts) => {
  await queueMessage(store.db, emailNow, at(0))
  const { smtpUrl, calls, close } = await relay(delays)
  const smtp = smtpDelivery({ smtpUrl, from }, { ...timeouts, answerMs: 10_000 })
  expect(await sendPendingMessages(store.db, smtp.deliver, () => at(1))).toBe(1)
  smtp.close()
  close()
  expect(calls()).toBe(1)
})

it.each([
  ['smtp://mail.example:587', true],
  ['smtp://10.0.0.5', true],
  ['smtp://localhost.example', true],
  ['smtp://127.example', true],
  ['smtp://user:secret@localhost:25', false],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://[::1]:1025', false],
  ['smtps://mail.example:465', false],
  ['smtp://mail.example?requireTLS=false', false],
  ['smtp://localhost?requireTLS=true', true],
])('to %s TLS has to be asked for: %s', (url, required) => {
  expect(createTransport(smtpOptions(url)).options).toMatchObject({ requireTLS: required })
})

it('waits three minutes for a letter to be taken, unless its address says otherwise', () => {
  const timeouts = { connectionTimeout: 40_000, greetingTimeout: 30_000, socketTimeout: 180_000 }
  expect(createTransport(smtpOptions('smtp://mail.example')).options).toMatchObject(timeouts)
  const { options } = createTransport(smtpOptions('smtps://mail.example?socketTimeout=60000'))
  expect(options).toMatchObject({ ...timeouts, socketTimeout: 60_000 })
})

it('goes with a production server, which has no outbox page and no demo account', async () => {
  const server = await startTestServer({
    config: {
      mode: 'production',
      publicUrl: 'https://careplus.example',
      mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'a@example.com' },
    },
  })
  const outbox = await fetch(`${server.url}/outbox`, { headers: { accept: 'application/json' } })
  expect(outbox.status).toBe(404)
  expect(await server.store.db.selectFrom('members').select('id').execute()).toEqual([])
  expect((await server.call(contract.askJoinCode, { body: { email: 'a@example.com' } })).status).toBe(200)
  await server.stop()
})

it('tells in /readyz and to staff what waits for long, and what was given up', async () => {
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'a@example.com' }
  const server = await startTestServer({ config: { mode: 'production', publicUrl: 'https://careplus.example', mail } })
  const { db } = server.store
  const emails = async () => (await server.call(contract.readyz)).answer().letters
  expect(await emails()).toEqual({ late: 0, given_up: 0, mail_instead: 0 })
  await queueMessage(db, emailNow, server.now())
  server.clock.advance(16 * 60)
  await queueMessage(db, emailNow, server.now())
  expect(await emails()).toEqual({ late: 1, given_up: 0, mail_instead: 0 })
  server.clock.advance(4 * day)
  await vi.waitFor(async () => expect(await emails()).toEqual({ late: 0, given_up: 2, mail_instead: 0 }), {
    timeout: 30_000,
  })
  expect(server.logs.filter((line) => line.includes('a message failed finally'))).toHaveLength(2)
  expect(server.logs.join('')).not.toContain(emailNow.to)
  const rows = await reports.letters(db)
  expect(rows).toMatchObject({ total: 2, rows: [{ channel: 'mail', given_up_at: expect.any(String) }, {}] })
  expect(JSON.stringify(rows)).not.toContain(emailNow.to)
  server.clock.advance(2 * day)
  expect(await emails()).toEqual({ late: 0, given_up: 0, mail_instead: 0 })
  await server.stop()
})

it('shows letters as text, whatever is in them', () => {
  const hostile = { ...emailNow, id: '1', created_at: '', subject: '<script>', to: '"><img>', text: '</pre>&' }
  expect(outboxPage([hostile])).not.toMatch(/<script|<img|<\/pre>&/)
})

it('takes text messages in demo mode; without a provider production offers none', async () => {
  const messages = textMessagesOf({ mode: 'demo', sms: null })
  await messages?.send(store.db, { to: '+66812345678', text: 'รหัสคือ 1234', known: false }, at(0))
  const [message] = await loadOutbox(store.db)
  expect(message).toMatchObject({ channel: 'sms', to: '+66812345678', text: 'รหัสคือ 1234' })
  expect(
    await sendPendingMessages(
      store.db,
      () => Promise.reject(new Error('no')),
      () => at(1),
    ),
  ).toBe(0)
  expect(textMessagesOf({ mode: 'production', sms: null })).toBeNull()
})

it('sends no text message again that may have been taken, which stays counted', async () => {
  const budget = { day: '2026-01-05', hour: null, parts: 1 }
  const hits = ['6f9619ff-8b86-4d01-b42d-00cf4fc964ff']
  const [unheard, killed, refused] = ['+66811111111', '+66822222222', '+66833333333'] as const
  await store.db.insertInto('message_days').values({ day: budget.day, sent: 3, unknown: 0 }).execute()
  const attempts: string[] = []
  const failures: FailedAttempt[] = []
  const carry = async (to: string, thrown: Error): Promise<void> => {
    await queueMessage(store.db, { channel: 'sms', to, subject: '', text: 'รหัสคือ 1234' }, at(0), {
      hits,
      budget,
      expiresAt: at(300),
    })
    const deliver: Deliver = async (message) => {
      attempts.push(message.to)
      throw thrown
    }
    await sendPendingMessages(store.db, deliver, () => at(1), {
      channel: 'sms',
      failed: (one) => void failures.push(one),
    })
  }
  await carry(unheard, Object.assign(new Error('no answer'), { code: 'ABORT_ERR', outcome: 'unknown' }))
  await carry(refused, Object.assign(new Error('no'), { responseCode: 500 }))
  await queueMessage(store.db, { channel: 'sms', to: killed, subject: '', text: 'รหัสคือ 1234' }, at(0), {
    budget,
    expiresAt: at(300),
  })
  await store.db.updateTable('outbox').set({ tries: 1 }).where('recipient', '=', killed).execute()
  const deliverSecond: Deliver = async ({ to }) => void attempts.push(to)
  await sendPendingMessages(store.db, deliverSecond, () => at(60), {
    channel: 'sms',
    failed: (one) => void failures.push(one),
  })
  expect(attempts).toEqual([unheard, refused, refused])
  expect(failures.map(({ reason, next }) => [reason, next !== null])).toEqual([
    ['ABORT_ERR', false],
    ['500', true],
    ['late', false],
  ])
  const counted = await store.db.selectFrom('message_days').select('sent').where('day', '=', budget.day).execute()
  expect(counted).toEqual([{ sent: 2 }])
})
