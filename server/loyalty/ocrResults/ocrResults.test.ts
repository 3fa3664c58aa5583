import { contract, type AnswerOf } from '@careplus/adapters/contract'
import { staffContract as of } from '@careplus/adapters/internal/contract'
import { todayInBangkok } from '@careplus/core/calendar'
import { memoryTextReader, type MemoryTextReader } from '@careplus/core/internal/testing'
import type { PurchasedLine } from '@careplus/core/testing'
import type { NotRead } from '@careplus/core/internal/ports'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { eraseMember } from '../../modules.js'
import { openStorage } from '../../platform/storage/openStorage.js'
import { StorageUnavailable, type Storage } from '../../platform/storage/storage.js'
import { inTransaction } from '../../platform/store/store.js'
import { fileOf as fileOfBytes, newBill, receiptPicture, sentBill, withShops } from '../../testing/billFixtures.js'
import { purchasedLine, purchaseOf, recognizedPage } from '../../testing/receiptPages.js'
import { ownStaffServer } from '../../testing/ownServer.js'
import { startTestServer, unexpected, type Member } from '../../testing/testServer.js'
import { decideBillAs } from '../bills/decideBill.js'
import { removeDuePictures } from '../bills/storedBillPictures.js'
import { queuePictureOcr, queueBillOcr } from './queueOcr.js'
import { leaseMs, maxAttempts, processOcrQueue } from './processOcrQueue.js'

const server = ownStaffServer({ content: true })
let storage: Storage
let member: Member
beforeAll(async () => {
  storage = await openStorage(server.config.storage)
  member = await server.join()
})

const at = () => new Date(server.clock.now())
const infant = purchasedLine('HIQ F1 INFANT 600G', 42_500)
let numbers = 900_688_000
/** More than a baht apart, so that no two look like one purchase. */
const priceNow = () => 81_900 + (numbers % 100) * 200
const plain = () => purchasedLine('HIQ F4 PLAIN 1800G', priceNow())

interface Receipt {
  readonly id: string
  readonly satang: number
  readonly reader: MemoryTextReader
}

const waitingBill = async (
  lines: ReadonlyArray<PurchasedLine>,
  { amount = priceNow(), failing = () => null }: { amount?: number; failing?: () => NotRead['reason'] | null } = {},
): Promise<Receipt> => {
  member = await server.join()
  const date = todayInBangkok(server.clock.now())
  const satang = priceNow()
  const number = String(numbers)
  numbers += 1
  const typed = newBill(server, { shop_id: '2', date, receipt_number: number, amount_satang: amount })
  const { id } = await sentBill(server, member, typed)
  await inTransaction(server.store.db, async (tx) => ({ _tag: 'Right', right: await queueBillOcr(tx, id, at()) }))
  return { id, satang, reader: memoryTextReader(() => recognizedPage(purchaseOf(date, number, lines)), failing) }
}

const read = ({ reader }: Pick<Receipt, 'reader'>, ending?: AbortSignal) =>
  processOcrQueue(server.store.db, { reader, storage, failed: unexpected, ...(ending && { ending }) }, at)
const rowOf = (id: string) =>
  server.store.db.selectFrom('bill_readings').selectAll().where('bill_id', '=', id).executeTakeFirst()
const attemptsOf = async (id: string) =>
  (
    await server.store.db
      .selectFrom('picture_readings')
      .innerJoin('bill_pictures', 'bill_pictures.id', 'picture_id')
      .select('tries')
      .where('bill_id', '=', id)
      .executeTakeFirst()
  )?.tries
const fileOf = async (id: string): Promise<AnswerOf<typeof of.readStaffBill>['data']> =>
  (await server.staffCall(of.readStaffBill, { params: { id } })).answer().data
const queue = async (order: string) => (await server.staffCall(of.listStaffBills, { query: { order } })).answer().data
const approve = (id: string, lines: ReadonlyArray<object>) =>
  server.staffCall(of.approveBill, { params: { id }, body: { lines } })

