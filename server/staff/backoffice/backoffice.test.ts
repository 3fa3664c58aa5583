import * as E from 'fp-ts/Either'
import { staffContract } from '@careplus/adapters/internal/contract'
import { type Endpoint, contract } from '@careplus/adapters/contract'
import { addDays, type IsoDate } from '@careplus/core/calendar'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditPart } from '../../loyalty/ledgerAudit/auditPart.js'
import { billProducts, billShops, newBill, sentBill, withShops } from '../../testing/billFixtures.js'
import { ledgerOf, newAddress, withGift, withItem, withPoints } from '../../testing/catalogue.js'
import { earn, newDraw, publicSource } from '../../testing/drawFixtures.js'
import { type StaffOptions } from '../../testing/staffServer.js'
import { generalHandlers } from './generalHandlers.js'
import { ownStaffServer } from '../../testing/ownServer.js'

const server = ownStaffServer()
beforeAll(async () => {
  await withShops(server.store.db, server.now())
})

const call = async <E extends Endpoint>(endpoint: E, options?: StaffOptions) => server.staffCall(endpoint, options)
const done = async <E extends Endpoint>(endpoint: E, options?: StaffOptions) => (await call(endpoint, options)).answer()
const why = (reply: Awaited<ReturnType<typeof call>>) => [
  reply.code(),
  ...((reply.body as { alert_messages?: ReadonlyArray<string> }).alert_messages ?? []),
]
const of = staffContract
const audited = async (from: number) => (await server.auditEntries()).slice(from)

