import { contract } from '@careplus/adapters/contract'
import { staffContract as of } from '@careplus/adapters/internal/contract'
import { todayInBangkok } from '@careplus/core/calendar'
import { billsADay } from '@careplus/core/internal/loyalty'
import { mostPictures } from '@careplus/core/loyalty'
import { memoryTextReader } from '@careplus/core/internal/testing'
import { printedSlip, wordsOf } from '@careplus/core/testing'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { openStorage } from '../../platform/storage/openStorage.js'
import { fileOf, newBill, receiptPicture } from '../../testing/billFixtures.js'
import { purchasedLine, purchaseOf, recognizedPage } from '../../testing/receiptPages.js'
import { own } from '../../testing/own.js'
import { ownStaffServer } from '../../testing/ownServer.js'
import { startTestServer, unexpected, type Member, type TestServer } from '../../testing/testServer.js'
import { inTransaction, type Tx } from '../../platform/store/store.js'
import { removeDuePictures } from '../bills/storedBillPictures.js'
import { sendBill } from '../bills/sendBill.js'
import { queuePictureOcr, queueBillOcr } from './queueOcr.js'
import { processOcrQueue } from './processOcrQueue.js'

const server = ownStaffServer({ content: true })
const storage = own(() => openStorage(server.config.storage))
let member: Member
beforeEach(async () => {
  member = await server.join()
})

const at = () => new Date(server.clock.now())
const today = () => todayInBangkok(server.clock.now())
const upload = (to: TestServer = server, token = member.access_token, picture?: Uint8Array) =>
  receiptPicture().then((fresh) =>
    to.call(contract.uploadBillPicture, { token, body: { json: {}, files: [fileOf(picture ?? fresh)] } }),
  )
const queued = (queue: (tx: Tx, id: string, now: Date) => Promise<void>, id: string) =>
  inTransaction(server.store.db, async (tx) => ({ _tag: 'Right', right: await queue(tx, id, at()) }))
const uploaded = async () => {
  const { id } = (await upload()).answer().data
  await queued(queuePictureOcr, id)
  return id
}
const reading = (ids: ReadonlyArray<string>, token = member.access_token) =>
  server.call(contract.readUploadedBill, { token, query: { ids: ids.join(',') } })
const sendBillNow = (json: object, files: ReadonlyArray<Uint8Array> = []) =>
  server.call(contract.sendBill, {
    token: member.access_token,
    body: { json: json as ReturnType<typeof newBill>, files: files.map((bytes) => fileOf(bytes)) },
  })
const handedIn = async (json: object, files: ReadonlyArray<Uint8Array> = []) => {
  const sent = (await sendBillNow(json, files)).answer().data
  await queued(queueBillOcr, sent.id)
  return sent
}
const readHandedIn = async (typed: ReturnType<typeof receipt>['typed'], uploads: ReadonlyArray<string | null>) => {
  const { db } = server.store
  const rendered = async () => {
    const { id } = (await upload()).answer().data
    const { whole_key, thumbnail_key, shown, ...row } = await db
      .deleteFrom('bill_pictures')
      .where('id', '=', id)
      .returning(['digest', 'shown', 'likeness', 'width', 'height', 'whole_key', 'thumbnail_key'])
      .executeTakeFirstOrThrow()
    const { likeness: perceptualHash, ...rest } = row
    return { ...rest, perceptualHash, shown: shown ?? '', wholeKey: whole_key, thumbnailKey: thumbnail_key }
  }
  const files = await Promise.all(uploads.filter((each) => each === null).map(rendered))
  const known = uploads.flatMap((id) => id ?? [])
  const { member_id } = await db
    .selectFrom('bill_pictures')
    .select('member_id')
    .where('id', 'in', known)
    .executeTakeFirstOrThrow()
  const sent = await sendBill(
    db,
    { member: member_id, bill: newBill(server, typed), uploads, files, isRecognized: true },
    at(),
  )
  if (sent._tag === 'Left') throw new Error(JSON.stringify(sent.left))
  return sent.right
}
const fieldsOf = ({ body }: { readonly body: unknown }) =>
  ((body as { errors?: ReadonlyArray<{ field: string; code: string }> }).errors ?? []).map(({ field, code }) => [
    field,
    code,
  ])
const rowOf = (id: string) =>
  server.store.db.selectFrom('bill_pictures').selectAll().where('id', '=', id).executeTakeFirst()

const readingsLeft = (pictures: ReadonlyArray<string>) =>
  server.store.db.selectFrom('picture_readings').selectAll().where('picture_id', 'in', pictures).execute()

