import { contract } from '@careplus/adapters/contract'
import { todayInBangkok } from '@careplus/core/calendar'
import { memoryTextReader, type MemoryTextReader } from '@careplus/core/internal/testing'
import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseMember } from '../../modules.js'
import { openStorage } from '../../platform/storage/openStorage.js'
import type { Storage } from '../../platform/storage/storage.js'
import { inTransaction, type Tx } from '../../platform/store/store.js'
import { fileOf, newBill, receiptPicture, withShops } from '../../testing/billFixtures.js'
import { purchasedLine, purchaseOf, recognizedPage } from '../../testing/receiptPages.js'
import { startTestServer, unexpected, type Member, type TestServer } from '../../testing/testServer.js'
import { testDatabaseUrl } from '../../testing/testStore.js'
import { removeDuePictures } from '../bills/storedBillPictures.js'
import { sendBill } from '../bills/sendBill.js'
import { queuePictureOcr } from './queueOcr.js'
import { processOcrQueue } from './processOcrQueue.js'

let server: TestServer
let storage: Storage
let member: Member
beforeAll(async () => {
  server = await startTestServer({ content: true })
  storage = await openStorage(server.config.storage)
  await withShops(server.store.db, new Date(server.clock.now()))
})
beforeEach(async () => {
  member = await server.join()
})
afterAll(async () => {
  await server.stop()
  expect(server.logs.filter((line) => line.includes('defect'))).toStrictEqual([])
})

const at = () => new Date(server.clock.now())
const upload = async () => {
  const files = [fileOf(await receiptPicture())]
  const sent = await server.call(contract.uploadBillPicture, {
    token: member.access_token,
    body: { json: {}, files },
  })
  return sent.answer().data.id
}
const uploaded = async () => {
  const id = await upload()
  await inTransaction(server.store.db, async (tx) => E.right(await queuePictureOcr(tx, id, at())))
  return id
}
const sendBillNow = (picture_ids: ReadonlyArray<string>) =>
  server.call(contract.sendBill, {
    token: member.access_token,
    body: { json: { ...newBill(server), picture_ids }, files: [] },
  })
const readThenSend = async (uploads: ReadonlyArray<string>) => {
  const { id } = await server.store.db
    .selectFrom('bill_pictures')
    .select('member_id as id')
    .where('id', 'in', uploads)
    .executeTakeFirstOrThrow()
  const sent = await sendBill(
    server.store.db,
    { member: id, bill: newBill(server), uploads, files: [], isRecognized: true },
    at(),
  )
  if (E.isLeft(sent)) throw new Error(JSON.stringify(sent.left))
  return sent.right.id
}
const remove = (picture_id: string) =>
  server.call(contract.removeUploadedPicture, { token: member.access_token, params: { picture_id } })
const pictureOf = (id: string) =>
  server.store.db.selectFrom('bill_pictures').selectAll().where('id', '=', id).executeTakeFirst()
const readingOf = (bill: string) =>
  server.store.db.selectFrom('bill_readings').selectAll().where('bill_id', '=', bill).executeTakeFirst()
const leftOf = (ids: ReadonlyArray<string>) =>
  server.store.db.selectFrom('picture_readings').select('picture_id').where('picture_id', 'in', ids).execute()
const purchase = () =>
  purchaseOf(todayInBangkok(server.clock.now()), '700200300', [purchasedLine('HIQ F4 PLAIN 1800G', 81_900)])
const reading = (): MemoryTextReader => memoryTextReader(() => recognizedPage(purchase()))
const read = (reader = reading()) => processOcrQueue(server.store.db, { reader, storage, failed: unexpected }, at)

/** The work runs while another transaction holds a lock that it needs. */
const beside = async <A>(hold: (tx: Tx) => Promise<unknown>, meanwhile: () => Promise<A>): Promise<A> => {
  const { db } = server.store
  const doing = await db.transaction().execute(async (tx) => {
    await hold(tx)
    const begun = meanwhile()
    if (testDatabaseUrl !== null)
      await expect
        .poll(async () => (await sql`select from pg_locks where not granted`.execute(tx)).rows.length)
        .toBeGreaterThan(0)
    return { begun }
  })
  return doing.begun
}

describe('a picture that is handed in', () => {
  it('is not removed by a removal that was asked for a moment before', async () => {
    const bill = (await sendBillNow([await upload()])).answer().data.id
    const id = await upload()
    const removed = await beside(
      (tx) => tx.updateTable('bill_pictures').set({ bill_id: bill, delete_after: null }).where('id', '=', id).execute(),
      () => remove(id),
    )
    expect([removed.status, (await pictureOf(id))?.delete_after]).toStrictEqual([404, null])
    await removeDuePictures(server.store.db, storage, at(), unexpected)
    expect(await storage.get((await pictureOf(id))?.whole_key ?? '')).not.toBeNull()
  })

  it('and is just removed is refused, as is one whose day has just ended', async () => {
    const id = await upload()
    const handed = await beside(
      (tx) => tx.deleteFrom('bill_pictures').where('id', '=', id).execute(),
      () => sendBillNow([id]),
    )
    expect([handed.status, handed.code()]).toStrictEqual([400, 'invalid_input'])
  })

  it('is on one bill, however many are handed in with it at once', async () => {
    const id = await upload()
    const all = await Promise.all([sendBillNow([id]), sendBillNow([id])])
    expect(all.map(({ status }) => status).toSorted()).toStrictEqual([201, 400])
  })

  it('or retired for one too many, whatever is done at once: nothing of a bill goes', async () => {
    for (let run = 0; run < 2; run += 1) {
      member = await server.join()
      const ids: string[] = []
      for (let each = 0; each < 8; each += 1) {
        server.clock.advance(1)
        ids.push(await upload())
      }
      const [first = '', second = ''] = ids
      const [sent] = await Promise.all([sendBillNow([first, second]), upload(), remove(second)])
      const taken = sent.status === 201 ? sent.answer().data.pictures : []
      for (const id of taken) expect(await pictureOf(id)).toMatchObject({ delete_after: null })
      await removeDuePictures(server.store.db, storage, at(), unexpected)
      for (const id of taken) expect(await storage.get((await pictureOf(id))?.whole_key ?? '')).not.toBeNull()
    }
  })
})

