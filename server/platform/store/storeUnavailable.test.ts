import { contract } from '@careplus/adapters/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newRecord, startTestServer, withChild, type Member, type TestServer } from '../../testing/testServer.js'
import { testPlace, type TestPlace } from '../../testing/testStore.js'
import { runDueJobs } from '../jobs/jobRunner.js'
import { queueMessage } from '../outbox/outbox.js'
import { sendPendingMessages } from '../outbox/dispatcher.js'
import { isStoreUnavailable, isUnreachable } from './storeUnavailable.js'

/** While it is away, no connection opens, and an open one breaks at its next statement. */
const outage = { isAway: false, breaksAfter: Infinity }
const broken = (): Error => new Error('Connection terminated unexpectedly')

let inner: TestPlace
let server: TestServer
let member: Member
beforeAll(async () => {
  inner = await testPlace()
  const open: TestPlace['open'] = async () => {
    const engine = await inner.open()
    return {
      close: () => engine.close(),
      connect: async () => {
        if (outage.isAway) throw broken()
        const { query, ...conversation } = await engine.connect()
        return {
          ...conversation,
          query: async (statement, values) => {
            // The response is lost, so the outcome is unknown.
            const answer = await query(statement, values)
            if (statement === 'commit' && (outage.breaksAfter -= 1) < 0) {
              outage.breaksAfter = Infinity
              throw broken()
            }
            return answer
          },
        }
      },
    }
  }
  server = await startTestServer({ place: { ...inner, open } })
  member = await server.join()
})
afterAll(async () => {
  outage.isAway = false
  await server.stop()
  await inner.remove()
})
beforeEach(() => {
  outage.isAway = false
  outage.breaksAfter = Infinity
})

it.each([
  [{ code: '57P01' }, true],
  [{ code: '25006' }, true],
  [{ code: 'ECONNREFUSED' }, true],
  [{ message: 'Client has encountered a connection error and is not queryable' }, true],
  [{ code: 'ENOENT', syscall: 'connect' }, true],
  [{ code: 'ENOENT', syscall: 'open' }, false],
  [{ code: '28P01' }, false],
  [{ code: '23505', message: 'duplicate key' }, false],
  [{ message: 'the words "Connection terminated" in a letter' }, false],
  [null, false],
])('%j is a database that is away: %s', (failure, expected) => {
  expect(isStoreUnavailable(failure)).toBe(expected)
})

it.each([
  [{ code: 'ENOENT', syscall: 'connect' }, true],
  [{ code: 'EAI_AGAIN', syscall: 'getaddrinfo' }, true],
  [{ code: '28P01' }, true],
  [{ code: '3D000' }, true],
  [{ code: '42P01' }, false],
  [{ code: 'ENOENT', syscall: 'open' }, false],
])('%j is a database that a server cannot start on: %s', (failure, expected) => {
  expect(isUnreachable(failure)).toBe(expected)
})

it('is told as busy, with when to come again, to parents and to whoever asks for readiness', async () => {
  const child = await withChild(server, member)
  outage.isAway = true
  const { access_token: token } = member
  for (const reply of [
    await server.call(contract.readyz),
    await server.call(contract.login, { body: { email: member.email, password: member.password } }),
    await server.call(contract.listGrowth, { token, params: { id: child.id } }),
    await server.call(contract.addGrowth, { token, params: { id: child.id }, body: newRecord }),
  ])
    expect([reply.status, reply.code(), reply.headers.get('retry-after')]).toStrictEqual([503, 'busy', '5'])
  outage.isAway = false
  expect((await server.call(contract.readyz)).status).toBe(200)
})

it('does not make a record twice whose answer was lost on its way to us', async () => {
  const child = await withChild(server, member)
  const { access_token: token } = member
  outage.breaksAfter = 0
  const made = await server.call(contract.addGrowth, { token, params: { id: child.id }, body: newRecord })
  expect(made.status).toBe(201)
  const stored = (await server.call(contract.listGrowth, { token, params: { id: child.id } })).answer().data
  expect(stored.map(({ id }) => id).toSorted()).toStrictEqual([child.record, made.answer().data.id].toSorted())
})

it('has a letter noted that was sent meanwhile, so that it is sent once', async () => {
  const { db } = server.store
  const id = await queueMessage(db, { channel: 'sms', to: '0812345678', subject: '', text: 'สวัสดีค่ะ' }, server.now())
  const went: string[] = []
  const deliver = async (mail: { readonly id: string }): Promise<void> => {
    went.push(mail.id)
    outage.isAway = true
    setTimeout(() => (outage.isAway = false), 1_200)
  }
  const later = (): Date => new Date(server.now().getTime() + 60_000)
  await sendPendingMessages(db, deliver, later, { channel: 'sms' })
  await sendPendingMessages(db, deliver, () => new Date(later().getTime() + 3_600_000), { channel: 'sms' })
  expect(went).toStrictEqual([id])
  const { sent_at } = await db.selectFrom('outbox').select('sent_at').where('id', '=', id).executeTakeFirstOrThrow()
  expect(sent_at).toBeInstanceOf(Date)
})

it('is no fault of a job, which comes again as it was', async () => {
  const { db } = server.store
  const [id, now] = [randomUUID(), server.now()]
  await db.insertInto('jobs').values({ id, kind: 'try', subject: id, run_at: now, tries: 0, done_at: null }).execute()
  const failed: unknown[] = []
  const breaks = { try: async () => Promise.reject(broken()) }
  await expect(runDueJobs(db, breaks, now, (reason) => void failed.push(reason))).rejects.toThrow('terminated')
  const job = () => db.selectFrom('jobs').select(['tries', 'run_at']).where('id', '=', id).executeTakeFirstOrThrow()
  expect(await job()).toStrictEqual({ tries: 0, run_at: now })
  expect(await runDueJobs(db, { try: async () => undefined }, now, (reason) => void failed.push(reason))).toBe(1)
  expect([(await job()).tries, failed]).toStrictEqual([1, []])
})
