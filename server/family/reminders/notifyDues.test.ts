import { contract } from '@careplus/adapters/contract'
import { addDays, daysBetween, todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { nextMeasuring } from '@careplus/core/internal/growth'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { shareChild } from '../../testing/childSharing.js'
import { ownServer } from '../../testing/ownServer.js'
import { newChild, unexpected, withChild, type Member } from '../../testing/testServer.js'
import { notifyDues } from './notifyDues.js'
import { withMeasuredChild, hourOf } from '../../testing/measuredChild.js'

const server = ownServer()
let member: Member
let token: string
let child: string
let due: IsoDate
beforeEach(async () => {
  ;({ member, child, due } = await withMeasuredChild(server))
  token = member.access_token
})

const run = (now: Date) => notifyDues(server.store.db, now, unexpected)
const notices = ({ user }: Member = member) =>
  server.store.db
    .selectFrom('notices')
    .select(['topic', 'kind', 'title', 'body', 'path', 'at'])
    .where('member_id', '=', user.id)
    .where('topic', '=', 'growth')
    .execute()

it('tells of a due date on its day, by day, once, and nothing of what was measured', async () => {
  await run(hourOf(addDays(due, -1)))
  for (const hour of [0, 7.9]) await run(hourOf(due, hour))
  expect(await notices()).toEqual([])
  for (const hour of [8, 9, 19.9, 20, 23.9]) await run(hourOf(due, hour))
  await run(hourOf(addDays(due, 1)))
  const [notice, ...more] = await notices()
  expect(more).toEqual([])
  expect(notice).toEqual({
    topic: 'growth',
    kind: 'growth.due',
    title: 'ครบกำหนดวัดน้องปัน',
    body: expect.not.stringMatching(/\d/),
    path: `/children-profile/add-growth?child=${child}`,
    at: hourOf(due, 8),
  })
})

it('comes however late, and anew for the next date', async () => {
  await run(hourOf(addDays(due, 200)))
  await run(hourOf(addDays(due, 201)))
  expect(await notices()).toHaveLength(1)
  const first = due
  await server.store.db.deleteFrom('growth_records').where('child_id', '=', child).execute()
  await server.store.db
    .insertInto('growth_records')
    .values({
      id: crypto.randomUUID(),
      child_id: child,
      date: addDays(first, 203),
      weight: 13,
      height: 90,
      measure: null,
      head_circumference: null,
      created_at: hourOf(addDays(first, 203)),
    })
    .execute()
  await run(hourOf(nextMeasuring(newChild.birthday as IsoDate, addDays(first, 203))))
  expect(await notices()).toHaveLength(2)
})

it('tells of a baby’s weekly looks, also where nothing was recorded, and of days 60 and 90', async () => {
  const born = server.today()
  const other = await server.join()
  const body = { ...newChild, birthday: born }
  const { id } = (await server.call(contract.addChild, { token: other.access_token, body })).answer().data
  const consent = { purpose: 'child_health', child_id: id, granted: true, version: '2026-12-10' }
  await server.store.db.deleteFrom('due_looks').where('member_id', '!=', other.user.id).execute()
  for (const day of [7, 14, 19]) await run(hourOf(addDays(born, day)))
  expect(await notices(other)).toEqual([])
  ;(await server.call(contract.recordConsent, { token: other.access_token, body: consent })).answer()
  for (const day of [20, 21, 22, 27, 28, 29, 35, 42, 49, 56, 57, 60, 61, 63, 70, 77, 84, 90, 91, 100])
    await run(hourOf(addDays(born, day)))
  const sent = await notices(other)
  expect(sent.map((notice) => daysBetween(born, todayInBangkok(notice.at.getTime()))).sort((a, b) => a - b)).toEqual([
    20, 21, 28, 35, 42, 49, 56, 60, 63, 70, 77, 84, 90,
  ])
  expect(new Set(sent.map(({ kind, path }) => `${kind} ${path}`))).toEqual(
    new Set([`stool.due /children/stool-info?child=${id}`]),
  )
})

it('is told to all who look after the child, muted or not, whether they wish for mail or not', async () => {
  const partner = await server.join()
  await shareChild(server, member, partner, child, 'manage')
  const body = { topics: ['growth'] }
  ;(await server.call(contract.changeNoticeMutes, { token: partner.access_token, body })).answer()
  await Promise.all([1, 2, 3].map(() => run(hourOf(due))))
  expect(await notices()).toHaveLength(1)
  expect(await notices(partner)).toEqual(await notices())
  const listed = (await server.call(contract.listNotices, { token: partner.access_token })).answer().data
  expect(listed.items.map(({ kind }) => kind)).toEqual(['partner.confirmed'])
})

it('is not told without consent, and goes with the child', async () => {
  const off = { purpose: 'child_health', child_id: child, granted: false, version: '2026-11-01' }
  await run(hourOf(due))
  expect(await notices()).toHaveLength(1)
  const other = await server.join()
  const { id } = await withChild(server, other)
  ;(await server.call(contract.recordConsent, { token: other.access_token, body: { ...off, child_id: id } })).answer()
  await run(hourOf(nextMeasuring(newChild.birthday as IsoDate, '2026-01-12' as IsoDate)))
  expect(await notices(other)).toEqual([])
  ;(await server.call(contract.removeChild, { token, params: { id: child } })).answer()
  expect(await notices()).toEqual([])
})

it('that fails for one member is told of, and comes to the others', async () => {
  const other = await server.join()
  const shared = { weight: 12, height: 88, date: server.today() }
  const { id } = await withChild(server, other)
  ;(await server.call(contract.addGrowth, { token: other.access_token, params: { id }, body: shared })).answer()
  const { db } = server.store
  await sql`
    create function refuse_notice() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$
  `.execute(db)
  await sql`
    create trigger refuse_notice before insert on notices
    for each row when (new.member_id = ${sql.lit(member.user.id)}) execute function refuse_notice()
  `.execute(db)
  const failures: unknown[] = []
  await notifyDues(db, hourOf(due), (reason) => failures.push(reason))
  await sql`drop trigger refuse_notice on notices`.execute(db)
  expect(failures).toHaveLength(1)
  expect([await notices(), await notices(other)].map((each) => each.length)).toEqual([0, 1])
})
