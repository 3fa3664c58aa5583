import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@careplus/adapters/contract'
import { verifyDraw } from '@careplus/core/loyalty-draw'
import { sha256Bytes } from '../loyalty/draws/sha256Bytes.js'
import { auditPart } from '../loyalty/ledgerAudit/auditPart.js'
import { startTestServer, type TestServer } from '../testing/testServer.js'
import { demoAccount } from './seed.js'

let server: TestServer
beforeAll(async () => {
  const now = Date.parse('2026-11-22T05:00:00Z')
  server = await startTestServer({ content: true, clock: { now: () => now, advance: () => undefined } })
})
afterAll(() => server.stop())

const pageOf = async (item_id: string) => (await server.call(contract.readItem, { params: { item_id } })).answer().data

describe('the demo', () => {
  it('begins with twelve rewards in every state, and with the draws that have a permit', async () => {
    const rewards = (await server.call(contract.listRewards)).answer().data
    const draws = (await server.call(contract.listLuckyDraws)).answer().data
    expect([rewards.length, draws.length]).toEqual([12, 2])
    expect(new Set(rewards.map(({ status }) => status))).toEqual(
      new Set(['available', 'scheduled', 'ended', 'sold_out']),
    )
    expect(draws.map(({ product_id, status }) => [product_id, status])).toEqual(
      expect.arrayContaining([
        ['201', 'available'],
        ['203', 'ended'],
      ]),
    )
    expect((await server.call(contract.listShops)).answer().data).toHaveLength(5)
  })

  it('has points that are all accounted for', async () => {
    expect((await auditPart(server.store.db, 'members', null)).differences).toStrictEqual([])
  })

  it('has a draw that is over and can be drawn again by anybody', async () => {
    const { draw } = await pageOf('203')
    expect(draw).toMatchObject({ state: 'drawn', prizes: 8, public_value: '482917' })
    expect(draw?.winners.map(({ standing }) => standing)).toStrictEqual([
      ...Array<string>(8).fill('winner'),
      ...Array<string>(4).fill('reserve'),
    ])
    const record = (await server.call(contract.readDrawRecord, { params: { item_id: '203' } })).answer().data
    expect(await verifyDraw(sha256Bytes)(record)).toMatchObject({ verified: true })
    expect(await verifyDraw(sha256Bytes)({ ...record, public_value: '482918' })).toMatchObject({ verified: false })
  })

  it('has a draw that takes entries, and shows nobody the one that waits for its permit', async () => {
    const open = await pageOf('201')
    expect(open.draw).toMatchObject({ state: 'open', permit_number: '1234/2569 (ตัวอย่าง)', public_date: '2027-11-16' })
    expect(open.draw?.tickets).toBeGreaterThan(50)
    expect(open.item.exchange_count).toBe(open.draw?.tickets)
    expect(open.draw?.terms).toMatchObject({ permit_date: '2026-10-20', draw_date: '2027-11-17', method: 'computed' })
    expect((await server.call(contract.readItem, { params: { item_id: '202' } })).code()).toBe('not_found')
  })

  it('lets nobody sign in as a neighbour', async () => {
    const members = await server.store.db.selectFrom('members').select(['id', 'email']).execute()
    const identities = await server.store.db.selectFrom('identities').select('member_id').execute()
    const demo = members.find(({ email }) => email === demoAccount.email)
    expect(members).toHaveLength(13)
    expect(new Set(identities.map(({ member_id }) => member_id))).toEqual(new Set([demo?.id]))
  })
})
