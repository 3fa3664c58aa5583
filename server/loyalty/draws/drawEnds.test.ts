import { addDays, thaiDate, todayInBangkok } from '@careplus/core/calendar'
import { startOfBangkokDay } from '@careplus/core/internal/calendar'
import { drawHourWords } from '@careplus/core/internal/loyalty'
import { verifyDraw } from '@careplus/core/loyalty-draw'
import { describe, expect, it } from 'vitest'
import { eraseMember } from '../../modules.js'
import type { Db } from '../../platform/store/store.js'
import { done, earn, publicSource, runningDraw, staff, publishedTerms } from '../../testing/drawFixtures.js'
import { ownServer } from '../../testing/ownServer.js'
import { unexpected, type Member } from '../../testing/testServer.js'
import { closeDraw, namePublicValue, recordResult, runDraw } from './drawSteps.js'
import { sha256Bytes } from './sha256Bytes.js'
import { enterDraw } from './enterDraw.js'
import { drawFileOf } from './drawFile.js'
import { loadDrawRecord } from './drawRecord.js'
import { moveDueDraws } from './moveDueDraws.js'

const server = ownServer()

const dayMs = 86_400_000
const later = (days: number) => new Date(server.clock.now() + days * dayMs)
const value = { public_value: '482917', again: '482917' }

const entrants = async (count: number): Promise<ReadonlyArray<Member>> => {
  const members: Member[] = []
  for (let n = 0; n < count; n += 1) {
    const member = await server.join()
    await earn(server.store.db, member.user.id, 300, later(0))
    members.push(member)
  }
  return members
}

const entered = async (members: ReadonlyArray<Member>): Promise<string> => {
  const item = await runningDraw(server.store.db, later(0))
  for (const { user } of members) done(await enterDraw(server.store.db, user.id, item, 1, later(0)))
  return item
}

const erase = async ({ user }: Member, at: Date): Promise<void> => {
  const { db } = server.store
  await db.updateTable('members').set({ delete_at: at }).where('id', '=', user.id).execute()
  await db.transaction().execute((tx) => eraseMember(tx, user.id, at))
}

const lastNotice = async ({ user }: Member) =>
  (
    await server.store.db
      .selectFrom('notices')
      .select(['kind', 'body'])
      .where('member_id', '=', user.id)
      .where('kind', 'like', 'draw.%')
      .orderBy('at')
      .execute()
  ).at(-1)

const standings = async (item: string) =>
  (await drawFileOf(server.store.db, item, null))?.winners.map(({ standing }) => standing)

const ownersOf = async (db: Db, item: string, members: ReadonlyArray<Member>) => {
  const rows = await db
    .selectFrom('draw_winners as winner')
    .innerJoin('draw_entrants as entrant', (join) =>
      join.onRef('entrant.item_id', '=', 'winner.item_id').onRef('entrant.code', '=', 'winner.code'),
    )
    .select('entrant.member_id')
    .where('winner.item_id', '=', item)
    .orderBy('winner.place')
    .execute()
  return rows.map(({ member_id }) => members.find(({ user }) => user.id === member_id) as Member)
}

