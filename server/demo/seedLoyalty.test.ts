import { contract } from '@careplus/adapters/contract'
import { auditLedger } from '@careplus/core/internal/loyalty'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgerOf } from '../testing/catalogue.js'
import { startTestServer, type TestServer } from '../testing/testServer.js'
import { demoAccount } from './seed.js'

describe.each(['2026-11-22', '2026-12-01', '2027-03-31'])('the demo begun on %s', (day) => {
  let server: TestServer
  let token: string
  let member: string
  beforeAll(async () => {
    const now = Date.parse(`${day}T05:00:00Z`)
    server = await startTestServer({ content: true, clock: { now: () => now, advance: () => undefined } })
    const { email, password } = demoAccount
    const session = (await server.logIn({ email, password })).answer()
    token = session.access_token
    member = session.user.id
  })
  afterAll(() => server.stop())

  it('has points to spend, to wait for and to use soon', async () => {
    const { data } = (await server.call(contract.readPoints, { token })).answer()
    expect(data).toMatchObject({ pending: 85, held: 300 })
    expect(data.usable).toBeGreaterThanOrEqual(1200)
    expect(data.usable).toBeLessThanOrEqual(1320)
    if (day === '2026-11-22')
      expect(data).toMatchObject({ usable: 1240, next_expiry: { points: 180, on: '2026-12-31' } })
  })

  it('has a ledger of nearly every kind that passes the audit, in the order of time', async () => {
    const rows = await ledgerOf(server.store.db, member)
    expect(E.isRight(auditLedger(rows))).toBe(true)
    expect(rows.map(({ at }) => at)).toStrictEqual(rows.map(({ at }) => at).sort())
    const kinds = new Set(rows.map(({ kind }) => kind))
    for (const kind of ['moved', 'bill', 'held', 'entered']) expect(kinds).toContain(kind)
    const { lines } = (await server.call(contract.listLedger, { token })).answer().data
    for (const { kind, title } of lines) expect(title === null).toBe(['moved', 'expired'].includes(kind))
  })

  it('has bills in every state with their pictures, two orders, an address and tickets', async () => {
    const bills = (await server.call(contract.listBills, { token })).answer().data
    expect(bills.map(({ state }) => state)).toStrictEqual(['reviewing', 'approved', 'rejected', 'approved', 'approved'])
    const [{ id, pictures }] = bills as [(typeof bills)[number]]
    const params = { id, picture_id: pictures[0] ?? '' }
    expect((await server.call(contract.readBillPicture, { token, params })).answer().bytes.length).toBeGreaterThan(2000)
    const orders = (await server.call(contract.listOrders, { token })).answer().data
    expect(orders.map(({ product_id }) => product_id)).toStrictEqual(['107', '102'])
    expect((await server.call(contract.listAddresses, { token })).answer().data).toHaveLength(1)
    const draw = (await server.call(contract.readItem, { token, params: { item_id: '201' } })).answer().data.draw
    expect(draw).toMatchObject({ state: 'open', my_tickets: 3 })
  })
})