describe('bills', () => {
  const lines = [
    { product_id: billProducts.adult, quantity: 2, satang: 19_800 },
    { product_id: billProducts['young-child'], quantity: 1, satang: 17_100 },
  ]

  it('wait in their order, and show all that is to be compared, their member masked', async () => {
    const member = await server.join()
    await server.call(contract.changeMe, { token: member.access_token, body: { name: 'น้ำฝน ใจดี' } })
    const one = newBill(server)
    const first = await sentBill(server, member, one)
    const second = await sentBill(server, member, { ...one, amount_satang: 100 })
    const { waiting, bills } = (await done(of.listStaffBills)).data
    expect([waiting, bills.map(({ id }) => id)]).toStrictEqual([2, [first.id, second.id]])
    expect(bills[1]?.flags).toContain('same_receipt')

    const file = (await done(of.readStaffBill, { params: { id: second.id } })).data
    expect(file).toMatchObject({
      member: { id: member.user.id, name: 'น้ำ••• ใ•••' },
      of_day: 2,
      most_a_day: 10,
      shop_title: `ร้าน ${billShops.open}`,
      lines: [],
      pictures: [{ width: 240, height: 320 }],
      alike: [{ bill_id: first.id, why: 'same_receipt', state: 'reviewing', same_member: true }],
    })
    expect(JSON.stringify(file)).not.toContain('น้ำฝน')
    const params = { id: second.id, picture_id: file.pictures[0]?.id ?? '' }
    const from = (await server.auditEntries()).length
    const [whole, small] = await Promise.all([
      done(of.readStaffBillPicture, { params }),
      done(of.readStaffBillThumbnail, { params }),
    ])
    expect([whole.mediaType, small.mediaType]).toStrictEqual(['image/webp', 'image/webp'])
    expect((await call(of.readStaffBillPicture, { params: { ...params, id: first.id } })).code()).toBe('not_found')
    const reply = await call(of.readStaffBillPicture, { params })
    expect(reply.headers.get('cache-control')).toBe('private, no-store')
    expect(await audited(from)).toStrictEqual(Array.from({ length: 3 }, () => ['bill-picture.looked-at', second.id]))

    await server.store.db
      .updateTable('bill_pictures')
      .set({ delete_after: server.now() })
      .where('id', '=', params.picture_id)
      .execute()
    for (const view of [of.readStaffBillPicture, of.readStaffBillThumbnail])
      expect((await call(view, { params })).code()).toBe('not_found')
    expect((await done(of.readStaffBill, { params })).data.pictures).toStrictEqual([])
    expect((await audited(from)).filter(([action]) => action === 'bill-picture.looked-at')).toHaveLength(3)
  })

  it('are found by their receipt number, decided ones too, however it is typed', async () => {
    const one = newBill(server)
    const decided = await sentBill(server, await server.join(), one)
    const waiting = await sentBill(server, await server.join(), one)
    await sentBill(server, await server.join())
    await done(of.rejectBill, { params: { id: decided.id }, body: { reason: 'unreadable' } })
    const found = async (receipt: string) =>
      (await done(of.listStaffBills, { query: { receipt } })).data.bills.map(({ id, state }) => [id, state])
    const both = [
      [waiting.id, 'reviewing'],
      [decided.id, 'rejected'],
    ]
    for (const typed of [one.receipt_number, ` ${one.receipt_number.toLowerCase().replaceAll('-', ' ')} `])
      expect((await found(typed)).sort()).toStrictEqual([...both].sort())
    expect([await found(`${one.receipt_number}9`), await found('-')]).toStrictEqual([[], []])
  })

  it('show pictures that are alike: of others’ bills of the weeks before and after, and of all the member’s own', async () => {
    const member = await server.join()
    const bills = [await sentBill(server, member), await sentBill(server, await server.join())]
    const [own, other] = bills.map(({ id }) => id)
    const { id: earlier } = await sentBill(server, member)
    const similar = async (days: number, of_bill = other) => {
      const db = server.store.db
      const { sent_on } = await db
        .selectFrom('bill_pictures')
        .select('sent_on')
        .where('bill_id', '=', own ?? '')
        .executeTakeFirstOrThrow()
      const similarity = '0123456789abcdef'
      await db
        .updateTable('bill_pictures')
        .set({ likeness: similarity })
        .where('bill_id', '=', own ?? '')
        .execute()
      await db
        .updateTable('bill_pictures')
        .set({ likeness: similarity, sent_on: addDays(sent_on as IsoDate, days) })
        .where('bill_id', '=', of_bill ?? '')
        .execute()
      return (await done(of.readStaffBill, { params: { id: own ?? '' } })).data.alike.map(({ bill_id }) => bill_id)
    }
    expect([await similar(0), await similar(31), await similar(-31)]).toStrictEqual([[other], [other], [other]])
    expect([await similar(32), await similar(-32)]).toStrictEqual([[], []])
    expect([await similar(-32, earlier), await similar(-300, earlier)]).toStrictEqual([[earlier], [earlier]])
  })

  it('with something to look at twice are approved only where each of it is named, the first of two as well', async () => {
    const [member, other] = [await server.join(), await server.join()]
    const one = newBill(server)
    const first = await sentBill(server, member, one)
    const second = await sentBill(server, other, { ...one, receipt_number: `0${one.receipt_number}X` })
    for (const { id } of [first, second]) {
      const file = (await done(of.readStaffBill, { params: { id } })).data
      expect(file).toMatchObject({ flags: ['same_purchase'], alike: [{ why: 'same_purchase', same_member: false }] })
      for (const despite of [undefined, [], ['same_receipt', 'picture_alike']] as const)
        expect(
          why(await call(of.approveBill, { params: { id }, body: { lines, ...(despite && { despite }) } })).join(' '),
        ).toContain('step_refused ใบนี้มีข้อสังเกต')
    }
    const from = (await server.auditEntries()).length
    const body = { lines, despite: ['same_purchase'] } as const
    expect(await done(of.approveBill, { params: { id: first.id }, body })).toMatchObject({
      data: { state: 'approved' },
    })
    const rows = await server.store.db
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('subject', '=', first.id)
      .execute()
    expect(rows).toContainEqual({ action: 'bill.approved', detail: 'same_purchase' })
    expect((await audited(from)).length).toBeGreaterThan(0)
    await done(of.rejectBill, { params: { id: second.id }, body: { reason: 'duplicate' } })
    const third = await sentBill(server, member, { ...one, shop_id: billShops.other })
    expect((await done(of.readStaffBill, { params: { id: third.id } })).data.flags).toStrictEqual([])
  })

  it('are approved by their lines, once; the other of the receipt is then refused', async () => {
    const from = (await server.auditEntries()).length
    const member = await server.join()
    const one = newBill(server)
    const [first, second] = [await sentBill(server, member, one), await sentBill(server, member, one)]
    const despite = ['same_receipt'] as const
    const params = { id: first.id }
    const key = 'approve-once'
    expect(await done(of.approveBill, { params, body: { lines, despite }, key })).toStrictEqual({
      data: { state: 'approved', points: 19 },
    })
    expect(await done(of.approveBill, { params, body: { lines, despite }, key })).toMatchObject({
      data: { points: 19 },
    })
    expect((await call(of.approveBill, { params, body: { lines: lines.slice(1) }, key })).code()).toBe(
      'idempotency_mismatch',
    )
    expect(why(await call(of.rejectBill, { params, body: { reason: 'unreadable' } }))).toStrictEqual([
      'step_refused',
      'ใบนี้ตัดสินแล้ว: ผ่าน',
    ])
    expect(why(await call(of.approveBill, { params: { id: second.id }, body: { lines } }))).toStrictEqual([
      'step_refused',
      'ร้าน เลขที่ และวันที่นี้มีใบที่ผ่านแล้ว',
    ])
    await done(of.rejectBill, { params: { id: second.id }, body: { reason: 'duplicate' } })
    expect(await ledgerOf(server.store.db, member.user.id)).toMatchObject([{ kind: 'bill', points: 19 }])
    const file = (await done(of.readStaffBill, { params })).data
    expect(file.steps.at(-1)).toMatchObject({ kind: 'approved', actor: 'staff:ปาริชาต' })
    expect(file.lines.map(({ satang }) => satang)).toStrictEqual([19_800, 17_100])
    expect((await audited(from)).filter(([action]) => action !== 'milk-code.passed')).toStrictEqual([
      ['bill.approved', first.id],
      ['bill.rejected', second.id],
      ['bill.looked-at', first.id],
    ])
  })

  it('are not approved for ten times the amount where the point before the satang was forgotten', async () => {
    const member = await server.join()
    const params = { id: (await sentBill(server, member, newBill(server, { amount_satang: 19_800 }))).id }
    const approve = (satang: number) =>
      call(of.approveBill, { params, body: { lines: [{ product_id: billProducts.adult, quantity: 1, satang }] } })
    expect(why(await approve(198_000))).toStrictEqual([
      'step_refused',
      expect.stringContaining('รวม 1,980.00 บาท เกินยอดที่สมาชิกกรอก 198.00 บาท'),
    ])
    expect(await ledgerOf(server.store.db, member.user.id)).toStrictEqual([])
    expect((await approve(19_800)).answer()).toStrictEqual({ data: { state: 'approved', points: 19 } })
  })

  it('are not approved by lines that earn nothing, or that nobody knows', async () => {
    const params = { id: (await sentBill(server, await server.join())).id }
    const approve = (body: object) => call(of.approveBill, { params, body })
    expect(why(await approve({ lines: lines.slice(1) }))).toStrictEqual([
      'step_refused',
      expect.stringContaining('ไม่มีสินค้าร่วม'),
    ])
    expect(why(await approve({ lines: [{ ...lines[0], product_id: '999999' }] }))).toStrictEqual([
      'step_refused',
      'บรรทัดที่ 1 ไม่รู้จักสินค้านี้',
    ])
    expect((await approve({ lines: [{ ...lines[0], satang: 1.5 }] })).code()).toBe('invalid_input')
    expect((await call(of.rejectBill, { params, body: { reason: 'whim' } })).code()).toBe('invalid_input')
    const products = (await done(of.listProducts)).data
    expect(products.find(({ id }) => id === billProducts.infant)?.earns).toBe(false)
    expect(products.find(({ id }) => id === billProducts.adult)?.earns).toBe(true)
  })
})