let numbers = 700_100_000
const receipt = () => {
  numbers += 1
  const satang = 81_900 + (numbers % 100)
  const lines = [purchasedLine('HIQ F1 INFANT 600G', 42_500), purchasedLine('HIQ F4 PLAIN 1800G', satang)]
  const purchase = purchaseOf(today(), String(numbers), lines)
  const typed = { shop_id: '2', date: today(), receipt_number: String(numbers), amount_satang: satang }
  return { purchase, typed, satang, reader: memoryTextReader(() => recognizedPage(purchase)) }
}
const read = (reader: ReturnType<typeof memoryTextReader>) =>
  processOcrQueue(server.store.db, { reader, storage, failed: unexpected }, at)

describe('a picture that is uploaded before its bill', () => {
  it('is read and told to its member, then handed in without being sent or read again', async () => {
    const { typed, satang, reader } = receipt()
    const id = await uploaded()
    expect((await reading([id])).answer().data).toMatchObject({ state: 'waiting', total: null, lines: [] })
    expect(await read(reader)).toBe(1)
    const ocrResults = (await reading([id])).answer().data
    expect(ocrResults).toMatchObject({
      state: 'read',
      shop: { value: '2' },
      date: { value: typed.date },
      number: { value: typed.receipt_number },
      total: { value: 42_500 + satang },
      // Formula for infants never earns.
      eligible: { value: satang },
      lines: [
        { product_id: '1', earns: false },
        { product_id: '4', earns: true },
      ],
    })
    const sent = await readHandedIn(typed, [id])
    expect(sent.pictures).toStrictEqual([id])
    const file = (await server.staffCall(of.readStaffBill, { params: { id: sent.id } })).answer().data
    expect(file).toMatchObject({ read_whole: true, reading: { state: 'read', differs: [] } })
    expect([await read(reader), reader.asked()]).toStrictEqual([0, 1])
    expect((await rowOf(id))?.delete_after).toBeNull()
    expect((await reading([id])).status).toBe(404)
    const repeated = await sendBillNow({ ...newBill(server, { shop_id: '2' }), picture_ids: [id] })
    expect([repeated.status, fieldsOf(repeated)]).toStrictEqual([400, [['picture_ids', 'not_one_of']]])
  })

  it('is read together with the others of its bill, in their order', async () => {
    const { purchase, reader, satang } = receipt()
    const words = wordsOf(printedSlip('superstore', purchase))
    const middle = words.toSorted((a, b) => a.box.top - b.box.top)[Math.floor(words.length * 0.6)]?.box.top ?? 0
    const part = (of: 'upper' | 'lower') =>
      memoryTextReader(() => ({
        ...recognizedPage(purchase),
        words: words.filter(({ box }) => box.top < middle === (of === 'upper')),
      }))
    const first = await uploaded()
    await read(part('upper'))
    const second = await uploaded()
    expect((await reading([first, second])).answer().data.state).toBe('waiting')
    await read(part('lower'))
    const ocrResults = (await reading([first, second])).answer().data
    expect(ocrResults).toMatchObject({
      number: { place: { picture: 0 } },
      total: { value: 42_500 + satang, place: { picture: 1 } },
    })
    expect((await reading([first])).answer().data.total?.value).not.toBe(42_500 + satang)
    expect(reader.asked()).toBe(0)
  })

  it('may stand beside one that is sent with the bill, which alone is read then', async () => {
    const { typed, reader } = receipt()
    const id = await uploaded()
    await read(reader)
    const sent = await readHandedIn(typed, [null, id])
    expect([sent.pictures.length, sent.pictures[1]]).toStrictEqual([2, id])
    expect([await read(reader), reader.asked()]).toStrictEqual([1, 2])
    expect(await readingsLeft(sent.pictures)).toStrictEqual([])
  })

  it('is read before bills that were handed in', async () => {
    const { typed, reader } = receipt()
    await handedIn(newBill(server, typed), [await receiptPicture()])
    server.clock.advance(5)
    const id = await uploaded()
    const ending = new AbortController()
    const once = {
      ...reader,
      read: (files: ReadonlyArray<Uint8Array>) => (ending.abort(), (() => reader.read(files))()),
    }
    await processOcrQueue(server.store.db, { reader: once, storage, failed: unexpected, ending: ending.signal }, at)
    expect((await reading([id])).answer().data.state).toBe('read')
    await read(reader)
  })

  it('is refused where it was handed in before', async () => {
    const picture = await receiptPicture()
    await sendBillNow(newBill(server, { shop_id: '2' }), [picture])
    const repeated = await upload(server, member.access_token, picture)
    expect([repeated.status, fieldsOf(repeated)]).toStrictEqual([400, [['pictures.0', 'repeated_picture']]])
  })
})

