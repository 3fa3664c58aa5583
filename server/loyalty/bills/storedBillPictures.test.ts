import * as E from 'fp-ts/Either'
import { readdirSync } from 'node:fs'
import { contract } from '@careplus/adapters/contract'
import { addDays, addMonths, daysBetween } from '@careplus/core/calendar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from '../../platform/storage/openStorage.js'
import type { Storage } from '../../platform/storage/storage.js'
import { inTransaction } from '../../platform/store/store.js'
import { billProducts, postBill, newBill, sentBill, withShops } from '../../testing/billFixtures.js'
import { startS3Server, type S3Server } from '../../testing/s3Server.js'
import { testDatabaseUrl } from '../../testing/testStore.js'
import { startTestServer, unexpected, type Member, type TestServer } from '../../testing/testServer.js'
import { decideBillAs, type StaffDecision } from './decideBill.js'
import { removeDuePictures, billPictureCleanup } from './storedBillPictures.js'
import { runJobs } from '../../testing/backgroundWork.js'
import { downloadOf } from '../../testing/download.js'

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server(['pictures', 'elsewhere'])
})
afterAll(() => s3.stop())

const day = 24 * 3600
const decideOn = (server: TestServer, id: string, decision: StaffDecision) =>
  inTransaction(server.store.db, (tx) => decideBillAs(tx, id, decision, { actor: 'staff:มานี' }, server.now()))
const approval: StaffDecision = {
  _tag: 'Approve',
  lines: [{ product_id: billProducts.adult, quantity: 1, satang: 9000 }],
}
const rejection: StaffDecision = { _tag: 'Reject', reason: 'unreadable' }

describe.each([
  ['a folder', async () => startTestServer()],
  ['a bucket', async () => startTestServer({ config: { storage: { _tag: 'bucket', ...s3.bucket('pictures') } } })],
])('pictures in %s', (_, start) => {
  let server: TestServer
  let storage: Storage
  let member: Member
  beforeAll(async () => {
    server = await start()
    storage = await openStorage(server.config.storage)
    await withShops(server.store.db, new Date())
    member = await server.join()
  })
  afterAll(() => server.stop())

  const now = () => server.now()
  const remove = () => removeDuePictures(server.store.db, storage, now(), unexpected)
  const keysOf = async (id: string): Promise<ReadonlyArray<string>> => {
    const rows = await server.store.db.selectFrom('bill_pictures').selectAll().where('bill_id', '=', id).execute()
    return rows.flatMap(({ whole_key, thumbnail_key }) => [whole_key, thumbnail_key])
  }
  const there = async (id: string): Promise<ReadonlyArray<boolean>> =>
    Promise.all((await keysOf(id)).map(async (key) => (await storage.get(key)) !== null))
  const until = (date: string) => {
    const days = daysBetween(server.today(), date as never)
    server.clock.advance(days * day)
  }
  const signedIn = async ({ email, password }: Member): Promise<Member> => ({
    ...(await server.logIn({ email, password })).answer(),
    email,
    password,
    cookie: '',
  })

  it('are shown, and in the download of everything', async () => {
    const bill = await sentBill(server, member)
    const given = { token: member.access_token, params: { id: bill.id, picture_id: bill.pictures[0] ?? '' } }
    const { bytes } = (await server.call(contract.readBillPicture, given)).answer()
    expect((await downloadOf(server, member)).files[`pictures/bills/${bill.id}-1.webp`]).toStrictEqual(bytes)
  })

  it('go when their bill is refused in the end', async () => {
    const folder = `bills/${server.today()}`
    const before = await storage.list(folder)
    expect((await postBill(server, member, newBill(server, { shop_id: '9999' }))).status).toBe(400)
    expect(await storage.list(folder)).toStrictEqual(before)
  })

  it('are kept for twelve months from the decision, and then gone', async () => {
    const [waiting, decided] = [await sentBill(server, member), await sentBill(server, member)]
    await decideOn(server, decided.id, rejection)
    const last = addMonths(server.today(), 12)
    until(last)
    member = await signedIn(member)
    expect(
      (await server.call(contract.readBill, { token: member.access_token, params: { id: decided.id } })).answer(),
    ).toMatchObject({ data: { can_appeal: true } })
    await remove()
    expect([await there(decided.id), await there(waiting.id)]).toStrictEqual([
      [true, true],
      [true, true],
    ])
    until(addDays(last, 1))
    member = await signedIn(member)
    const token = member.access_token
    const shown = (await server.call(contract.readBill, { token, params: { id: decided.id } })).answer().data
    expect(shown).toMatchObject({ pictures: [], can_appeal: false, state: 'rejected' })
    const params = { id: decided.id, picture_id: decided.pictures[0] ?? '' }
    expect((await server.call(contract.readBillPicture, { token, params })).code()).toBe('not_found')
    expect((await server.call(contract.appealBill, { token, params, body: { words: '' } })).code()).toBe('appeal_late')
    expect(await remove()).toBe(1)
    expect([await there(decided.id), await there(waiting.id)]).toStrictEqual([
      [false, false],
      [true, true],
    ])
    expect(await remove()).toBe(0)
  })

  it('wait again while an appeal does', async () => {
    const bill = await sentBill(server, member)
    await decideOn(server, bill.id, rejection)
    const appeal = { token: member.access_token, params: { id: bill.id }, body: { words: 'อีกครั้ง' } }
    ;(await server.call(contract.appealBill, appeal)).answer()
    server.clock.advance(500 * day)
    await remove()
    expect(await there(bill.id)).toStrictEqual([true, true])
    await decideOn(server, bill.id, approval)
    server.clock.advance(367 * day)
    await remove()
    expect(await there(bill.id)).toStrictEqual([false, false])
  })

  it('go with their member, at once; what was earned stays in the sums, as nobody’s', async () => {
    const leaving = await server.join()
    const [earned, waiting] = [await sentBill(server, leaving), await sentBill(server, leaving)]
    await decideOn(server, earned.id, approval)
    ;(await server.call(contract.askDeletion, { token: leaving.access_token })).answer()
    server.clock.advance(7 * day + 60)
    await runJobs(server.store.db, now())
    const rows = await server.store.db
      .selectFrom('bills')
      .select(['id', 'member_id', 'state'])
      .where('id', 'in', [earned.id, waiting.id])
      .execute()
    expect(rows.some(({ member_id }) => member_id === leaving.user.id)).toBe(false)
    expect(Object.fromEntries(rows.map(({ id, state }) => [id, state]))).toStrictEqual({
      [earned.id]: 'approved',
      [waiting.id]: 'rejected',
    })
    await remove()
    expect([await there(earned.id), await there(waiting.id)]).toStrictEqual([
      [false, false],
      [false, false],
    ])
  })

  it('that no bill has are swept away in time, and no others', async () => {
    member = await signedIn(member)
    const bill = await sentBill(server, member)
    const stray = `bills/${server.today()}/stray.webp`
    await storage.put(stray, Uint8Array.of(1), 'image/webp')
    const cleanUp = billPictureCleanup(server.store.db, storage)
    expect(await cleanUp(now())).toBe(0)
    server.clock.advance(2 * day)
    expect(await cleanUp(now())).toBe(1)
    expect([await storage.get(stray), await there(bill.id)]).toStrictEqual([null, [true, true]])
    const late = `bills/${server.today()}/late.webp`
    await storage.put(late, Uint8Array.of(1), 'image/webp')
    server.clock.advance(31 * day)
    expect([await cleanUp(now()), await cleanUp(now())]).toStrictEqual([1, 0])
    expect([await storage.get(late), await there(bill.id)]).toStrictEqual([null, [true, true]])
  })
})