describe('orders', () => {
  it('are prepared, shipped and delivered; what has left is not cancelled', async () => {
    const from = (await server.auditEntries()).length
    const member = await server.join()
    await withPoints(server.store.db, member.user.id, 300, server.now())
    const item = await withItem(server.store.db, server.now())
    const body = { quantity: 1, address: newAddress }
    const order = async () =>
      (await server.call(contract.redeem, { token: member.access_token, params: { item_id: item }, body })).answer()
        .data
    const [first, second] = [await order(), await order()]
    const { waiting, orders } = (await done(of.listStaffOrders)).data
    expect([waiting.received, orders.map(({ number }) => number)]).toStrictEqual([2, [first.number, second.number]])

    const params = { id: first.id }
    expect(why(await call(of.shipOrder, { params, body: { carrier: 'ไปรษณีย์ไทย', tracking_number: 'EX1' } }))).toEqual([
      'step_refused',
      expect.stringContaining('รับเรื่องแล้ว'),
    ])
    await done(of.prepareOrder, { params })
    await done(of.shipOrder, { params, body: { carrier: 'ไปรษณีย์ไทย', tracking_number: 'EX123456789TH' } })
    expect((await done(of.listStaffOrders)).data.orders.map(({ number }) => number)).toStrictEqual([
      second.number,
      first.number,
    ])
    expect(why(await call(of.cancelStaffOrder, { params }))[1]).toBe('ของออกจากคลังแล้ว ยกเลิกไม่ทัน')
    await done(of.deliverOrder, { params })
    await done(of.cancelStaffOrder, { params: { id: second.id } })

    expect((await done(of.readStaffOrder, { params })).data).toMatchObject({
      state: 'delivered',
      address: newAddress,
      carrier: 'ไปรษณีย์ไทย',
      tracking_number: 'EX123456789TH',
      steps: ['received', 'preparing', 'shipped', 'delivered'].map((state) => ({ state })),
    })
    expect((await done(of.listStaffOrders, { query: { state: 'cancelled' } })).data.orders).toHaveLength(1)
    const found = async (number: string) =>
      (await done(of.listStaffOrders, { query: { number } })).data.orders.map(({ id }) => id)
    expect([await found(first.number), await found(second.number.toLowerCase()), await found('CP-69-999999')]).toEqual([
      [first.id],
      [second.id],
      [],
    ])
    expect((await ledgerOf(server.store.db, member.user.id)).map(({ kind }) => kind)).toStrictEqual([
      'bill',
      'held',
      'held',
      'shipped',
      'returned',
    ])
    expect(await audited(from)).toStrictEqual([
      ['order.prepared', first.id],
      ['order.shipped', first.id],
      ['order.delivered', first.id],
      ['order.cancelled', second.id],
      ['order.looked-at', first.id],
    ])
    const stored = await server.store.db.selectFrom('staff_answers').select('answer').execute()
    expect(JSON.stringify(stored)).not.toContain(newAddress.recipient)
  })
})

