import { billFlags } from '@careplus/core/internal/loyalty'
import type { BillFlag } from '@careplus/core/loyalty'
import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { contract } from '@careplus/adapters/contract'
import { addDays } from '@careplus/core/calendar'
import { startOfBangkokDay } from '@careplus/core/internal/calendar'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  similarPictures,
  billProducts,
  billShops,
  fileOf,
  postBill,
  newBill,
  receiptPicture,
  sentBill,
  withShops,
} from '../../testing/billFixtures.js'
import { type Member } from '../../testing/testServer.js'
import { inTransaction } from '../../platform/store/store.js'
import { decideBillAs, type StaffDecision } from './decideBill.js'
import { ownCountedServer } from '../../testing/ownServer.js'

const { counted, server } = ownCountedServer()
beforeAll(async () => {
  await withShops(server.store.db, new Date())
})

const staff = { actor: 'staff:มานี' }
const decide = (id: string, decision: StaffDecision) =>
  inTransaction(server.store.db, (tx) => decideBillAs(tx, id, decision, staff, server.now()))
const approval = (
  satang: number,
  product = billProducts.adult,
  despite: ReadonlyArray<BillFlag> = billFlags,
): StaffDecision => ({
  _tag: 'Approve',
  lines: [{ product_id: product, quantity: 1, satang }],
  despite,
})
const rejection: StaffDecision = { _tag: 'Reject', reason: 'unreadable' }

const read = ({ access_token: token }: Member, id: string) => server.call(contract.readBill, { token, params: { id } })
const appeal = ({ access_token: token }: Member, id: string, words = 'ดูอีกครั้งนะคะ', key?: string) =>
  server.call(contract.appealBill, { token, params: { id }, body: { words }, key })
const balance = async ({ user }: Member) =>
  (await server.store.db.selectFrom('point_accounts').select('balance').where('member_id', '=', user.id).execute())[0]
    ?.balance
const notices = ({ user }: Member) =>
  server.store.db
    .selectFrom('notices')
    .select(['kind', 'title', 'body', 'path'])
    .where('member_id', '=', user.id)
    .orderBy('at')
    .execute()
const fieldsOf = (body: unknown) =>
  ((body as { errors?: ReadonlyArray<{ field: string; code: string }> }).errors ?? []).map(({ field, code }) => [
    field,
    code,
  ])

