import { auditLedger, type LedgerRow, type Lot } from '@careplus/core/internal/loyalty'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { loadAccount } from '../points/pointAccounts.js'
import { done, earn, runningDraw, someMember, staff } from '../../testing/drawFixtures.js'
import { cancelDraw } from './drawSteps.js'
import { enterDraw } from './enterDraw.js'
import { ledgerOf } from '../../testing/catalogue.js'
import { ownStore } from '../../testing/ownStore.js'

const now = new Date('2026-11-20T03:04:05.678Z')
const nextMonth = new Date('2026-12-10T03:00:00Z')
const yearsLater = new Date('2028-03-10T03:00:00Z')

const store = ownStore(now)

/** Two lots of points each, spent on two draws in any order. */
const story = fc.array(
  fc.record({
    points: fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 90 })),
    entries: fc.array(fc.tuple(fc.constantFrom('cancelled', 'other'), fc.integer({ min: 1, max: 4 })), {
      maxLength: 5,
    }),
  }),
  { minLength: 1, maxLength: 4 },
)

it('puts every entry back into the lots it came from, and touches nothing else', async () => {
  const { db } = store
  await fc.assert(
    fc.asyncProperty(story, async (people) => {
      const draws = {
        cancelled: await runningDraw(db, now, { point: 7, ends: 60, member_limit: null }),
        other: await runningDraw(db, now, { point: 5, ends: 60, member_limit: null }),
      }
      const members = []
      for (const { points, entries } of people) {
        const member = await someMember(db, now, points[0])
        await earn(db, member, points[1], nextMonth)
        for (const [which, tickets] of entries) await enterDraw(db, member, draws[which], tickets, nextMonth)
        members.push(member)
      }
      const stored = await Promise.all(
        members.map(async (member) => spentOn(await ledgerOf(store.db, member), await entriesOf(draws.other))),
      )
      done(await cancelDraw(db, draws.cancelled, 'ทดสอบ', staff, nextMonth))
      for (const [at, member] of members.entries()) {
        const rows = await ledgerOf(store.db, member)
        const { account, redeemed } = await loadAccount(db, member)
        expect(auditLedger(rows)).toMatchObject({ right: { seq: account.seq, lots: account.lots } })
        expect(spentOn(rows, await entriesOf(draws.cancelled))).toStrictEqual({})
        expect(spentOn(rows, await entriesOf(draws.other))).toStrictEqual(stored[at])
        expect(redeemed[draws.cancelled]).toBeUndefined()
      }
      const items = await db.selectFrom('items').select('exchange_count').where('id', '=', draws.cancelled).execute()
      expect(items).toStrictEqual([{ exchange_count: 0 }])
    }),
    { numRuns: 12 },
  )
}, 300_000)

const entriesOf = async (item: string): Promise<ReadonlySet<string>> => {
  const rows = await store.db.selectFrom('draw_entries').select('id').where('item_id', '=', item).execute()
  return new Set(rows.map(({ id }) => id))
}

/** By the lot's day; refunds are subtracted. */
const spentOn = (rows: ReadonlyArray<LedgerRow>, entries: ReadonlySet<string>): Record<string, number> => {
  const sums: Record<string, number> = {}
  const lots: ReadonlyArray<Lot> = rows.flatMap((row) => (entries.has(row.reference_id ?? '') ? row.lots : []))
  for (const { expires_on, points } of lots) sums[expires_on] = (sums[expires_on] ?? 0) + points
  return Object.fromEntries(Object.entries(sums).filter(([, points]) => points !== 0))
}

it('gives points whose lot has expired thirty days more', async () => {
  const { db } = store
  const item = await runningDraw(db, now, { point: 7, ends: 900 })
  const member = await someMember(db, now, 20)
  done(await enterDraw(db, member, item, 2, now))
  done(await cancelDraw(db, item, 'ทดสอบ', staff, yearsLater))
  const { account } = await loadAccount(db, member)
  expect(account.lots).toStrictEqual([{ revived: true, expires_on: '2028-04-09', points: 14 }])
  expect(auditLedger(await ledgerOf(store.db, member))).toMatchObject({ right: { lots: account.lots } })
})

it('goes through more entrants than it takes at a time', async () => {
  const { db } = store
  const item = await runningDraw(db, now, { point: 0, ends: 60 })
  const paid = await someMember(db, now, 100)
  await db.updateTable('items').set({ point: 10 }).where('id', '=', item).execute()
  done(await enterDraw(db, paid, item, 3, now))
  const rows = Array.from({ length: 1500 }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`)
  await db
    .insertInto('point_accounts')
    .values(rows.map((member_id) => ({ member_id, next_expiry: null, redeemed: JSON.stringify({ [item]: 1 }) })))
    .execute()
  await db
    .insertInto('draw_entrants')
    .values(rows.map((member_id, n) => ({ item_id: item, member_id, code: `free${n}`, tickets: 1 })))
    .execute()
  done(await cancelDraw(db, item, 'ทดสอบ', staff, now))
  expect((await loadAccount(db, paid)).account.lots).toStrictEqual([{ expires_on: '2027-11-30', points: 100 }])
  const left = await db.selectFrom('point_accounts').select('redeemed').where('member_id', 'in', rows).execute()
  expect(left.every(({ redeemed }) => Object.keys(redeemed).length === 0)).toBe(true)
})
