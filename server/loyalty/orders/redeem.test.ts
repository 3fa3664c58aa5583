import { randomUUID } from 'node:crypto'
import { contract } from '@careplus/adapters/contract'
import { auditLedger } from '@careplus/core/internal/loyalty'
import { addDays } from '@careplus/core/calendar'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { ledgerOf, newAddress, stockOf, withItem, withPoints } from '../../testing/catalogue.js'
import { type Member } from '../../testing/testServer.js'
import { loadAccount } from '../points/pointAccounts.js'
import { ownCountedServer } from '../../testing/ownServer.js'

const { counted, server } = ownCountedServer()

const itemOf = (fields: Parameters<typeof withItem>[2] = {}) => withItem(server.store.db, server.now(), fields)
const rich = async (points = 10_000) => {
  const someone = await server.join()
  await withPoints(server.store.db, someone.user.id, points, server.now())
  return someone
}
interface RedeemOptions {
  readonly quantity?: number
  readonly key?: string
  readonly address?: typeof newAddress
  readonly points?: number
}

const redeem = (
  { access_token: token }: Member,
  item_id: string,
  { quantity = 1, key, address = newAddress, points }: RedeemOptions = {},
) =>
  server.call(contract.redeem, {
    token,
    params: { item_id },
    body: { quantity, address, ...(points === undefined ? {} : { points }) },
    key,
  })
const usable = async ({ access_token: token }: Member) =>
  (await server.call(contract.readPoints, { token })).answer().data
const noticesOf = ({ user }: Member) =>
  server.store.db
    .selectFrom('notices')
    .select(['kind', 'title', 'body'])
    .where('member_id', '=', user.id)
    .orderBy('at')
    .execute()