describe('a bill', () => {
  it('is taken for review, up to so many points, and is the first of the list', async () => {
    const member = await server.join()
    const older = await sentBill(server, member)
    const submission = newBill(server, { amount_satang: 45_899, receipt_number: ' th 2569-๑๑๘ ' })
    const bill = (await postBill(server, member, submission)).answer().data
    expect(bill).toMatchObject({
      ...submission,
      receipt_number: 'th 2569-๑๑๘',
      shop_title: 'ร้าน 9001',
      state: 'reviewing',
      reason: null,
      forecast: 45,
      points: 0,
      steps: [{ kind: 'sent', reason: null, at: bill.sent_at }],
      can_appeal: false,
    })
    expect((await read(member, bill.id)).answer().data).toStrictEqual(bill)
    const { data } = (await server.call(contract.listBills, { token: member.access_token })).answer()
    expect(data.map(({ id }) => id)).toStrictEqual([bill.id, older.id])
    expect(await server.acts('subject', bill.id)).toStrictEqual(['bill.sent'])
    expect((await notices(member)).at(-1)).toStrictEqual({
      kind: 'bill.received',
      title: 'ได้รับใบเสร็จแล้ว',
      body: 'ใบเสร็จ ร้าน 9001 รอตรวจ ได้สูงสุด 45\u00A0คะแนน ทราบผลใน\u00A03\u00A0วัน',
      path: `/rewards/history?bill=${bill.id}`,
    })
  })

  it('is refused for every reason, each at its field', async () => {
    const member = await server.join()
    const wrong = newBill(server, {
      shop_id: billShops.hidden,
      date: addDays(server.today(), -31),
      receipt_number: '---',
    })
    expect(fieldsOf((await postBill(server, member, wrong)).body)).toStrictEqual([
      ['shop_id', 'not_one_of'],
      ['date', 'too_old_bill'],
      ['receipt_number', 'required'],
    ])
    const tomorrow = newBill(server, { shop_id: '9999', date: addDays(server.today(), 1) })
    expect(fieldsOf((await postBill(server, member, tomorrow)).body)).toStrictEqual([
      ['shop_id', 'not_one_of'],
      ['date', 'in_future'],
    ])
    for (const days of [0, 30]) {
      const bill = newBill(server, { date: addDays(server.today(), -days) })
      expect((await postBill(server, member, bill)).status).toBe(201)
    }
  })

  it('is one of ten a day, and of no more', async () => {
    const member = await server.join()
    for (let n = 0; n < 10; n += 1) await sentBill(server, member)
    const reply = await postBill(server, member)
    expect([reply.status, fieldsOf(reply.body)]).toStrictEqual([400, [['', 'too_many_bills']]])
    const wait = Number(reply.headers.get('retry-after')) * 1000
    expect(Math.abs(server.clock.now() + wait - startOfBangkokDay(addDays(server.today(), 1)))).toBeLessThan(5000)
    const wrong = await postBill(server, await server.join(), newBill(server, { date: addDays(server.today(), 1) }))
    expect([wrong.status, wrong.headers.get('retry-after')]).toStrictEqual([400, null])
    expect((await postBill(server, await server.join())).status).toBe(201)
    server.clock.advance(24 * 3600)
    const { body } = await server.logIn(member)
    const second = body as Member
    expect((await postBill(server, second)).status).toBe(201)
  })

  it('takes a picture once of one member, and of another only notes that it is alike', async () => {
    const [member, other] = [await server.join(), await server.join()]
    const [[one, smaller], two] = [await similarPictures(11), fileOf(await receiptPicture())]
    const bill = (await postBill(server, member, newBill(server), [one])).answer().data
    expect(fieldsOf((await postBill(server, member, newBill(server), [two, one])).body)).toStrictEqual([
      ['pictures.1', 'repeated_picture'],
    ])
    expect(fieldsOf((await postBill(server, member, newBill(server), [two, two])).body)).toStrictEqual([
      ['pictures.1', 'repeated_picture'],
    ])
    const similar = (await postBill(server, other, newBill(server), [smaller])).answer().data
    const unlike = (await postBill(server, other, newBill(server), [two])).answer().data
    const flags = await server.store.db.selectFrom('bills').select(['id', 'flags']).execute()
    const flagsOf = (id: string) => flags.find((row) => row.id === id)?.flags
    expect([flagsOf(bill.id), flagsOf(similar.id), flagsOf(unlike.id)]).toStrictEqual([[], ['picture_alike'], []])
  })

  it('knows a picture by what it shows, whatever else is in its file', async () => {
    const member = await server.join()
    const [one, two] = [await receiptPicture(), await receiptPicture()]
    const longer = (bytes: Uint8Array) => fileOf(Uint8Array.from([...bytes, 0]))
    // A comment of two letters follows the mark that begins a JPEG.
    const described = (bytes: Uint8Array) =>
      fileOf(Uint8Array.from([...bytes.subarray(0, 2), 0xff, 0xfe, 0, 4, 97, 98, ...bytes.subarray(2)]))
    ;(await postBill(server, member, newBill(server), [fileOf(one)])).answer()
    expect(
      fieldsOf((await postBill(server, member, newBill(server), [longer(one), fileOf(two), described(one)])).body),
    ).toStrictEqual([
      ['pictures.0', 'repeated_picture'],
      ['pictures.2', 'repeated_picture'],
    ])
    expect(fieldsOf((await postBill(server, member, newBill(server), [fileOf(two), longer(two)])).body)).toStrictEqual([
      ['pictures.1', 'repeated_picture'],
    ])
    expect((await postBill(server, member, newBill(server), [longer(two)])).status).toBe(201)
  })

  it('knows a picture that came before it was noted what it shows by its bytes', async () => {
    const member = await server.join()
    const picture = fileOf(await receiptPicture())
    const { id } = (await postBill(server, member, newBill(server), [picture])).answer().data
    await server.store.db.updateTable('bill_pictures').set({ shown: null }).where('bill_id', '=', id).execute()
    expect(fieldsOf((await postBill(server, member, newBill(server), [picture])).body)).toStrictEqual([
      ['pictures.0', 'repeated_picture'],
    ])
  })

  it('is noted to be like one of the member’s own, however long ago that was', async () => {
    const { db } = server.store
    const member = await server.join()
    const [picture, smaller] = await similarPictures(23)
    const { id } = (await postBill(server, member, newBill(server), [picture])).answer().data
    const longAgo = addDays(server.today(), -300)
    await db.updateTable('bill_pictures').set({ sent_on: longAgo }).where('bill_id', '=', id).execute()
    const second = (await postBill(server, member, newBill(server), [smaller])).answer().data
    const flags = await db.selectFrom('bills').select('flags').where('id', '=', second.id).execute()
    expect(flags).toStrictEqual([{ flags: ['picture_alike'] }])
  })

  it('is noted where it may be one receipt, purchase or picture again, of the member’s own too', async () => {
    const [member, other] = [await server.join(), await server.join()]
    const day = addDays(server.today(), -10)
    const flagsOf = async (
      by: Member,
      rest: Partial<ReturnType<typeof newBill>>,
      files?: Parameters<typeof postBill>[3],
    ) => {
      const { id } = (
        await postBill(server, by, newBill(server, { shop_id: billShops.other, ...rest }), files)
      ).answer().data
      const rows = await server.store.db.selectFrom('bills').select('flags').where('id', '=', id).execute()
      return rows[0]?.flags
    }
    const [picture] = await similarPictures(7)
    const first = { date: day, amount_satang: 81_900, receipt_number: 'AB-10777' }
    expect(await flagsOf(member, first, [picture])).toStrictEqual([])
    for (const [receipt_number, back] of [
      ['AB-I0777', 1],
      ['AB-1O777', -9],
      ['A8 10777', 20],
      ['AB-l0777', 2],
      ['AB-O10777', 3],
      ['ＡＢ－１O777', 4],
    ] as const)
      expect([
        receipt_number,
        await flagsOf(await server.join(), {
          date: addDays(day, -back),
          amount_satang: 12_300 + back * 500,
          receipt_number,
        }),
      ]).toStrictEqual([receipt_number, ['same_receipt']])
    expect(await flagsOf(member, { ...first, receipt_number: 'ZZ-1', amount_satang: 81_950 })).toStrictEqual([
      'same_purchase',
    ])
    expect(await flagsOf(other, { ...first, receipt_number: 'ZZ-22', amount_satang: 81_801 })).toStrictEqual([
      'same_purchase',
    ])
    expect(await flagsOf(other, { ...first, receipt_number: 'ZZ-333', amount_satang: 82_100 })).toStrictEqual([])
    for (const [n, receipt_number] of ['AB-10770', 'AB-1777', 'AB-10707'].entries())
      expect(await flagsOf(member, { date: day, amount_satang: 30_000 + n * 500, receipt_number })).toStrictEqual([])
    for (const turn of [90, 180, 270]) {
      const turned = fileOf(new Uint8Array(await sharp(picture.bytes).rotate(turn).jpeg({ quality: 70 }).toBuffer()))
      const bill = { date: addDays(day, turn / 90), amount_satang: 50_000 + turn * 10, receipt_number: `T-${turn}9` }
      expect([turn, await flagsOf(other, bill, [turned])]).toStrictEqual([turn, ['picture_alike']])
    }
  })

  it('asks once whether any of its pictures is like one that was handed in', async () => {
    const pictures = [fileOf(await receiptPicture()), fileOf(await receiptPicture()), fileOf(await receiptPicture())]
    const before = counted.statements().length
    expect((await postBill(server, await server.join(), newBill(server), pictures)).status).toBe(201)
    const asked = counted.statements().slice(before)
    expect(asked.filter((sql) => sql.includes('bit_count'))).toHaveLength(1)
  })

  it('sent twice at once with one picture is taken once', async () => {
    const member = await server.join()
    const picture = fileOf(await receiptPicture())
    const both = await Promise.all([1, 2].map(() => postBill(server, member, newBill(server), [picture])))
    expect(both.map(({ status }) => status).toSorted()).toStrictEqual([201, 400])
  })

  it('with the receipt of another is only noted', async () => {
    const submission = newBill(server)
    await sentBill(server, await server.join(), submission)
    const second = await sentBill(server, await server.join(), {
      ...submission,
      receipt_number: submission.receipt_number.toLowerCase().replace('-', ' / '),
    })
    const elsewhere = await sentBill(server, await server.join(), { ...submission, shop_id: billShops.other })
    const flags = await server.store.db
      .selectFrom('bills')
      .select(['id', 'flags'])
      .where('id', 'in', [second.id, elsewhere.id])
      .execute()
    expect(Object.fromEntries(flags.map((row) => [row.id, row.flags]))).toStrictEqual({
      [second.id]: ['same_receipt', 'same_purchase'],
      [elsewhere.id]: [],
    })
  })

  it("is nobody else's", async () => {
    const [member, stranger] = [await server.join(), await server.join()]
    const bill = await sentBill(server, member)
    const [picture = ''] = bill.pictures
    const params = { id: bill.id, picture_id: picture }
    for (const token of [stranger.access_token]) {
      expect((await read(stranger, bill.id)).code()).toBe('not_found')
      expect((await appeal(stranger, bill.id)).code()).toBe('not_found')
      expect((await server.call(contract.readBillPicture, { token, params })).code()).toBe('not_found')
      expect((await server.call(contract.readBillThumbnail, { token, params })).code()).toBe('not_found')
      expect((await server.call(contract.listBills, { token })).answer().data).toStrictEqual([])
    }
  })

  test.prop([fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })], { numRuns: 8 })(
    'keeps any receipt number as it was typed, or says why not',
    async (receipt_number) => {
      const { status, body } = await postBill(server, await server.join(), newBill(server, { receipt_number }))
      if (status === 201)
        expect(body).toMatchObject({ data: { receipt_number: receipt_number.normalize('NFC').trim() } })
      else expect([status, fieldsOf(body).map(([field]) => field)]).toStrictEqual([400, ['receipt_number']])
    },
  )
})