describe('a parcel', () => {
  it('that came back is given up: the piece is in stock again, and its points are given anew as staff say', async () => {
    const { db } = server.store
    const member = await server.join()
    await withGift(db, member.user.id, 300, server.now())
    const item = await withItem(db, server.now())
    const stock = () =>
      db
        .selectFrom('items')
        .select(['stock_balance', 'exchange_count'])
        .where('id', '=', item)
        .executeTakeFirstOrThrow()
    const balance = () =>
      db
        .selectFrom('point_accounts')
        .select(['balance', 'redeemed'])
        .where('member_id', '=', member.user.id)
        .executeTakeFirstOrThrow()
    const before = await stock()
    const cameBack = async () => {
      const body = { quantity: 1, address: newAddress }
      const placed = await server.call(contract.redeem, { token: member.access_token, params: { item_id: item }, body })
      const params = { id: placed.answer().data.id }
      await done(of.prepareOrder, { params })
      await done(of.shipOrder, { params, body: { carrier: 'ไปรษณีย์ไทย', tracking_number: 'EX1' } })
      await done(of.returnOrder, { params, body: { reason: 'ไม่มีผู้รับ' } })
      return { params, points: placed.answer().data.points }
    }
    const first = await cameBack()
    const close = (params: typeof first.params, points_back: boolean, reason = 'ติดต่อไม่ได้') =>
      call(of.closeOrder, { params, body: { reason, points_back } })
    expect((await close(first.params, true, ' ')).code()).toBe('invalid_input')
    expect((await close(first.params, true)).answer()).toEqual({ data: { state: 'closed' } })
    expect(why(await close(first.params, true))[0]).toBe('step_refused')
    expect(await stock()).toEqual(before)
    expect(await balance()).toEqual({ balance: 300, redeemed: {} })

    const second = await cameBack()
    await close(second.params, false)
    expect(await stock()).toEqual(before)
    expect(await balance()).toEqual({ balance: 300 - second.points, redeemed: {} })
    const notices = await db
      .selectFrom('notices')
      .select('body')
      .where('member_id', '=', member.user.id)
      .where('kind', '=', 'order.closed')
      .orderBy('at')
      .execute()
    expect(notices.map(({ body }) => [body.includes('ติดต่อไม่ได้'), body.includes('คืนให้แล้ว')])).toEqual([
      [true, true],
      [true, false],
    ])
    const odd = [
      ...(await auditPart(db, 'members', null)).differences,
      ...(await auditPart(db, 'items', null)).differences,
    ].filter(({ about }) => about.includes(member.user.id) || about === `item ${item}`)
    expect(odd).toEqual([])
  })

  it('can be corrected, come back and go again, and be taken for delivered by mistake', async () => {
    const member = await server.join()
    await withPoints(server.store.db, member.user.id, 300, server.now())
    const item = await withItem(server.store.db, server.now())
    const sku = {
      mycloud_sku: 'PINTO-3',
      mycloud_product_id: '9',
      product_ref_id: item,
      updated_date: server.now().toISOString(),
    }
    await server.store.db
      .updateTable('items')
      .set({ mycloud_product: JSON.stringify(sku) })
      .where('id', '=', item)
      .execute()
    const body = { quantity: 1, address: newAddress }
    const order = async () =>
      (await server.call(contract.redeem, { token: member.access_token, params: { item_id: item }, body })).answer()
        .data.id
    const params = { id: await order() }
    const [wrong, right] = ['EX1', 'EX2'].map((tracking_number) => ({ carrier: 'ไปรษณีย์ไทย', tracking_number }))
    expect(why(await call(of.correctOrder, { params, body: right }))[0]).toBe('step_refused')
    await done(of.prepareOrder, { params })
    await done(of.shipOrder, { params, body: wrong })
    expect(await done(of.correctOrder, { params, body: right })).toEqual({ data: { state: 'shipped' } })
    await done(of.deliverOrder, { params })
    expect((await call(of.undoDelivery, { params, body: { reason: ' ' } })).code()).toBe('invalid_input')
    await done(of.undoDelivery, { params, body: { reason: 'ลูกค้าแจ้งว่ายังไม่ถึง' } })
    await done(of.returnOrder, { params, body: { reason: 'ไม่มีผู้รับ' } })
    const listed = async () => (await done(of.listStaffOrders)).data.orders
    expect((await listed()).find(({ id }) => id === params.id)).toMatchObject({ state: 'returned', sku: 'PINTO-3' })
    await done(of.shipOrder, { params, body: wrong })
    await done(of.deliverOrder, { params })
    const { steps, tracking_number } = (await done(of.readStaffOrder, { params })).data
    expect(tracking_number).toBe('EX1')
    expect(steps.map(({ state, reason }) => [state, reason])).toStrictEqual([
      ['received', null],
      ['preparing', null],
      ['shipped', null],
      ['delivered', null],
      ['shipped', 'ลูกค้าแจ้งว่ายังไม่ถึง'],
      ['returned', 'ไม่มีผู้รับ'],
      ['shipped', null],
      ['delivered', null],
    ])
    expect((await ledgerOf(server.store.db, member.user.id)).map(({ kind }) => kind)).toStrictEqual([
      'bill',
      'held',
      'shipped',
    ])
    const notices = await server.store.db
      .selectFrom('notices')
      .select(['kind', 'title'])
      .where('member_id', '=', member.user.id)
      .execute()
    expect(notices.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['order.corrected', 'order.returned']))
    expect(notices.filter(({ title }) => title.endsWith('ยังไม่ถึงบ้าน'))).toHaveLength(1)
    expect(notices.filter(({ kind }) => kind === 'order.shipped')).toHaveLength(2)

    const packed = { id: await order() }
    await done(of.prepareOrder, { params: packed })
    ;(await server.call(contract.cancelOrder, { token: member.access_token, params: packed })).answer()
    expect((await listed()).find(({ id }) => id === packed.id)).toMatchObject({ state: 'cancelled', to_unpack: true })
    await done(of.unpackOrder, { params: packed })
    expect((await listed()).some(({ id }) => id === packed.id)).toBe(false)
    expect(why(await call(of.unpackOrder, { params: packed }))[0]).toBe('step_refused')
  })
})