describe('redeeming a reward', () => {
  it('holds the points, takes the stock, places the order and tells of it', async () => {
    const someone = await rich(450)
    const images = ['thumbnail_mobile', '400x400'].map((type, ordering) => ({
      title: type,
      url: `/pictures/${type}.svg`,
      type,
      ordering,
      gallery_id: randomUUID(),
      product_ref_id: '1',
    }))
    const item = await itemOf({ point: 200, images: JSON.stringify(images) })
    const reply = await redeem(someone, item, { quantity: 2 })
    expect(reply.status).toBe(201)
    const order = reply.answer().data
    const ordered = server.today()
    expect(order).toMatchObject({
      product_id: item,
      title: 'ปิ่นโตสามชั้น',
      image: '/pictures/400x400.svg',
      quantity: 2,
      points: 400,
      state: 'received',
      address: newAddress,
      steps: [{ state: 'received', at: order.ordered_at }],
      carrier: null,
      tracking_number: null,
      ships_about: addDays(ordered, 4),
      arrives_from: addDays(ordered, 7),
      arrives_to: addDays(ordered, 14),
      can_cancel: true,
    })
    const year = String((Number(ordered.slice(0, 4)) + 543) % 100)
    expect(order.number).toMatch(new RegExp(`^CP-${year}-\\d{6}$`))
    expect(await stockOf(server.store.db, item)).toStrictEqual({ stock_balance: 8, exchange_count: 2 })
    expect(await usable(someone)).toMatchObject({ usable: 50, held: 400 })
    const { account, redeemed } = await loadAccount(server.store.db, someone.user.id)
    const ledger = await ledgerOf(server.store.db, someone.user.id)
    expect(ledger.at(-1)).toMatchObject({ kind: 'held', points: -400, held_points: 400, reference_id: order.id })
    const audited = auditLedger(ledger)
    expect(E.isRight(audited) && { ...audited.right, takings: [] }).toStrictEqual(account)
    expect(redeemed).toStrictEqual({ [item]: 2 })
    expect(await noticesOf(someone)).toMatchObject([
      { kind: 'order.received', body: expect.stringContaining(order.number) },
    ])
    const read = await server.call(contract.readOrder, { token: someone.access_token, params: { id: order.id } })
    expect(read.answer().data).toStrictEqual(order)
  })

  it('waits for the database three times at the most', async () => {
    const someone = await rich()
    const item = await itemOf()
    await redeem(someone, item)
    const before = counted.waits()
    expect((await redeem(someone, item)).status).toBe(201)
    expect(counted.waits() - before).toBeLessThanOrEqual(3)
  })

  it('costs what the member was shown, or nothing is done and the new price is told', async () => {
    const someone = await rich(1000)
    const item = await itemOf({ point: 200 })
    await server.store.db.updateTable('items').set({ point: 300 }).where('id', '=', item).execute()
    const refused = await redeem(someone, item, { quantity: 2, points: 400 })
    expect(refused.body).toMatchObject({
      error_code: 'not_redeemable',
      alert_messages: [expect.stringMatching(/600\sคะแนน/)],
      usable: 1000,
    })
    expect(await stockOf(server.store.db, item)).toStrictEqual({ stock_balance: 10, exchange_count: 0 })
    expect((await redeem(someone, item, { quantity: 2, points: 600 })).answer().data.points).toBe(600)
  })

  it('repeated with its key gives the same order, and takes nothing again', async () => {
    const someone = await rich(250)
    const item = await itemOf()
    const [first, second] = [await redeem(someone, item, { key: 'r' }), await redeem(someone, item, { key: 'r' })]
    expect([second.status, second.body]).toStrictEqual([first.status, first.body])
    expect(await stockOf(server.store.db, item)).toStrictEqual({ stock_balance: 9, exchange_count: 1 })
    expect(await usable(someone)).toMatchObject({ usable: 150, held: 100 })
    expect((await redeem(someone, item, { key: 'r', quantity: 2 })).code()).toBe('idempotency_mismatch')
  })

  it('numbers orders in the order they are placed', async () => {
    const someone = await rich()
    const item = await itemOf()
    const numbers: string[] = []
    for (let each = 0; each < 3; each += 1) numbers.push((await redeem(someone, item)).answer().data.number)
    expect([...new Set(numbers)].sort()).toStrictEqual(numbers)
  })

  it('of something that costs nothing leaves the ledger alone, and keeps count all the same', async () => {
    const someone = await server.join()
    const item = await itemOf({ point: 0, member_limit: 1 })
    expect((await redeem(someone, item)).status).toBe(201)
    expect((await redeem(someone, item)).body).toMatchObject({ alert_messages: ['แลกครบ 1\u00A0ชิ้นต่อคนแล้ว'] })
    expect(await ledgerOf(server.store.db, someone.user.id)).toStrictEqual([])
  })

  it('needs a member, a key and a whole address', async () => {
    const item = await itemOf()
    const body = { quantity: 1, address: newAddress }
    const params = { item_id: item }
    expect((await server.call(contract.redeem, { params, body })).code()).toBe('token_invalid')
    const { access_token: token } = await rich()
    const headers = { 'idempotency-key': '' }
    expect((await server.call(contract.redeem, { token, params, body, headers })).code()).toBe('idempotency_required')
    const reply = await server.call(contract.redeem, {
      token,
      params,
      body: { quantity: 0, address: { ...newAddress, postcode: '1212', house: '' } },
    })
    expect(reply.body).toMatchObject({ error_code: 'invalid_input' })
    expect((reply.body as { errors: { field: string }[] }).errors.map(({ field }) => field).sort()).toStrictEqual([
      'address.house',
      'address.postcode',
      'quantity',
    ])
  })
})