describe('who uploads', () => {
  it("alone reads, removes and hands in: another's is not there", async () => {
    const id = await uploaded()
    const other = await server.join()
    expect((await reading([id], other.access_token)).status).toBe(404)
    const params = { picture_id: id }
    const remove = (token: string) => server.call(contract.removeUploadedPicture, { token, params })
    expect((await remove(other.access_token)).status).toBe(404)
    const theirs = await server.call(contract.sendBill, {
      token: other.access_token,
      body: { json: { ...newBill(server, { shop_id: '2' }), picture_ids: [id] }, files: [] },
    })
    expect(fieldsOf(theirs)).toStrictEqual([['picture_ids', 'not_one_of']])
    expect((await remove(member.access_token)).status).toBe(200)
    expect([(await remove(member.access_token)).status, (await reading([id])).status]).toStrictEqual([404, 404])
  })

  it.each([
    ['no picture at all', [], 0, ['pictures', 'required']],
    ['a place without its file', [null], 0, ['picture_ids', 'malformed']],
    ['a file without a place', [], 1, ['picture_ids', 'malformed']],
    ['five', [null, null, null, null, null], 0, ['picture_ids', 'too_many']],
  ] as const)('of %s: refused', async (_, picture_ids, files, refusal) => {
    const sent = await Promise.all(Array.from({ length: files }, () => receiptPicture()))
    expect(fieldsOf(await sendBillNow({ ...newBill(server, { shop_id: '2' }), picture_ids }, sent))).toStrictEqual([
      refusal,
    ])
  })

  it('cannot hand one in twice on a bill', async () => {
    const id = await uploaded()
    const sent = await sendBillNow({ ...newBill(server, { shop_id: '2' }), picture_ids: [id, id] })
    expect(fieldsOf(sent)).toStrictEqual([['pictures.1', 'repeated_picture']])
  })

  it('may ask what stands there sixty times an hour, as often as it waits', async () => {
    const id = await uploaded()
    const { reader } = receipt()
    const ask = async () => (await reading([id])).status
    for (let each = 0; each < 70; each += 1) expect(await ask()).toBe(200)
    await read(reader)
    for (let each = 0; each < 60; each += 1) expect(await ask()).toBe(200)
    expect(await ask()).toBe(429)
  })

  it('has the last eight kept, each for a day, then it is gone with what was read', async () => {
    const ids: string[] = []
    for (let each = 0; each < 9; each += 1) {
      server.clock.advance(1)
      ids.push(await uploaded())
    }
    const states = await Promise.all(ids.map(async (id) => (await reading([id])).status))
    expect(states).toStrictEqual([404, ...Array.from({ length: 8 }, () => 200)])
    await read(receipt().reader)
    const last = await rowOf(ids[8] ?? '')
    server.clock.advance(24 * 3600)
    const { access_token } = (await server.logIn(member)).answer()
    expect((await reading([ids[8] ?? ''], access_token)).status).toBe(404)
    await removeDuePictures(server.store.db, storage, at(), unexpected)
    expect([await rowOf(ids[8] ?? ''), await storage.get(last?.whole_key ?? '')]).toStrictEqual([undefined, null])
    expect(await readingsLeft(ids.slice(8))).toStrictEqual([])
  })

  it('has what was read in the download', async () => {
    const id = await uploaded()
    await read(receipt().reader)
    const { bytes } = (await server.call(contract.downloadExport, { token: member.access_token })).answer()
    const files = unzipSync(bytes)
    const exported: unknown = JSON.parse(strFromU8(files['bill-uploads.json'] ?? new Uint8Array()))
    expect(exported).toMatchObject([{ id, state: 'read', words: expect.arrayContaining(['INFANT']) }])
    expect(Object.keys(files)).toContain(`pictures/bills/uploaded-${id}.webp`)
  })
})

describe('a server', () => {
  it('that reads tells so, of as many pictures of a member as a day of bills holds', async () => {
    const reads = await startTestServer({ textReader: memoryTextReader(() => null) })
    const { db } = reads.store
    const { access_token } = await reads.join()
    const isRead = async () => (await upload(reads, access_token)).answer().data.is_read
    expect(await isRead()).toBe(true)
    const counted = await db.selectFrom('limit_hits').selectAll().where('rule', '=', 'readings').execute()
    const more = Array.from({ length: billsADay * mostPictures - 1 }, () => counted[0]).flatMap((each) => each ?? [])
    await db
      .insertInto('limit_hits')
      .values(more.map((each) => ({ ...each, id: crypto.randomUUID() })))
      .execute()
    expect(await isRead()).toBe(false)
    await reads.stop()
  })

  it('that reads nothing says so, and takes the picture all the same', async () => {
    const off = await startTestServer({ config: { ocrEnabled: false } })
    const { access_token } = await off.join()
    expect((await upload(off, access_token)).answer().data).toMatchObject({ is_read: false })
    expect(await off.store.db.selectFrom('picture_readings').selectAll().execute()).toStrictEqual([])
    await off.stop()
  })
})