describe('a bill that was handed in', () => {
  it('is read, and staff are shown what, where, and that it is what its member typed', async () => {
    const receipt = await waitingBill([purchasedLine('BREAD WHOLE WHEAT', 4200), infant, plain()])
    expect((await fileOf(receipt.id)).reading).toMatchObject({ state: 'waiting', lines: [] })
    expect(await read(receipt)).toBe(1)
    const { reading, read_whole } = await fileOf(receipt.id)
    expect(read_whole).toBe(true)
    expect(reading).toMatchObject({
      state: 'read',
      shop: { value: '2' },
      total: { value: 46_700 + receipt.satang },
      eligible: { value: receipt.satang },
      differs: [],
      lines: [
        { product_id: '1', earns: false, satang: 42_500, quantity: 1 },
        { product_id: '4', earns: true, satang: receipt.satang, quantity: 1, text: 'HIQ F4 PLAIN 1800G' },
      ],
    })
    const boxes = [reading?.total?.place.box, ...(reading?.lines ?? []).map(({ place }) => place.box)]
    for (const share of boxes.flatMap((box) => Object.values(box ?? { none: -1 })))
      expect(share >= 0 && share <= 1).toBe(true)
    expect(await read(receipt)).toBe(0)
  })

  it('shows where its member typed something else, and is not read whole then', async () => {
    const receipt = await waitingBill([plain()], { amount: 91_900 })
    await read(receipt)
    expect(await fileOf(receipt.id)).toMatchObject({ read_whole: false, reading: { differs: ['amount'] } })
  })

  it('stands first or last in the queue when it was read whole, and the queue tells its times', async () => {
    const whole = await waitingBill([plain()])
    const other = await waitingBill([plain()], { amount: 100 })
    await read(whole)
    await read(other)
    const first = (await queue('read_first')).bills.map((bill) => bill.read_whole)
    expect(first).toStrictEqual(first.toSorted((a, b) => Number(b) - Number(a)))
    const last = (await queue('read_last')).bills.map((bill) => bill.read_whole)
    expect(last).toStrictEqual(first.toReversed())
    expect(new Set(first).size).toBe(2)
    server.clock.advance(90)
    ;(await approve(whole.id, [{ product_id: '4', quantity: 1, satang: whole.satang }])).answer()
    const { median_seconds, oldest_seconds } = await queue('oldest')
    expect(median_seconds).toBeGreaterThanOrEqual(89)
    expect(oldest_seconds).toBeGreaterThanOrEqual(90)
  })
})

describe('a name that staff have approved as a product', () => {
  const taught = () =>
    server.store.db
      .selectFrom('taught_texts')
      .select(['text', 'product_id', 'bill_id', 'actor', 'shares', 'ended_by'])
      .orderBy('id')
      .execute()
  const listed = async (text?: string) =>
    (await server.staffCall(of.listTaughtTexts, { query: text === undefined ? {} : { text } })).answer().data
  const approved = async (name: string) => {
    const receipt = await waitingBill([purchasedLine(name, priceNow())])
    await read(receipt)
    const file = await fileOf(receipt.id)
    ;(await approve(receipt.id, [{ product_id: '4', quantity: 1, satang: receipt.satang }])).answer()
    return { ...receipt, file }
  }

  it('is read so on the next bill where it has a word in common with it, never surely; staff find and end it', async () => {
    const first = await approved('HIQ PLN BOX')
    expect(first.file.reading?.lines).toStrictEqual([])
    expect(await taught()).toMatchObject([
      { text: 'HIQ PLN BOX', product_id: '4', bill_id: first.id, actor: 'staff:ปาริชาต', shares: true },
    ])
    const { file: next } = await approved('HIQ PLN BOX')
    expect(next.reading?.lines).toMatchObject([{ product_id: '4' }])
    expect(next.read_whole).toBe(false)
    expect(next.reading?.lines.every(({ confidence }) => confidence < 0.9)).toBe(true)
    expect(await taught()).toHaveLength(1)
    const [text, ...more] = await listed('pln box')
    expect(more).toStrictEqual([])
    expect(text).toMatchObject({ text: 'HIQ PLN BOX', product_id: '4', counts: true, times: 1, ended_at: null })
    expect(await listed('ALPRO OAT')).toStrictEqual([])
    const end = () => server.staffCall(of.endTaughtText, { body: { id: text?.id ?? '' } })
    ;(await end()).answer()
    expect((await end()).status).toBe(404)
    expect(await server.acts('subject', text?.id ?? '')).toStrictEqual(['text.ended'])
    expect(await server.acts('subject', first.id)).toContain('text.taught')
    const { file: after } = await approved('HIQ PLN BOX')
    expect(after.reading?.lines).toStrictEqual([])
    // A name that staff ended does not return.
    expect((await listed('pln box')).map(({ counts, ended_by }) => [counts, ended_by])).toStrictEqual([
      [false, 'staff:ปาริชาต'],
    ])
  })

  it('counts without a word in common once two members of staff agree on two members’ bills', async () => {
    await approved('SKM GLD 77Z')
    await approved('SKM GLD 77Z')
    const third = await waitingBill([purchasedLine('SKM GLD 77Z', priceNow())])
    await read(third)
    expect((await fileOf(third.id)).reading?.lines).toStrictEqual([])
    const lines = [{ product_id: '4', quantity: 1, satang: third.satang }]
    const decision = { _tag: 'Approve', lines } as const
    await inTransaction(server.store.db, (tx) => decideBillAs(tx, third.id, decision, { actor: 'staff:มานี' }, at()))
    const next = await waitingBill([purchasedLine('SKM GLD 77Z', priceNow())])
    await read(next)
    expect((await fileOf(next.id)).reading?.lines).toMatchObject([{ product_id: '4', satang: next.satang }])
    await approved('HIQ ZZZ TIN')
    const { id } = member.user
    const before = await taught()
    await inTransaction(server.store.db, async (tx) => {
      await tx.updateTable('members').set({ delete_at: at() }).where('id', '=', id).execute()
      return { _tag: 'Right', right: await eraseMember(tx, id, at()) }
    })
    const texts = (rows: Awaited<ReturnType<typeof taught>>) => rows.map(({ text }) => text)
    expect(texts(await taught())).toStrictEqual(texts(before).filter((text) => text !== 'HIQ ZZZ TIN'))
  })

  it('is never learnt of formula for infants or young children, ours or another maker’s', async () => {
    const before = (await taught()).length
    for (const name of ['ZQ BABY 9', 'S-26 SMA GOLD 1 600G', 'ENFALAC A+ 2', 'HIQ 1 PLUS 600G', 'HIQ F1 INFANT 600G'])
      await approved(name)
    expect(await taught()).toHaveLength(before)
  })
})