describe('draws', () => {
  it('go from permit to winners, each step put on record', async () => {
    const from = (await server.auditEntries()).length
    const { db } = server.store
    const item_id = await newDraw(db, server.now())
    const params = { item_id }
    expect(why(await call(of.openDraw, { params }))[1]).toBe('ใส่เลขที่ใบอนุญาตก่อนเปิดรับสิทธิ์')
    await done(of.prepareDraw, { params, body: { permit_number: '1234/2569', prizes: 1 } })
    const date = addDays(server.today(), 12)
    await done(of.namePublicValue, { params, body: { source: publicSource, date, digits: null } })
    await done(of.openDraw, { params })
    const member = await server.join()
    await earn(db, member.user.id, 90, server.now())
    const entered = { token: member.access_token, params, body: { tickets: 3 } }
    ;(await server.call(contract.enterDraw, entered)).answer()
    expect(why(await call(of.closeDraw, { params }))[0]).toBe('step_refused')
    server.clock.advance(11 * 86_400)
    await done(of.closeDraw, { params })
    expect(why(await call(of.runDraw, { params, body: { public_value: '123456', again: '123456' } }))[0]).toBe(
      'step_refused',
    )
    const closed = (await done(of.readStaffDraw, { params })).data
    expect(closed).toMatchObject({ state: 'closed', tickets: 3, entrants: 1, public_source: publicSource, winners: [] })
    expect(JSON.stringify(closed)).not.toContain('"seed"')
    server.clock.advance(86_400)
    expect(await done(of.runDraw, { params, body: { public_value: '123456', again: '123456' } })).toEqual({
      data: { state: 'drawn' },
    })
    const [rendered] = (await done(of.listStaffDraws)).data.filter((draw) => draw.item_id === item_id)
    expect(rendered?.winners).toHaveLength(1)
    expect((await audited(from)).map(([action]) => action)).toStrictEqual([
      'draw.prepared',
      'draw.public-value-named',
      'draw.opened',
      'draw.closed',
      'draw.drawn',
    ])
  })

  it('are recorded, or cancelled with every entry given back', async () => {
    const { db } = server.store
    const params = { item_id: await newDraw(db, server.now()) }
    expect((await call(of.cancelDraw, { params, body: { reason: '' } })).code()).toBe('invalid_input')
    await done(of.cancelDraw, { params, body: { reason: 'ผู้จัดเลื่อน' } })
    expect((await done(of.readStaffDraw, { params })).data).toMatchObject({ state: 'cancelled', note: 'ผู้จัดเลื่อน' })
    expect(why(await call(of.recordDraw, { params, body: { note: 'x', winners: [{ code: 'none' }] } }))[0]).toBe(
      'step_refused',
    )
    expect((await call(of.readStaffDraw, { params: { item_id: '999999999' } })).code()).toBe('not_found')
  })
})