describe('a draw whose day went by without it', () => {
  it('is told of once, and gets a new day; those who entered are told of that too', async () => {
    const { db } = server.store
    const [member] = await entrants(1)
    if (member === undefined) throw new Error('nobody has entered')
    const open = await entered([member])
    const closed = await entered([member])
    done(await closeDraw(db, closed, staff, later(11)))
    const day = drawHourWords({ date: addDays(todayInBangkok(later(0).getTime()), 12), time: '00:00' })
    expect(await lastNotice(member)).toMatchObject({ body: expect.stringContaining(`จับรางวัล ${day}`) })
    await moveDueDraws(db, later(12), unexpected)
    // The list closes late, and is not drawn with a value that was known before.
    expect(await drawFileOf(db, open, null)).toMatchObject({ state: 'closed', list_hash: expect.any(String) })
    expect(await lastNotice(member)).toMatchObject({ kind: 'draw.closed', body: expect.stringContaining('รอวันจับ') })
    expect(await runDraw(db, open, value, staff, later(12))).toMatchObject({ left: { _tag: 'PublicDatePassed' } })
    for (const item of [open, closed]) expect((await server.acts('subject', item)).at(-1)).toBe('draw.closed')
    await moveDueDraws(db, later(13), unexpected)
    expect(await lastNotice(member)).toMatchObject({
      kind: 'draw.overdue',
      body: expect.stringContaining(day.slice(0, 10)),
    })
    await moveDueDraws(db, later(14), unexpected)
    for (const item of [open, closed])
      expect((await server.acts('subject', item)).filter((action) => action === 'draw.overdue')).toHaveLength(1)

    const date = addDays(todayInBangkok(later(20).getTime()), 0)
    for (const item of [open, closed])
      done(await namePublicValue(db, item, { source: 'งวดถัดไป', date, digits: null }, staff, later(14)))
    expect(await lastNotice(member)).toMatchObject({ kind: 'draw.new-day' })
    await moveDueDraws(db, later(15), unexpected)
    for (const item of [open, closed]) {
      done(await runDraw(db, item, value, staff, later(20)))
      const record = done(await loadDrawRecord(db, item))
      expect(record).toMatchObject({ public_source: 'งวดถัดไป', earlier_values: [{ source: publicSource }] })
      expect(await verifyDraw(sha256Bytes)(record)).toMatchObject({ verified: true })
    }
  })
})

describe('a draw that is announced for an hour after its public value', () => {
  it('is neither run nor recorded before it, and is not said to have been missed until a day after it', async () => {
    const { db } = server.store
    const [member] = await entrants(1)
    if (member === undefined) throw new Error('nobody has entered')
    const [item, official] = [await entered([member]), await entered([member])]
    const today = todayInBangkok(later(0).getTime())
    const announce = async (id: string, method: 'computed' | 'official-lot') =>
      db
        .updateTable('draws')
        .set({ terms: JSON.stringify({ ...publishedTerms(addDays(today, 13), method), draw_time: '10:00' }) })
        .where('item_id', '=', id)
        .execute()
    await announce(item, 'computed')
    await announce(official, 'official-lot')
    const at = (days: number, hour: number) => new Date(startOfBangkokDay(addDays(today, days)) + hour * 3_600_000)
    await moveDueDraws(db, at(11, 1), unexpected)
    const hour = drawHourWords({ date: addDays(today, 13), time: '10:00' })
    expect(await lastNotice(member)).toMatchObject({ kind: 'draw.closed', body: expect.stringContaining(hour) })
    const record = (now: Date) =>
      recordResult(db, official, { note: 'จับต่อหน้าเจ้าหน้าที่', winners: [{ name: 'ก', number: null }] }, staff, now)
    for (const early of [at(12, 15), at(13, 2), at(13, 9)]) {
      await moveDueDraws(db, early, unexpected)
      expect(await runDraw(db, item, value, staff, early)).toMatchObject({ left: { _tag: 'DrawNotYet' } })
      expect(await record(early)).toMatchObject({ left: { _tag: 'DrawNotYet' } })
    }
    await moveDueDraws(db, at(14, 9), unexpected)
    expect(await lastNotice(member)).toMatchObject({ kind: 'draw.closed' })
    await moveDueDraws(db, at(14, 10), unexpected)
    expect(await lastNotice(member)).toMatchObject({
      kind: 'draw.overdue',
      body: expect.stringContaining(thaiDate(addDays(today, 13))),
    })
    done(await runDraw(db, item, value, staff, at(14, 11)))
    done(await record(at(14, 11)))
  })
})

describe('whoever is no member when it is drawn', () => {
  it('is left out, with a public line, and a reserve moves up; the record verifies all the same', async () => {
    const { db } = server.store
    const members = await entrants(4)
    const item = await entered(members)
    done(await closeDraw(db, item, staff, later(11)))
    // A secret draw shows the winners; then two of them are erased.
    const copy = await db.transaction().execute(async (tx) => {
      done(await runDraw(tx, item, value, staff, later(12)))
      const owners = await ownersOf(tx, item, members)
      await tx.deleteFrom('draw_winners').where('item_id', '=', item).execute()
      await tx
        .updateTable('draws')
        .set({ state: 'closed', public_value: null, drawn_at: null, reserves: 0 })
        .where('item_id', '=', item)
        .execute()
      return owners
    })
    const [first, second, third, fourth] = copy
    await erase(first as Member, later(11))
    await erase(third as Member, later(11))
    done(await runDraw(db, item, value, staff, later(12)))
    expect(await standings(item)).toStrictEqual(['gone', 'winner', 'gone', 'winner'])
    expect(await lastNotice(second as Member)).toMatchObject({ kind: 'draw.won' })
    const moved = await lastNotice(fourth as Member)
    expect([moved?.kind, moved?.body]).toStrictEqual(['draw.won', expect.stringContaining('มีรางวัลว่าง')])
    const record = done(await loadDrawRecord(db, item))
    expect(await verifyDraw(sha256Bytes)(record)).toMatchObject({ verified: true })
    expect(record.winners).toHaveLength(4)
  })
})