describe('a storage that does not answer', () => {
  it('keeps nothing, and asks to come again', async () => {
    const server = await startTestServer({
      config: { storage: { _tag: 'bucket', ...s3.bucket('pictures'), endpoint: 'http://127.0.0.1:1' } },
    })
    await withShops(server.store.db, new Date())
    const reply = await postBill(server, await server.join())
    expect([reply.status, reply.code(), reply.headers.get('retry-after')]).toStrictEqual([503, 'busy', '5'])
    expect(await server.store.db.selectFrom('bills').select('id').execute()).toStrictEqual([])
    expect(readdirSync(`${server.config.dataFolder}/incoming`)).toStrictEqual([])
    expect(server.logs.filter((line) => line.includes('the picture storage does not answer'))).toHaveLength(1)
    await server.stop()
  })

  it('leaves the pictures that are due for the next round', async () => {
    const server = await startTestServer()
    await withShops(server.store.db, new Date())
    const member = await server.join()
    const bills = [await sentBill(server, member), await sentBill(server, member)]
    for (const { id } of bills) await decideOn(server, id, rejection)
    server.clock.advance(400 * day)
    const storage = await openStorage(server.config.storage)
    const failures: unknown[] = []
    let broken = true
    const halting: Storage = {
      ...storage,
      remove: (key) => (broken ? Promise.reject(new Error('away')) : storage.remove(key)),
    }
    const run = () => removeDuePictures(server.store.db, halting, server.now(), (reason) => failures.push(reason))
    expect([await run(), failures.length]).toStrictEqual([0, 2])
    broken = false
    expect(await run()).toBe(2)
    await server.stop()
  })
})

it.runIf(testDatabaseUrl !== null)('two servers on the same data share their pictures', async () => {
  const one = await startTestServer()
  const two = await startTestServer({ place: one.place })
  await withShops(one.store.db, new Date())
  const member = await one.join()
  const bill = await sentBill(one, member)
  const params = { id: bill.id, picture_id: bill.pictures[0] ?? '' }
  expect((await two.call(contract.readBillPicture, { token: member.access_token, params })).status).toBe(200)
  expect(E.isRight(await decideOn(two, bill.id, approval))).toBe(true)
  await two.stop()
  await one.stop()
})