describe('the work of reading', () => {
  it('is shared: several processes at once read each bill once', async () => {
    const receipts = [await waitingBill([plain()]), await waitingBill([plain()]), await waitingBill([plain()])]
    const [receipt] = receipts
    if (receipt === undefined) return expect.unreachable()
    const counts = await Promise.all([read(receipt), read(receipt), read(receipt)])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3)
    for (const { id } of receipts) expect(await rowOf(id)).toMatchObject({ state: 'read' })
  })

  it('is taken up by another once the lease of a killed process is over, and what came late is not kept', async () => {
    const receipt = await waitingBill([plain()])
    let end: () => void = () => undefined
    const late = new Promise<void>((resolve) => {
      end = resolve
    })
    const slow: MemoryTextReader = {
      ...receipt.reader,
      read: (files) => late.then(() => memoryTextReader(() => null).read(files)),
    }
    const killed = read({ reader: slow })
    await expect.poll(() => attemptsOf(receipt.id)).toBe(1)
    expect(await read(receipt)).toBe(0)
    server.clock.advance(leaseMs / 1000)
    expect(await read(receipt)).toBe(1)
    end()
    await killed
    expect(await rowOf(receipt.id)).toMatchObject({ state: 'read' })
  })

  it('tries again what failed, and gives it up after so many tries; what is broken or was too slow at once', async () => {
    const failed = await waitingBill([plain()], { failing: () => 'failed' })
    for (let each = 1; each <= maxAttempts; each += 1) {
      expect([await read(failed), await read(failed)]).toStrictEqual([1, 0])
      server.clock.advance(60 * each)
    }
    expect(await rowOf(failed.id)).toMatchObject({ state: 'not_read', reason: 'failed' })
    expect((await fileOf(failed.id)).reading).toMatchObject({ state: 'not_read', total: null })
    for (const reason of ['broken', 'too_slow'] as const) {
      const once = await waitingBill([plain()], { failing: () => reason })
      expect(await read(once)).toBe(1)
      expect(await rowOf(once.id)).toMatchObject({ state: 'not_read', reason })
    }
  })

  it('counts no try in an outage, of what opens pictures or of where they are stored, however long', async () => {
    let away = true
    const receipt = await waitingBill([plain()], { failing: () => (away ? 'unavailable' : null) })
    const remaining = await waitingBill([plain()])
    const none: typeof storage = {
      ...storage,
      get: (key) => (away ? Promise.reject(new StorageUnavailable('EIO')) : storage.get(key)),
    }
    const failures: unknown[] = []
    const readAll = async () => {
      for (let all = 0; all < 2; all += 1) {
        await read(receipt)
        await processOcrQueue(
          server.store.db,
          { reader: remaining.reader, storage: none, failed: (reason) => void failures.push(reason) },
          at,
        )
      }
    }
    for (let minute = 0; minute < 3 * maxAttempts; minute += 1) {
      await readAll()
      expect([await attemptsOf(receipt.id), await attemptsOf(remaining.id)]).toStrictEqual([0, 0])
      server.clock.advance(60)
    }
    expect(failures.length).toBeGreaterThan(0)
    for (const { id } of [receipt, remaining]) expect(await rowOf(id)).toMatchObject({ state: 'waiting' })
    away = false
    server.clock.advance(60)
    await read(receipt)
    await read(remaining)
    for (const { id } of [receipt, remaining]) expect(await rowOf(id)).toMatchObject({ state: 'read' })
  })

  describe('is shared among members', () => {
    const of = (person: Member) => person.user.id
    const upload = async (person: Member, seconds: number) => {
      const reply = await server.call(contract.uploadBillPicture, {
        token: person.access_token,
        body: { json: {}, files: [fileOfBytes(await receiptPicture())] },
      })
      const { id } = reply.answer().data
      const { db } = server.store
      await inTransaction(db, async (tx) => ({ _tag: 'Right', right: await queuePictureOcr(tx, id, at()) }))
      await db
        .updateTable('picture_readings')
        .set({ next_try_at: new Date(server.clock.now() - seconds * 1000) })
        .where('picture_id', '=', id)
        .execute()
      return id
    }
    const turns = async (count: number): Promise<ReadonlyArray<string>> => {
      const begun: string[] = []
      const { db } = server.store
      const reader: MemoryTextReader = {
        ...memoryTextReader(() => null),
        read: async (files) => {
          const last = await db
            .selectFrom('picture_readings')
            .innerJoin('bill_pictures', 'bill_pictures.id', 'picture_id')
            .select('member_id')
            .where('state', '=', 'waiting')
            .where('claimed_at', 'is not', null)
            .orderBy('claimed_at', 'desc')
            .executeTakeFirstOrThrow()
          begun.push(last.member_id ?? '')
          server.clock.advance(1)
          return memoryTextReader(() => null).read(files)
        },
      }
      expect(await processOcrQueue(db, { reader, storage, failed: unexpected }, at)).toBe(count)
      return begun
    }

    it('whoever was served longest ago comes first, however many another has waiting before', async () => {
      const [many, one, other] = [await server.join(), await server.join(), await server.join()]
      for (let seconds = 90; seconds > 86; seconds -= 1) await upload(many, seconds)
      await upload(one, 50)
      await upload(other, 40)
      await upload(one, 30)
      expect(await turns(7)).toStrictEqual([many, one, other, many, one, many, many].map(of))
    })

    it('one picture of a member at a time, though several read', async () => {
      const [many, one] = [await server.join(), await server.join()]
      await upload(many, 90)
      await upload(many, 80)
      await upload(one, 10)
      let end: () => void = () => undefined
      const held = new Promise<void>((resolve) => {
        end = resolve
      })
      const slow: MemoryTextReader = {
        ...memoryTextReader(() => null),
        read: (files) => held.then(() => memoryTextReader(() => null).read(files)),
      }
      const first = processOcrQueue(server.store.db, { reader: slow, storage, failed: unexpected }, at)
      await expect
        .poll(
          async () =>
            (
              await server.store.db
                .selectFrom('picture_readings')
                .select('tries')
                .where('tries', '=', 1)
                .where('state', '=', 'waiting')
                .execute()
            ).length,
        )
        .toBe(1)
      const quick = memoryTextReader(() => null)
      expect(await processOcrQueue(server.store.db, { reader: quick, storage, failed: unexpected }, at)).toBe(1)
      end()
      expect(await first).toBe(2)
    })
  })

  it('is not counted against a bill when the server is stopped meanwhile', async () => {
    const ending = new AbortController()
    const receipt = await waitingBill([plain()], {
      failing: () => {
        ending.abort()
        return 'failed'
      },
    })
    await read(receipt, ending.signal)
    expect([(await rowOf(receipt.id))?.state, await attemptsOf(receipt.id)]).toStrictEqual(['waiting', 0])
    await server.store.db.deleteFrom('picture_readings').execute()
  })
})

