import { randomUUID } from 'node:crypto'
import { contract, type Endpoint } from '@careplus/adapters/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { withAllOfMember, type MemberFixtures } from '../../testing/memberFixtures.js'
import { ownServer } from '../../testing/ownServer.js'
import type { Member } from '../../testing/testServer.js'

const server = ownServer()
let mali: Member
let things: MemberFixtures
beforeAll(async () => {
  mali = await server.join()
  things = await withAllOfMember(server, mali)
})

const more = 110

const copies = <Row extends object>(row: Row, change: (at: number) => Partial<Row>): Row[] =>
  Array.from({ length: more }, (_, at) => ({ ...row, ...change(at) }))

const momentOf = (at: number): Date => new Date(Date.UTC(2026, 9, 1) + Math.floor(at / 7) * 60_000)

const filled = {
  listConsents: async () => {
    const { db } = server.store
    const rows = Array.from({ length: more }, (_, at) => ({
      member_id: mali.user.id,
      purpose: 'marketing' as const,
      child_id: null,
      granted: at % 2 === 0,
      version: '2026-11-22',
      recorded_at: momentOf(at),
    }))
    await db.insertInto('consents').values(rows).execute()
  },
  listOrders: async () => {
    const { db } = server.store
    const row = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', things.loyalty.order)
      .executeTakeFirstOrThrow()
    const step = await db.selectFrom('order_steps').selectAll().where('order_id', '=', row.id).executeTakeFirstOrThrow()
    const orders = copies(row, (at) => ({ id: randomUUID(), number: `CP-60-${at}`, ordered_at: momentOf(at) }))
    await db
      .insertInto('orders')
      .values(orders.map((each) => ({ ...each, address: each.address === null ? null : JSON.stringify(each.address) })))
      .execute()
    await db
      .insertInto('order_steps')
      .values(orders.map(({ id }) => ({ ...step, order_id: id })))
      .execute()
  },
  listBills: async () => {
    const { db } = server.store
    const row = await db.selectFrom('bills').selectAll().where('id', '=', things.loyalty.bill).executeTakeFirstOrThrow()
    const bills = copies(row, (at) => ({ id: randomUUID(), receipt_number: `R${at}`, sent_at: momentOf(at) }))
    await db
      .insertInto('bills')
      .values(bills.map((each) => ({ ...each, flags: JSON.stringify(each.flags) })))
      .execute()
  },
  listRequests: async () => {
    const { db } = server.store
    const row = await db
      .selectFrom('requests')
      .selectAll()
      .where('id', '=', things.request.id)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('requests')
      .values(copies(row, (at) => ({ id: randomUUID(), changed_at: momentOf(at) })))
      .execute()
  },
  listSessions: async () => {
    const { db } = server.store
    const row = await db
      .selectFrom('sessions')
      .selectAll()
      .where('member_id', '=', mali.user.id)
      .executeTakeFirstOrThrow()
    const sessions = copies(row, (at) => ({
      id: randomUUID(),
      created_at: momentOf(at),
      last_used_at: at % 2 === 0 ? null : momentOf(at),
    }))
    await db.insertInto('sessions').values(sessions).execute()
    const token = await db
      .selectFrom('refresh_tokens')
      .selectAll()
      .where('session_id', '=', row.id)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('refresh_tokens')
      .values(sessions.map(({ id }) => ({ ...token, hash: randomUUID(), session_id: id })))
      .execute()
  },
  listActivity: async () => {
    const rows = Array.from({ length: more }, (_, at) => ({
      child_id: things.child.id,
      actor: mali.user.id,
      kind: 'growth.added' as const,
      at: momentOf(at),
      day: null,
      about: null,
    }))
    await server.store.db.insertInto('child_activity').values(rows).execute()
  },
} as const

const loadAll = async (endpoint: Endpoint) => {
  const all: unknown[] = []
  const sizes: number[] = []
  let from: string | null = null
  do {
    const query: string = from === null ? '' : `?from=${from}`
    const path = endpoint.path.replace('{id}', things.child.id)
    const reply = await fetch(`${server.url}${path}${query}`, {
      headers: { 'x-api-key': 'careplus-web', authorization: `Bearer ${mali.access_token}` },
    })
    const { data, next } = (await reply.json()) as { data: unknown[]; next: string | null }
    sizes.push(data.length)
    all.push(...data)
    from = next
  } while (from !== null && sizes.length < 10)
  return { all, sizes }
}

describe('a list that a member can add to comes in parts, each thing once and none left out', () => {
  it.each(Object.keys(filled) as ReadonlyArray<keyof typeof filled>)('%s', async (name) => {
    const before = await loadAll(contract[name])
    await filled[name]()
    const { all, sizes } = await loadAll(contract[name])
    expect(Math.max(...sizes)).toBeLessThanOrEqual(51)
    expect(sizes.length).toBe(3)
    expect(all).toHaveLength(before.all.length + more)
    if (name !== 'listConsents') expect(new Set(all.map((each) => (each as { id: string }).id)).size).toBe(all.length)
  })
})