describe('a redemption is refused', () => {
  const refusals: ReadonlyArray<readonly [string, Parameters<typeof withItem>[2], number, ReadonlyArray<string>]> = [
    ['too dear', { point: 700 }, 1, ['ขาดอีก 200\u00A0คะแนน']],
    ['sold out', { stock_balance: 0 }, 1, ['หมดแล้ว']],
    ['less left than asked for', { stock_balance: 2 }, 3, ['เหลือ 2\u00A0ชิ้น']],
    ['more than one member may have', { member_limit: 2, point: 1 }, 3, ['เลือกได้อีก 2\u00A0ชิ้น (คนละไม่เกิน 2\u00A0ชิ้น)']],
    ['out of stock and too dear', { stock_balance: 0, point: 700 }, 1, ['หมดแล้ว', 'ขาดอีก 200\u00A0คะแนน']],
  ]
  it.each(refusals)('in words, with the points there are: %s', async (_, fields, quantity, alert_messages) => {
    const someone = await rich(500)
    const item = await itemOf(fields)
    const before = await stockOf(server.store.db, item)
    const reply = await redeem(someone, item, { quantity })
    expect([reply.status, reply.body]).toMatchObject([
      422,
      { error_code: 'not_redeemable', alert_messages, usable: 500 },
    ])
    expect(await stockOf(server.store.db, item)).toStrictEqual(before)
    expect(await usable(someone)).toMatchObject({ usable: 500, held: 0 })
    expect((await server.call(contract.listOrders, { token: someone.access_token })).answer().data).toStrictEqual([])
  })

  it.each([
    ['not open yet', { begin: 1, expire: null }],
    ['over', { begin: -9, expire: -1 }],
  ])('outside its days: %s', async (_, { begin, expire }) => {
    const item = await itemOf({
      begin_date: addDays(server.today(), begin),
      expire_date: expire === null ? null : addDays(server.today(), expire),
    })
    expect((await redeem(await rich(), item)).code()).toBe('not_redeemable')
  })

  it('past what one member may have, until an order is cancelled', async () => {
    const someone = await rich()
    const item = await itemOf({ member_limit: 2 })
    const { id } = (await redeem(someone, item, { quantity: 2 })).answer().data
    expect((await redeem(someone, item)).body).toMatchObject({ alert_messages: ['แลกครบ 2\u00A0ชิ้นต่อคนแล้ว'] })
    await server.call(contract.cancelOrder, { token: someone.access_token, params: { id } })
    expect((await redeem(someone, item)).status).toBe(201)
  })

  it('as not found where there is no such reward, it is hidden, or it is a lucky draw', async () => {
    const someone = await rich()
    const [hidden, draw] = [await itemOf({ hidden: true }), await itemOf({ type: 'luckydraw' })]
    for (const item of [hidden, draw, '999999999']) expect((await redeem(someone, item)).code()).toBe('not_found')
    expect((await redeem(someone, 'no-number')).code()).toBe('not_found')
  })

  it('and the same key may be sent again once its reason is gone', async () => {
    const someone = await rich(60)
    const item = await itemOf()
    expect((await redeem(someone, item, { key: 'later' })).code()).toBe('not_redeemable')
    await withPoints(server.store.db, someone.user.id, 40, server.now())
    expect((await redeem(someone, item, { key: 'later' })).status).toBe(201)
  })

  it('for points that have expired, whether or not that was written yet', async () => {
    const someone = await rich(500)
    const item = await itemOf({ expire_date: null })
    server.clock.advance(400 * 86_400)
    const { email, password } = someone
    const session = (await server.logIn({ email, password })).answer()
    const reply = await redeem({ ...someone, ...session }, item)
    expect(reply.body).toMatchObject({ alert_messages: ['ขาดอีก 100\u00A0คะแนน'], usable: 0 })
  })
})

describe('many at once', () => {
  it('get what is in stock, and not one piece more', async () => {
    const item = await itemOf({ stock_balance: 5, point: 10 })
    const members = await Promise.all(Array.from({ length: 20 }, () => rich(10)))
    const replies = await Promise.all(members.map((each) => redeem(each, item)))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(5)
    for (const reply of replies.filter(({ status }) => status !== 201))
      expect(reply.body).toMatchObject({ error_code: 'not_redeemable', alert_messages: ['หมดแล้ว'] })
    expect(await stockOf(server.store.db, item)).toStrictEqual({ stock_balance: 0, exchange_count: 5 })
  })

  it('calls of one member never spend a point twice, nor pass the limit', async () => {
    const someone = await rich(35)
    const item = await itemOf({ point: 10, member_limit: 3, stock_balance: 50 })
    const replies = await Promise.all(Array.from({ length: 12 }, () => redeem(someone, item)))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(await usable(someone)).toMatchObject({ usable: 5, held: 30 })
    expect(E.isRight(auditLedger(await ledgerOf(server.store.db, someone.user.id)))).toBe(true)
  })
})