describe('its pictures', () => {
  it('are drawn anew: upright, small enough, without what they told of themselves', async () => {
    const member = await server.join()
    const large = await sharp({ create: { width: 6000, height: 3000, channels: 3, background: '#fff' } })
      .composite([{ input: Buffer.from(await receiptPicture()), top: 10, left: 10 }])
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '13/1 45/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const tall = await sharp({ create: { width: 1080, height: 14_000, channels: 3, background: '#eee' } })
      .jpeg()
      .toBuffer()
    const bill = (await postBill(server, member, newBill(server), [fileOf(large), fileOf(tall)])).answer()
    const [picture_id = '', tall_id = ''] = bill.data.pictures
    expect(bill.data.pictures).toHaveLength(2)
    const given = { token: member.access_token, params: { id: bill.data.id, picture_id } }
    const whole = await server.call(contract.readBillPicture, given)
    const { format, width, height, exif, orientation } = await sharp(whole.answer().bytes).metadata()
    expect({ format, width, height, exif, orientation }).toStrictEqual({
      format: 'webp',
      width: 2000,
      height: 4000,
      exif: undefined,
      orientation: undefined,
    })
    expect(whole.headers.get('cache-control')).toBe('private, no-store')
    const long = await server.call(contract.readBillPicture, {
      ...given,
      params: { ...given.params, picture_id: tall_id },
    })
    const shown = await sharp(long.answer().bytes).metadata()
    expect([shown.width, shown.height]).toStrictEqual([900, 11_667])
    const small = await sharp((await server.call(contract.readBillThumbnail, given)).answer().bytes).metadata()
    expect([small.format, small.width, small.height]).toStrictEqual(['webp', 160, 320])
  })

  it('are of their own bill only', async () => {
    const member = await server.join()
    const [one, other] = [await sentBill(server, member), await sentBill(server, member)]
    const params = { id: one.id, picture_id: other.pictures[0] ?? '' }
    const reply = await server.call(contract.readBillPicture, { token: member.access_token, params })
    expect(reply.code()).toBe('not_found')
  })
})

