import { contract } from '@careplus/adapters/contract'
import { auditLedger } from '@careplus/core/internal/loyalty'
import type { OrderCommand } from '@careplus/core/loyalty'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/store/store.js'
import { ledgerOf, newAddress, stockOf, withItem, withPoints } from '../../testing/catalogue.js'
import { ownServer } from '../../testing/ownServer.js'
import type { Member } from '../../testing/testServer.js'
import { moveOrder, type OrderMove } from './orders.js'

const server = ownServer()

const ordered = async ({ point = 100, quantity = 2, stock_balance = 10 } = {}) => {
  const member = await server.join()
  const { access_token: token } = member
  await withPoints(server.store.db, member.user.id, 1000, server.now())
  const item = await withItem(server.store.db, server.now(), { point, stock_balance })
  const body = { quantity, address: newAddress }
  const { id } = (await server.call(contract.redeem, { token, params: { item_id: item }, body })).answer().data
  return { member, token, item, id }
}
const cancel = (token: string, id: string, key?: string) =>
  server.call(contract.cancelOrder, { token, params: { id }, key })
const move = (id: string, command: OrderCommand, rest: Partial<OrderMove> = {}) =>
  inTransaction(server.store.db, (tx) => moveOrder(tx, id, command, { actor: 'staff:nok', ...rest }, server.now()))
const read = async (token: string, id: string) =>
  (await server.call(contract.readOrder, { token, params: { id } })).answer().data
const pointsOf = async (token: string) => (await server.call(contract.readPoints, { token })).answer().data
const redeemedOf = async ({ user }: Member) =>
  (
    await server.store.db
      .selectFrom('point_accounts')
      .select('redeemed')
      .where('member_id', '=', user.id)
      .executeTakeFirstOrThrow()
  ).redeemed

describe("a member's orders", () => {
  it('are listed, the newest first', async () => {
    const { token, item, id } = await ordered()
    server.clock.advance(60)
    const body = { quantity: 1, address: newAddress }
    const { data } = (await server.call(contract.redeem, { token, params: { item_id: item }, body })).answer()
    const all = (await server.call(contract.listOrders, { token })).answer().data
    expect(all.map((order) => order.id)).toStrictEqual([data.id, id])
    expect(all[1]).toStrictEqual(await read(token, id))
  })

  it('are nobody else’s to see or to cancel', async () => {
    const { id, token } = await ordered()
    const other = await server.join()
    const params = { id }
    expect((await server.call(contract.readOrder, { token: other.access_token, params })).code()).toBe('not_found')
    expect((await cancel(other.access_token, id)).code()).toBe('not_found')
    expect((await server.call(contract.listOrders, { token: other.access_token })).answer().data).toStrictEqual([])
    expect((await read(token, id)).state).toBe('received')
  })
})