describe('points', () => {
  it('are adjusted with a reason, once for a key, and never below nothing', async () => {
    const from = (await server.auditEntries()).length
    const member = await server.join('fai@example.com')
    const adjust = (points: number, key?: string) =>
      call(of.adjustPoints, {
        body: { who: 'FAI@example.com', points, reason: 'ชดเชยของแตก' },
        key,
      })
    expect((await adjust(50, 'a')).answer()).toStrictEqual({ data: { points: 50, balance: 50, approval: null } })
    expect((await adjust(50, 'a')).answer()).toStrictEqual({ data: { points: 50, balance: 50, approval: null } })
    expect((await adjust(-20)).answer().data.balance).toBe(30)
    expect(why(await adjust(-31))).toStrictEqual(['step_refused', 'ขาดอีก 1\u00A0คะแนน'])
    expect(why(await adjust(0))[0]).toBe('step_refused')
    const ledger = await ledgerOf(server.store.db, member.user.id)
    expect(ledger.map(({ points, reason }) => [points, reason])).toStrictEqual([
      [50, 'ชดเชยของแตก'],
      [-20, 'ชดเชยของแตก'],
    ])
    const notices = await server.store.db
      .selectFrom('notices')
      .select('title')
      .where('member_id', '=', member.user.id)
      .orderBy('at')
      .execute()
    expect(notices.map(({ title }) => title)).toStrictEqual(['ปรับคะแนน +50', 'ปรับคะแนน −20'])

    const found = (await done(of.findMember, { query: { who: 'fai@example.com' } })).data
    expect(found).toMatchObject({ id: member.user.id, email: 'f•••@example.com', balance: 30, bills: 0, orders: 0 })
    expect((await done(of.findMember, { query: { who: member.user.id } })).data.id).toBe(member.user.id)
    expect((await call(of.findMember, { query: { who: '0899999999' } })).code()).toBe('not_found')
    expect((await call(of.findMember)).code()).toBe('invalid_input')
    expect(await audited(from)).toStrictEqual([
      ['points.adjusted', member.user.id],
      ['points.adjusted', member.user.id],
      ['member.looked-up', member.user.id],
      ['member.looked-up', member.user.id],
    ])
  })
})