describe('a prize that nobody claims', () => {
  it('goes to the reserves, in their order, after thirty days or once its winner is gone', async () => {
    const { db } = server.store
    const members = await entrants(4)
    const item = await entered(members)
    done(await closeDraw(db, item, staff, later(11)))
    done(await runDraw(db, item, value, staff, later(12)))
    expect(await standings(item)).toStrictEqual(['winner', 'winner', 'reserve', 'reserve'])
    const [first, second, third, fourth] = await ownersOf(db, item, members)
    expect(await lastNotice(third as Member)).toMatchObject({ body: expect.stringContaining('ผู้สำรองลำดับที่ 1') })
    await erase(first as Member, later(20))
    await moveDueDraws(db, later(20), unexpected)
    expect(await standings(item)).toStrictEqual(['gone', 'winner', 'winner', 'reserve'])
    expect(await lastNotice(third as Member)).toMatchObject({ kind: 'draw.won' })
    // The last of the thirty days still counts.
    await moveDueDraws(db, later(42), unexpected)
    expect(await standings(item)).toStrictEqual(['gone', 'winner', 'winner', 'reserve'])
    await Promise.all([1, 2].map(() => moveDueDraws(db, later(43), unexpected)))
    expect(await standings(item)).toStrictEqual(['gone', 'lapsed', 'winner', 'winner'])
    expect(await lastNotice(second as Member)).toMatchObject({ kind: 'draw.lapsed' })
    expect(await lastNotice(fourth as Member)).toMatchObject({ kind: 'draw.won' })
    await moveDueDraws(db, later(90), unexpected)
    expect(await standings(item)).toStrictEqual(['gone', 'lapsed', 'lapsed', 'lapsed'])
    expect(await moveDueDraws(db, later(91), unexpected)).toBe(0)
  })
})

describe('a draw that is taken out of the content', () => {
  it('is cancelled a week later and pays everybody back, unless its file came back meanwhile', async () => {
    const { db } = server.store
    const [member] = await entrants(1)
    if (member === undefined) throw new Error('nobody has entered')
    const [gone, back] = [await entered([member]), await entered([member])]
    const hide = (items: ReadonlyArray<string>, hidden: boolean) =>
      db
        .updateTable('items')
        .set({ hidden })
        .where('id', 'in', [...items])
        .execute()
    const balance = async () =>
      (
        await db
          .selectFrom('point_accounts')
          .select('balance')
          .where('member_id', '=', member.user.id)
          .executeTakeFirstOrThrow()
      ).balance
    expect(await balance()).toBe(240)
    await hide([gone, back], true)
    await moveDueDraws(db, later(1), unexpected)
    await moveDueDraws(db, later(7), unexpected)
    await hide([back], false)
    await moveDueDraws(db, later(8), unexpected)
    expect((await drawFileOf(db, gone, null))?.state).toBe('open')
    await moveDueDraws(db, later(9), unexpected)
    expect(await drawFileOf(db, gone, null)).toMatchObject({
      state: 'cancelled',
      note: 'ผู้จัดถอนการลุ้นโชคนี้ออก',
    })
    expect((await drawFileOf(db, back, null))?.state).toBe('open')
    expect(await balance()).toBe(270)
    expect(await lastNotice(member)).toMatchObject({ kind: 'draw.cancelled' })
    expect((await server.acts('subject', gone)).slice(-2)).toStrictEqual(['draw.withdrawn', 'draw.cancelled'])
    expect((await server.acts('subject', back)).slice(-2)).toStrictEqual(['draw.withdrawn', 'draw.back'])
  })
})