describe('staff', () => {
  it('approve: only eligible lines earn, the member is told, the milk code’s passes are noted', async () => {
    const member = await server.join()
    const bill = await sentBill(server, member)
    const lines = [
      { product_id: billProducts.adult, quantity: 1, satang: 19_800 },
      { product_id: billProducts.child, quantity: 2, satang: 8900 },
      { product_id: billProducts['young-child'], quantity: 1, satang: 17_100 },
    ]
    const decided = await decide(bill.id, { _tag: 'Approve', lines })
    expect(decided).toMatchObject(E.right({ state: 'approved', points: 28 }))
    const shown = (await read(member, bill.id)).answer().data
    expect(shown).toMatchObject({ state: 'approved', points: 28, can_appeal: false })
    expect(shown.steps.map(({ kind }) => kind)).toStrictEqual(['sent', 'approved'])
    expect(await balance(member)).toBe(28)
    expect(await notices(member)).toMatchObject([
      { kind: 'bill.received' },
      { kind: 'bill.approved', body: expect.stringContaining('28') },
    ])
    expect(await server.acts('subject', bill.id)).toStrictEqual(['bill.sent', 'bill.approved'])
    expect(await server.acts('subject', `earn_points product:${billProducts.adult} adult`)).toContain(
      'milk-code.passed',
    )
    expect(
      await server.acts('subject', `earn_points product:${billProducts['young-child']} young-child`),
    ).toStrictEqual([])
    const stored = await server.store.db.selectFrom('bill_lines').selectAll().where('bill_id', '=', bill.id).execute()
    expect(stored.map(({ age_line, satang }) => [age_line, satang])).toStrictEqual([
      ['adult', 19_800],
      ['child', 8900],
      ['young-child', 17_100],
    ])
  })

  it('reject with a reason, and the member is told what to do', async () => {
    const member = await server.join()
    const bill = await sentBill(server, member)
    expect(await decide(bill.id, rejection)).toMatchObject(E.right({ state: 'rejected', points: 0 }))
    const shown = (await read(member, bill.id)).answer().data
    expect(shown).toMatchObject({ state: 'rejected', reason: 'unreadable', can_appeal: true, forecast: 45 })
    expect(await notices(member)).toMatchObject([
      { kind: 'bill.received' },
      { kind: 'bill.rejected', body: expect.stringContaining('ถ่ายใหม่') },
    ])
    expect(await balance(member)).toBe(0)
  })

  it.each([
    ['what earns nothing', approval(999), 'NothingEarned'],
    ['what the milk code keeps from earning', approval(90_000, billProducts.infant), 'NothingEarned'],
    ['a product that nobody knows', approval(9000, '9999'), 'ProductUnknown'],
    ['an amount that is none', approval(0), 'LineAmountInvalid'],
    ['more than its member typed', approval(45_801), 'LinesAboveBill'],
  ] as const)('cannot approve %s, and nothing has happened', async (_, decision, tag) => {
    const member = await server.join()
    const bill = await sentBill(server, member, newBill(server, { amount_satang: 45_800 }))
    expect(await decide(bill.id, decision)).toMatchObject({ left: { _tag: tag } })
    expect((await read(member, bill.id)).answer().data).toStrictEqual(bill)
    expect(await balance(member)).toBe(0)
    expect((await notices(member)).map(({ kind }) => kind)).toStrictEqual(['bill.received'])
  })

  it('decide once, and on no bill that is not there', async () => {
    const bill = await sentBill(server, await server.join())
    await decide(bill.id, approval(5000))
    expect(await decide(bill.id, rejection)).toMatchObject({ left: { _tag: 'BillDecided' } })
    expect(await decide(bill.id, approval(5000))).toMatchObject({ left: { _tag: 'BillDecided' } })
    expect(await decide(randomUUID(), rejection)).toMatchObject({ left: { _tag: 'BillUnknown' } })
  })

  it('approve one receipt once, also when ten are approved at once', async () => {
    const submission = newBill(server)
    const members = await Promise.all(Array.from({ length: 10 }, () => server.join()))
    const bills = await Promise.all(members.map((member) => sentBill(server, member, submission)))
    const decided = await Promise.all(bills.map(({ id }) => decide(id, approval(10_000))))
    expect(decided.filter(E.isRight)).toHaveLength(1)
    expect(decided.filter(E.isLeft).map(({ left }) => left._tag)).toStrictEqual(Array(9).fill('ReceiptAlreadyApproved'))
    const balances = await Promise.all(members.map(balance))
    expect(balances.toSorted()).toStrictEqual([...Array(9).fill(0), 10])
  })

  it('decide one bill once, also when it is decided several times at once', async () => {
    const member = await server.join()
    const bill = await sentBill(server, member)
    const decided = await Promise.all(
      [approval(10_000), rejection, approval(20_000), rejection].map((decision) => decide(bill.id, decision)),
    )
    expect(decided.filter(E.isRight)).toHaveLength(1)
    expect((await read(member, bill.id)).answer().data.steps).toHaveLength(2)
  })
})