describe('cancelling an order', () => {
  it('gives points and pieces back, and is told', async () => {
    const { member, token, item, id } = await ordered()
    expect(await pointsOf(token)).toMatchObject({ usable: 800, held: 200 })
    const order = (await cancel(token, id)).answer().data
    expect(order).toMatchObject({ id, state: 'cancelled', can_cancel: false })
    expect(order.steps.map(({ state }) => state)).toStrictEqual(['received', 'cancelled'])
    expect(await pointsOf(token)).toMatchObject({ usable: 1000, held: 0 })
    expect(await stockOf(server.store.db, item)).toStrictEqual({ stock_balance: 10, exchange_count: 0 })
    expect(await redeemedOf(member)).toStrictEqual({})
    expect(E.isRight(auditLedger(await ledgerOf(server.store.db, member.user.id)))).toBe(true)
    const { db } = server.store
    const audited = await db.selectFrom('audit').select(['actor', 'action']).where('subject', '=', id).execute()
    expect(audited).toStrictEqual([{ actor: member.user.id, action: 'order.cancelled' }])
    const steps = await db.selectFrom('order_steps').select('actor').where('order_id', '=', id).execute()
    expect(steps.map(({ actor }) => actor)).toStrictEqual(['member', 'member'])
    const notices = await db.selectFrom('notices').select('kind').where('member_id', '=', member.user.id).execute()
    expect(notices.map(({ kind }) => kind).sort()).toStrictEqual(['order.cancelled', 'order.received'])
  })

  it('is done once, and its repeat gives the same answer', async () => {
    const { token, item, id } = await ordered()
    const [first, second] = [await cancel(token, id, 'c'), await cancel(token, id, 'c')]
    expect([second.status, second.body]).toStrictEqual([first.status, first.body])
    expect((await cancel(token, id)).code()).toBe('order_cancelled')
    expect(await stockOf(server.store.db, item)).toStrictEqual({ stock_balance: 10, exchange_count: 0 })
  })

  it('by two at once gives back once', async () => {
    const { token, item, id } = await ordered()
    const replies = await Promise.all([cancel(token, id), cancel(token, id), move(id, 'cancel')])
    expect(replies.filter((reply) => ('status' in reply ? reply.status === 200 : E.isRight(reply)))).toHaveLength(1)
    expect(await pointsOf(token)).toMatchObject({ usable: 1000, held: 0 })
    expect(await stockOf(server.store.db, item)).toStrictEqual({ stock_balance: 10, exchange_count: 0 })
  })

  it('of something that cost nothing gives its piece back', async () => {
    const { member, token, item, id } = await ordered({ point: 0 })
    expect((await cancel(token, id)).status).toBe(200)
    expect(await stockOf(server.store.db, item)).toStrictEqual({ stock_balance: 10, exchange_count: 0 })
    expect(await redeemedOf(member)).toStrictEqual({})
  })

  it('gives points back that expired meanwhile, for 30 days', async () => {
    const { member, id } = await ordered()
    server.clock.advance(420 * 86_400)
    const { email, password } = member
    const { access_token: token } = (await server.logIn({ email, password })).answer()
    expect((await cancel(token, id)).status).toBe(200)
    expect(await pointsOf(token)).toMatchObject({ usable: 200, held: 0 })
    server.clock.advance(31 * 86_400)
    const later = (await server.logIn({ email, password })).answer()
    expect(await pointsOf(later.access_token)).toMatchObject({ usable: 0, held: 0 })
  })

  it('is refused once the order has left', async () => {
    const { token, item, id } = await ordered()
    await move(id, 'prepare')
    await move(id, 'ship')
    expect((await cancel(token, id)).code()).toBe('order_left')
    expect(await stockOf(server.store.db, item)).toStrictEqual({ stock_balance: 8, exchange_count: 2 })
  })
})

describe('an order on its way', () => {
  it('is prepared, shipped and delivered; its points are spent as it leaves', async () => {
    const { member, token, id } = await ordered()
    expect(await move(id, 'prepare')).toMatchObject({ right: { id, state: 'preparing', member_id: member.user.id } })
    expect(await move(id, 'ship', { carrier: 'Kerry', tracking_number: 'TH123' })).toMatchObject({
      right: { state: 'shipped' },
    })
    expect(await pointsOf(token)).toMatchObject({ usable: 800, held: 0 })
    expect(await move(id, 'deliver')).toMatchObject({ right: { state: 'delivered' } })
    const order = await read(token, id)
    expect(order).toMatchObject({ state: 'delivered', carrier: 'Kerry', tracking_number: 'TH123', can_cancel: false })
    expect(order.steps.map(({ state }) => state)).toStrictEqual(['received', 'preparing', 'shipped', 'delivered'])
    const { db } = server.store
    const audited = await db
      .selectFrom('audit')
      .select(['actor', 'action'])
      .where('subject', '=', id)
      .orderBy('seq')
      .execute()
    expect(audited).toStrictEqual(
      ['order.prepared', 'order.shipped', 'order.delivered'].map((action) => ({ actor: 'staff:nok', action })),
    )
    const notices = await db.selectFrom('notices').selectAll().where('member_id', '=', member.user.id).execute()
    expect(notices.find(({ kind }) => kind === 'order.shipped')?.body).toContain('Kerry เลขพัสดุ TH123')
  })

  it('takes no step that does not follow', async () => {
    const { id } = await ordered()
    expect(await move(id, 'ship')).toMatchObject({ left: { _tag: 'OrderNotThere' } })
    expect(await move(id, 'deliver')).toMatchObject({ left: { _tag: 'OrderNotThere' } })
    await move(id, 'cancel')
    expect(await move(id, 'prepare')).toMatchObject({ left: { _tag: 'OrderCancelled' } })
    expect(await move(crypto.randomUUID(), 'prepare')).toStrictEqual(E.left({ _tag: 'OrderUnknown' }))
  })
})
