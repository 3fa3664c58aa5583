import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addDays, addMonths, endOfMonth, todayInBangkok } from '@careplus/core/calendar'
import { startOfBangkokDay } from '@careplus/core/internal/calendar'
import { storeOn, type Store } from '../../platform/store/store.js'
import { ledgerOf, posted, withPoints } from '../../testing/catalogue.js'
import { testPlace, type TestPlace } from '../../testing/testStore.js'
import { unexpected } from '../../testing/testServer.js'
import { expirePoints, notifyExpiring } from './pointExpiry.js'
import { loadPoints } from './points.js'

const earned = new Date('2026-11-20T03:04:05.678Z')
const last = endOfMonth(addMonths(todayInBangkok(earned.getTime()), 12))
const lastEvening = new Date(startOfBangkokDay(addDays(last, 1)) - 1)
const nextMorning = new Date(startOfBangkokDay(addDays(last, 1)))

let place: TestPlace
let store: Store
let second: Store
beforeAll(async () => {
  place = await testPlace()
  store = await storeOn(await place.open(), earned)
  second = place.url === null ? store : await storeOn(await place.open(), earned)
})
afterAll(async () => {
  if (second !== store) await second.close()
  await store.close()
  await place.remove()
})
beforeEach(async () => {
  for (const table of ['point_ledger', 'notices', 'members', 'point_accounts'])
    await sql`delete from ${sql.table(table)}`.execute(store.db)
})

const memberWith = async (points: number, at = earned): Promise<string> => {
  const id = randomUUID()
  await store.db
    .insertInto('members')
    .values({ id, email: null, name: null, birthday: null, adult_confirmed_at: at, created_at: at })
    .execute()
  await withPoints(store.db, id, points, at)
  return id
}
const noticesOf = (member: string) =>
  store.db
    .selectFrom('notices')
    .select(['kind', 'title', 'body'])
    .where('member_id', '=', member)
    .orderBy('at')
    .execute()

it('points are written off the morning after their last day, once, and their member is told', async () => {
  const member = await memberWith(70)
  await withPoints(store.db, member, 5, new Date('2027-03-01T00:00:00Z'))
  expect(await expirePoints(store.db, lastEvening, unexpected)).toBe(0)
  expect(await loadPoints(store.db, member, lastEvening)).toMatchObject({ usable: 75 })
  expect(await expirePoints(store.db, nextMorning, unexpected)).toBe(1)
  expect(await expirePoints(store.db, nextMorning, unexpected)).toBe(0)
  const rows = await ledgerOf(store.db, member)
  expect(rows.at(-1)).toMatchObject({ kind: 'expired', points: -70, balance: 5, at: nextMorning.toISOString() })
  expect(rows).toHaveLength(3)
  expect(await noticesOf(member)).toStrictEqual([
    { kind: 'points.expired', title: '70\u00A0คะแนนหมดอายุแล้ว', body: 'ใช้ได้ตอนนี้ 5\u00A0คะแนน' },
  ])
})

it('what a member cannot spend before a proof is not told as usable', async () => {
  const member = await memberWith(70)
  const later = new Date('2027-03-01T00:00:00Z')
  await withPoints(store.db, member, 5, later)
  await posted(store.db, member, { _tag: 'Earn', kind: 'mission', points: 40, reference_id: randomUUID() }, later)
  expect(await expirePoints(store.db, nextMorning, unexpected)).toBe(1)
  expect(await loadPoints(store.db, member, nextMorning)).toMatchObject({ usable: 5, unproved: 40 })
  expect(await noticesOf(member)).toMatchObject([{ body: 'ใช้ได้ตอนนี้ 5\u00A0คะแนน' }])
})

it('two processes at once write each account off once', async () => {
  const members: string[] = []
  for (let each = 0; each < 20; each += 1) members.push(await memberWith(10))
  const [one, two] = await Promise.all([
    expirePoints(store.db, nextMorning, unexpected),
    expirePoints(second.db, nextMorning, unexpected),
  ])
  expect(one + two).toBe(20)
  for (const member of members) expect(await ledgerOf(store.db, member)).toHaveLength(2)
})

it('an account that cannot be written off keeps nobody else waiting', async () => {
  const [broken, sound] = [await memberWith(10), await memberWith(10)]
  await store.db.updateTable('point_accounts').set({ seq: 0 }).where('member_id', '=', broken).execute()
  const failures: unknown[] = []
  expect(await expirePoints(store.db, nextMorning, (reason) => failures.push(reason))).toBe(1)
  expect(failures).toHaveLength(1)
  expect(await ledgerOf(store.db, sound)).toHaveLength(2)
})

it('what expires is told 30 days before, once', async () => {
  const member = await memberWith(180)
  const at = (day: ReturnType<typeof addDays>) => new Date(startOfBangkokDay(day))
  expect(await notifyExpiring(store.db, at(addDays(last, -31)), unexpected)).toBe(0)
  expect(await notifyExpiring(store.db, at(addDays(last, -30)), unexpected)).toBe(1)
  expect(await notifyExpiring(store.db, at(addDays(last, -29)), unexpected)).toBe(0)
  expect(await noticesOf(member)).toMatchObject([
    { kind: 'points.expiring', title: '180\u00A0คะแนนใช้ได้ถึง 30\u00A0พ.ย.\u00A070' },
  ])
})