describe('an appeal', () => {
  const rejected = async (member: Member) => {
    const bill = await sentBill(server, member)
    await decide(bill.id, rejection)
    return bill.id
  }

  it('brings a rejected bill back to be looked at, once', async () => {
    const member = await server.join()
    const id = await rejected(member)
    const second = (await appeal(member, id, 'รูปชัดแล้วค่ะ', 'a')).answer().data
    expect(second).toMatchObject({ state: 'reviewing', reason: null, can_appeal: false })
    expect(second.steps.map(({ kind }) => kind)).toStrictEqual(['sent', 'rejected', 'appealed'])
    expect((await appeal(member, id, 'รูปชัดแล้วค่ะ', 'a')).answer().data).toStrictEqual(second)
    expect((await notices(member)).slice(2)).toStrictEqual([
      {
        kind: 'bill.appealed',
        title: 'ได้รับคำขอตรวจใหม่แล้ว',
        body: 'ใบเสร็จ ร้าน 9001 รอตรวจอีกครั้ง จะบอกทันทีที่รู้ผล',
        path: `/rewards/history?bill=${id}`,
      },
    ])
    expect((await appeal(member, id)).code()).toBe('bill_not_rejected')
    await decide(id, rejection)
    expect((await read(member, id)).answer().data.can_appeal).toBe(false)
    expect((await appeal(member, id)).code()).toBe('appeal_used')
    const row = await server.store.db.selectFrom('bills').select('appeal_words').where('id', '=', id).execute()
    expect(row).toStrictEqual([{ appeal_words: 'รูปชัดแล้วค่ะ' }])
  })

  it('can be heard: the bill passes after all', async () => {
    const member = await server.join()
    const id = await rejected(member)
    ;(await appeal(member, id, '')).answer()
    expect(await decide(id, approval(45_000))).toMatchObject(E.right({ points: 45 }))
    expect((await read(member, id)).answer().data).toMatchObject({ state: 'approved', points: 45, reason: null })
    expect(await balance(member)).toBe(45)
  })

  it('is for what was rejected, and happens once when it comes twice at once', async () => {
    const member = await server.join()
    const waiting = await sentBill(server, member)
    expect((await appeal(member, waiting.id)).code()).toBe('bill_not_rejected')
    const id = await rejected(member)
    const both = await Promise.all([appeal(member, id), appeal(member, id)])
    expect(both.map(({ status }) => status).toSorted()).toStrictEqual([200, 409])
  })
})