describe('the reading of a bill always ends', () => {
  it('where two processes read its last two pictures at once', async () => {
    for (let run = 0; run < 2; run += 1) {
      const ids = [await uploaded(), await uploaded()]
      const bill = await readThenSend(ids)
      let waiting = 0
      let both: () => void = () => undefined
      const met = new Promise<void>((resolve) => {
        both = resolve
      })
      const meeting = reading()
      const reader: MemoryTextReader = {
        ...meeting,
        read: async (files) => {
          if ((waiting += 1) === 2) both()
          await met
          return meeting.read(files)
        },
      }
      const first = read(reader)
      await expect.poll(() => waiting).toBe(1)
      await server.store.db
        .updateTable('picture_readings')
        .set({ claimed_at: null })
        .where('picture_id', 'in', ids)
        .execute()
      expect(await Promise.all([first, read(reader)])).toStrictEqual([1, 1])
      expect(await readingOf(bill)).toMatchObject({ state: 'read' })
      expect(await leftOf(ids)).toStrictEqual([])
    }
  })

  it('where it is handed in as the reader ends', async () => {
    for (let run = 0; run < 2; run += 1) {
      const ids = [await uploaded(), await uploaded()]
      const [bill] = await Promise.all([readThenSend(ids), read()])
      await read()
      expect(await readingOf(bill)).toMatchObject({ state: 'read' })
      expect(await leftOf(ids)).toStrictEqual([])
    }
  })

  it('where what was read makes no sense to us, which is told, and its hand-in is taken', async () => {
    const nonsense = { words: '7', state: 'read' as const, page: '{}' }
    const spoil = (id: string) =>
      server.store.db.updateTable('picture_readings').set(nonsense).where('picture_id', '=', id).execute()
    const before = await uploaded()
    await spoil(before)
    expect(await readingOf(await readThenSend([before]))).toMatchObject({ state: 'not_read', reason: 'failed' })
    const [first, second] = [await uploaded(), await uploaded()]
    await spoil(first)
    const bill = await readThenSend([first, second])
    const failures: unknown[] = []
    await processOcrQueue(server.store.db, { reader: reading(), storage, failed: (each) => failures.push(each) }, at)
    expect(await readingOf(bill)).toMatchObject({ state: 'not_read', reason: 'failed' })
    expect(failures).toHaveLength(1)
  })

  it('where a picture of it is gone as it is read, or its file is', async () => {
    const ids = [await uploaded(), await uploaded()]
    const bill = await readThenSend(ids)
    await storage.remove((await pictureOf(ids[0] ?? ''))?.whole_key ?? '')
    await storage.remove((await pictureOf(ids[1] ?? ''))?.whole_key ?? '')
    await read()
    expect(await readingOf(bill)).toMatchObject({ state: 'not_read', reason: 'gone' })
  })
})

it('an upload goes with its member, file and words, also while it is being read', async () => {
  const id = await uploaded()
  const { whole_key = '' } = (await pictureOf(id)) ?? {}
  const erase = () =>
    inTransaction(server.store.db, async (tx) => {
      await tx.updateTable('members').set({ delete_at: at() }).where('id', '=', member.user.id).execute()
      return E.right(await eraseMember(tx, member.user.id, at()))
    })
  const slow = reading()
  const reader: MemoryTextReader = { ...slow, read: (files) => erase().then(() => slow.read(files)) }
  expect(await read(reader)).toBe(1)
  expect([await leftOf([id]), (await pictureOf(id))?.bill_id]).toStrictEqual([[], null])
  await removeDuePictures(server.store.db, storage, at(), unexpected)
  expect([await pictureOf(id), await storage.get(whole_key)]).toStrictEqual([undefined, null])
})

it('a bill that is handed in where reading has been switched off keeps nothing that was read before', async () => {
  const ids = [await uploaded(), await uploaded()]
  await read()
  expect(await leftOf(ids)).toHaveLength(2)
  const bill = (await sendBillNow(ids)).answer().data.id
  expect([await leftOf(ids), await readingOf(bill)]).toStrictEqual([[], undefined])
})

it('a shop that is shown no more is not told as the shop of a bill', async () => {
  const { db } = server.store
  const id = await uploaded()
  await read()
  const ocrResult = async () =>
    (await server.call(contract.readUploadedBill, { token: member.access_token, query: { ids: id } })).answer().data
  const { shop } = await ocrResult()
  expect(shop).not.toBeNull()
  const hidden = db.updateTable('shops').where('id', '=', shop?.value ?? '')
  await hidden.set({ status: 'hidden' }).execute()
  expect(await ocrResult()).toMatchObject({ state: 'read', shop: null, total: { value: 81_900 } })
  await hidden.set({ status: 'available' }).execute()
})