describe('what was read', () => {
  it('is in the download, and goes with the pictures', async () => {
    const medicine = purchasedLine('PARACETAMOL 500MG', 2500)
    const receipt = await waitingBill([infant, plain(), medicine])
    await read(receipt)
    const { bytes } = (await server.call(contract.downloadExport, { token: member.access_token })).answer()
    const bills: unknown = JSON.parse(strFromU8(unzipSync(bytes)['bills.json'] ?? new Uint8Array()))
    expect(bills).toMatchObject([
      {
        readings: [
          {
            state: 'read',
            reading: {
              total: { value: 45_000 + receipt.satang },
              lines: [{ text: 'HIQ F1 INFANT 600G' }, { product_id: '4' }],
            },
          },
        ],
      },
    ])
    const { db } = server.store
    // Other text of a receipt is deleted at the decision; most was never stored.
    const stored = async () => JSON.stringify(await rowOf(receipt.id))
    expect(await stored()).not.toContain('RECEIPT')
    ;(await approve(receipt.id, [{ product_id: '4', quantity: 1, satang: receipt.satang }])).answer()
    expect(await stored()).not.toContain('PARACETAMOL')
    expect(await stored()).toContain('INFANT')
    await db.updateTable('bill_pictures').set({ delete_after: at() }).where('bill_id', '=', receipt.id).execute()
    expect((await fileOf(receipt.id)).reading).toBeNull()
    await removeDuePictures(db, storage, at(), unexpected)
    expect(await rowOf(receipt.id)).toBeUndefined()
  })

  it('is text wherever it is told, whatever it looks like', async () => {
    const message = ['<script>alert(1)</script>', `';drop--`, '{{1}}', String.raw`\u0000`, 'ก็่้๊๋ำ', '=1+1']
    const line = purchasedLine('HIQ<b> F4 PLAIN 1800G', priceNow())
    const receipt = await waitingBill([line])
    const page = recognizedPage(purchaseOf(todayInBangkok(server.clock.now()), String(numbers), [line]))
    const words = message.map((text, at) => {
      const top = 3000 + at * 30
      return { text, confidence: 1, picture: 0, box: { left: 40, top, right: 300, bottom: top + 20 } }
    })
    await read({ reader: memoryTextReader(() => ({ ...page, words: [...page.words, ...words] })) })
    expect((await fileOf(receipt.id)).reading?.lines).toMatchObject([
      { text: 'HIQ<b> F4 PLAIN 1800G', product_id: '4' },
    ])
    const { bytes } = (await server.call(contract.downloadExport, { token: member.access_token })).answer()
    const text = strFromU8(unzipSync(bytes)['bills.json'] ?? new Uint8Array())
    expect(JSON.parse(text)).toMatchObject([
      { readings: [{ reading: { lines: [{ text: 'HIQ<b> F4 PLAIN 1800G' }] } }] },
    ])
    expect(text).not.toContain('alert(1)')
  })

  it('goes with its member', async () => {
    const receipt = await waitingBill([plain()])
    await read(receipt)
    const { id } = member.user
    await inTransaction(server.store.db, async (tx) => {
      await tx.updateTable('members').set({ delete_at: at() }).where('id', '=', id).execute()
      return { _tag: 'Right', right: await eraseMember(tx, id, at()) }
    })
    expect(await rowOf(receipt.id)).toBeUndefined()
  })
})

describe('a server', () => {
  it('reads what is handed in where it has a reader, and queues nothing where reading is off', async () => {
    const reader = memoryTextReader(() => null)
    const reads = await startTestServer({ textReader: reader })
    const sent = async (to: typeof reads) => {
      await withShops(to.store.db, at())
      return sentBill(to, await to.join())
    }
    const { id } = await sent(reads)
    const stateOf = async () =>
      (await reads.store.db.selectFrom('bill_readings').select('state').where('bill_id', '=', id).executeTakeFirst())
        ?.state
    await expect.poll(stateOf).toBe('not_read')
    await reads.stop()
    const off = await startTestServer({ textReader: reader, config: { ocrEnabled: false } })
    await sent(off)
    expect(await off.store.db.selectFrom('bill_readings').selectAll().execute()).toStrictEqual([])
    expect(reader.asked()).toBe(1)
    await off.stop()
  })
})