describe('the rest of the desk', () => {
  it('takes content in, once', async () => {
    const from = (await server.auditEntries()).length
    expect((await done(of.importContent)).data.changed).toBe(true)
    expect((await done(of.importContent)).data.changed).toBe(false)
    expect((await audited(from)).filter(([action]) => action === 'content.imported')).toHaveLength(1)
  })

  it('takes no sample content in production, however long it runs', async () => {
    const call = { ...server.config, mode: 'production', db: server.store.db, actor: 'staff:nok', now: new Date() }
    const taken = await generalHandlers.importContent(
      call as unknown as Parameters<typeof generalHandlers.importContent>[0],
    )
    expect(taken).toMatchObject(E.left({ more: { alert_messages: [expect.stringContaining(' is sample content: ')] } }))
  })

  it('takes in accounts of the earlier site', async () => {
    const file = (points: number) =>
      Buffer.from(JSON.stringify([{ email: 'old@example.com', phone: '0812345679', points }]))
    expect((await call(of.importLegacyAccounts, { body: file(5) })).code()).toBe('role_forbidden')
    const token = await server.openLocally()
    expect((await done(of.importLegacyAccounts, { body: file(5), token })).data).toStrictEqual({
      added: 1,
      changed: 0,
      claimed: 0,
    })
    expect(why(await call(of.importLegacyAccounts, { body: file(0.5), token }))).toStrictEqual([
      'step_refused',
      'account 1: its points are no whole number',
    ])
    const unknown = await call(of.importLegacyAccounts, { body: file(5), token: 'nobody' })
    expect(unknown.code()).toBe('token_invalid')
  })

  it('reads what was done, by whom, to what', async () => {
    const all = (await done(of.listAudit, { query: { actor: 'staff:ปาริชาต' } })).data
    expect(all.total).toBe((await server.auditEntries()).length)
    expect(all.rows[0]?.action).toBe('staff.role-refused')
    const changes = (await done(of.listAudit, { query: { views: 'none' } })).data
    expect(changes.total).toBeGreaterThan(0)
    expect(changes.total).toBeLessThan((await done(of.listAudit)).data.total)
    expect(changes.rows.filter(({ action }) => /looked|milk-code/.test(action))).toStrictEqual([])
    const one = (await done(of.listAudit, { query: { action: 'points.adjusted' } })).data
    expect(new Set(one.rows.map(({ action }) => action))).toStrictEqual(new Set(['points.adjusted']))
    const before = String(one.rows[0]?.seq)
    expect((await done(of.listAudit, { query: { action: 'points.adjusted', before } })).data.rows).toStrictEqual(
      one.rows.slice(1),
    )
    expect((await done(of.readReport, { query: { name: 'jobs' } })).data.total).toBe(0)
    expect((await done(of.readReport, { query: { name: 'members' } })).data.rows.length).toBeGreaterThan(3)
    expect((await call(of.readReport)).code()).toBe('not_found')
    const { figures } = (await done(of.readFigures)).data
    expect(figures).toContainEqual({ name: 'careplus_points_outstanding', labels: { state: 'held' }, value: 0 })
    expect((await call(of.readFigures, { token: 'nobody' })).code()).toBe('token_invalid')
  })
})
