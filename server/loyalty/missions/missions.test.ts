import { randomUUID } from 'node:crypto'
import { contract } from '@careplus/adapters/contract'
import { addDays, endOfMonth, type IsoDate } from '@careplus/core/calendar'
import { startOfBangkokDay } from '@careplus/core/internal/calendar'
import { auditLedger, type MissionWay } from '@careplus/core/internal/loyalty'
import { missionMonth, type BillState } from '@careplus/core/loyalty'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { withdrawAdult } from '../../family/adults/withdrawAdult.js'
import { mailboxOf } from '../../account/members/members.js'
import { eraseMember } from '../../modules.js'
import { inTransaction } from '../../platform/store/store.js'
import { ownServer } from '../../testing/ownServer.js'
import { newMobility, olderChild, withAdult, withChecks, withChild, type Member } from '../../testing/testServer.js'
import { noteMobilityCheck, noteArticle } from './noteMission.js'
import { runCleanup } from '../../testing/backgroundWork.js'
import { withBillIn, withProvedPhone, withTask } from '../../testing/loyaltyFixtures.js'

const server = ownServer()
let member: Member
let today: IsoDate
beforeAll(async () => {
  const current = server.today()
  const month = missionMonth(addDays(endOfMonth(current), 1))
  today = `${month}-20` as IsoDate
  server.clock.advance((startOfBangkokDay(today) - server.clock.now()) / 1000 + 12 * 3600)
  member = await joinProved()
  await server.store.db
    .updateTable('members')
    .set({ created_at: new Date(startOfBangkokDay(ago(6))) })
    .where('id', '=', member.user.id)
    .execute()
})

const joinProved = async (email?: string): Promise<Member> => {
  const someone = await server.join(email)
  await withProvedPhone(server.store.db, server.now(), someone)
  return someone
}

const ago = (days: number): IsoDate => addDays(today, -days)

const newTask = (
  on: IsoDate,
  { way: method = 'day', target = 2, points = 20 }: { way?: MissionWay; target?: number; points?: number } = {},
): Promise<string> => {
  const fields = { month: missionMonth(on), title: 'เดินเร็ว 20 นาที', way: method, target, points }
  return withTask(server.store.db, server.now(), fields)
}

const mark = (task_id: string, day: string, done = true, someone = member) =>
  server.call(contract.markMission, { token: someone.access_token, params: { task_id }, body: { day, done } })
const claim = (task_id: string, someone = member, key: string = randomUUID()) =>
  server.call(contract.claimMission, { token: someone.access_token, params: { task_id }, key })
const list = async (someone = member) =>
  (await server.call(contract.listMissions, { token: someone.access_token })).answer().data
const taskIn = async (id: string, someone = member) =>
  (await list(someone)).flatMap(({ tasks }) => tasks).find(({ task_id }) => task_id === id)

const withBill = (someone: Member, state: BillState) => withBillIn(server.store.db, server.now(), someone, state)

const earnedBy = (someone: Member, task: string) =>
  server.store.db
    .selectFrom('point_ledger')
    .select(['kind', 'points'])
    .where('member_id', '=', someone.user.id)
    .where('reference_id', '=', task)
    .execute()

describe('the list of missions', () => {
  it('has this month first, then past ones, and none to come', async () => {
    const [current, past, old, coming] = [ago(0), ago(40), ago(400), addDays(today, 20)]
    const ids = [await newTask(current), await newTask(past), await newTask(old), await newTask(coming)]
    const missions = await list()
    const months = missions.map(({ month }) => month)
    expect(months[0]).toBe(missionMonth(current))
    expect(months).toStrictEqual([...months].sort().reverse())
    expect(months).toContain(missionMonth(past))
    expect(months).not.toContain(missionMonth(coming))
    const shown = new Set(missions.flatMap(({ tasks }) => tasks.map(({ task_id }) => task_id)))
    expect(ids.map((id) => shown.has(id))).toStrictEqual([true, true, true, false])
    const nobody = await server.call(contract.listMissions, {})
    expect(nobody.code()).toBe('token_invalid')
  })

  it('goes thirteen months back', async () => {
    for (let months = 0; months < 16; months += 1) await newTask(ago(30 * months))
    expect(await list()).toHaveLength(13)
  })
})

describe('marking a day', () => {
  it('marks each day once, shows it, and takes it off again', async () => {
    const id = await newTask(today, { target: 3 })
    ;(await mark(id, ago(0))).answer()
    ;(await mark(id, ago(1))).answer()
    const mission = (await mark(id, ago(1))).answer().data
    const days = [ago(1), ago(0)]
    expect(mission.tasks.find(({ task_id }) => task_id === id)).toMatchObject({ days, done: 2, by: 'day', target: 3 })
    await server.store.db
      .insertInto('mission_days')
      .values({ task_id: id, member_id: member.user.id, day: ago(5) })
      .execute()
    ;(await mark(id, ago(5), false)).answer()
    ;(await mark(id, ago(1), false)).answer()
    expect(await taskIn(id)).toMatchObject({ days: [ago(0)], done: 1, claimed_at: null })
  })

  it('is of each member alone', async () => {
    const [id, other] = [await newTask(today), await server.join()]
    ;(await mark(id, today)).answer()
    expect(await taskIn(id, other)).toMatchObject({ days: [], done: 0 })
  })

  it('is refused for a day that is not of this month or not yet there, at the field', async () => {
    const id = await newTask(today)
    for (const [day, code] of [
      [addDays(today, 1), 'in_future'],
      [ago(2), 'not_one_of'],
      [ago(20), 'not_one_of'],
      ['2026-02-30', 'not_date'],
    ] as const) {
      const reply = await mark(id, day)
      expect(reply.code()).toBe('invalid_input')
      expect(reply.body).toMatchObject({ errors: [{ field: 'day', code }] })
    }
    expect((await mark(id, ago(2))).body).toMatchObject({
      errors: [{ message: 'บันทึกได้ในวันที่ทำ หรือวันถัดไป เลือกวันนี้หรือเมื่อวาน' }],
    })
    const seen = await newTask(today, { way: 'article-read' })
    expect((await mark(seen, today)).body).toMatchObject({ errors: [{ field: 'day', code: 'not_one_of' }] })
    expect(await taskIn(seen)).toMatchObject({ days: [], done: 0, by: 'check' })
  })

  it('is refused for a day before the member joined, at the field', async () => {
    const [id, newcomer] = [await newTask(today, { target: 1 }), await joinProved()]
    const refused = await mark(id, ago(1), true, newcomer)
    expect(refused.code()).toBe('invalid_input')
    expect(refused.body).toMatchObject({
      errors: [{ field: 'day', code: 'not_one_of', message: expect.stringContaining('นับตั้งแต่วันที่สมัคร') }],
    })
    expect(await taskIn(id, newcomer)).toMatchObject({ days: [], done: 0 })
    ;(await mark(id, today, true, newcomer)).answer()
    expect(await taskIn(id, newcomer)).toMatchObject({ days: [today], done: 1 })
  })

  it('is refused for a past month, for one to come, for none, and once the points are claimed', async () => {
    expect((await mark(await newTask(ago(40)), ago(40))).code()).toBe('mission_over')
    expect((await mark(await newTask(addDays(today, 20)), today)).code()).toBe('not_found')
    expect((await mark('999999999', today)).code()).toBe('not_found')
    const id = await newTask(today, { target: 1 })
    ;(await mark(id, today)).answer()
    ;(await claim(id)).answer()
    expect((await mark(id, ago(1))).code()).toBe('mission_over')
    expect((await mark(id, today, false)).code()).toBe('mission_over')
    expect(await taskIn(id)).toMatchObject({ days: [today], done: 1 })
  })
})

describe('claiming', () => {
  it('earns the points once, whatever key a repeat comes with', async () => {
    const id = await newTask(today, { points: 35 })
    expect((await claim(id)).code()).toBe('mission_not_done')
    ;(await mark(id, ago(1))).answer()
    expect((await claim(id)).code()).toBe('mission_not_done')
    ;(await mark(id, ago(0))).answer()
    const first = (await claim(id, member, 'claim')).answer().data
    const claimedAt = first.tasks.find(({ task_id }) => task_id === id)?.claimed_at ?? ''
    expect(Math.abs(Date.parse(claimedAt) - server.clock.now())).toBeLessThan(60_000)
    expect((await claim(id, member, 'claim')).answer().data).toStrictEqual(first)
    expect((await claim(id, member, 'another')).answer().data).toStrictEqual(first)
    expect(await earnedBy(member, id)).toStrictEqual([{ kind: 'mission', points: 35 }])
    const notices = await server.store.db
      .selectFrom('notices')
      .select(['topic', 'kind', 'title', 'body', 'path'])
      .where('member_id', '=', member.user.id)
      .where('title', 'like', '%35%')
      .execute()
    expect(notices).toStrictEqual([
      {
        topic: 'points',
        kind: 'mission.claimed',
        title: 'ภารกิจสำเร็จ ได้ 35\u00A0คะแนน',
        body: expect.stringMatching(/^เดินเร็ว 20 นาที ใช้ได้ตอนนี้ \d+\u00A0คะแนน$/),
        path: '/rewards/history',
      },
    ])
    const rows = await server.store.db
      .selectFrom('point_ledger')
      .selectAll()
      .where('member_id', '=', member.user.id)
      .orderBy('seq')
      .execute()
    expect(auditLedger(rows.map(({ member_id: _, at, ...row }) => ({ ...row, at: at.toISOString() })))).toMatchObject({
      _tag: 'Right',
    })
  })

  it('is refused for a past month, for one to come and for none', async () => {
    const past = await newTask(ago(40), { target: 1 })
    await server.store.db
      .insertInto('mission_days')
      .values({ task_id: past, member_id: member.user.id, day: ago(40) })
      .execute()
    expect((await claim(past)).code()).toBe('mission_over')
    expect((await claim(await newTask(addDays(today, 20)))).code()).toBe('not_found')
    expect((await claim('999999999')).code()).toBe('not_found')
    expect(await earnedBy(member, past)).toStrictEqual([])
  })

  it('many times at once earns once', async () => {
    const [id, racer] = [await newTask(today, { target: 1 }), await joinProved()]
    ;(await mark(id, today, true, racer)).answer()
    const replies = await Promise.all(Array.from({ length: 6 }, () => claim(id, racer)))
    for (const reply of replies) reply.answer()
    expect(await earnedBy(racer, id)).toHaveLength(1)
  })

  it('beside the mark being taken off never earns for what is not done', async () => {
    const [id, racer] = [await newTask(today, { target: 1 }), await joinProved()]
    for (let turn = 0; turn < 5; turn += 1) {
      ;(await mark(id, today, true, racer)).answer()
      const [claimed] = await Promise.all([claim(id, racer), mark(id, today, false, racer)])
      const task = await taskIn(id, racer)
      expect(task?.claimed_at !== null).toBe(claimed.status === 200)
      expect(task?.done).toBe(claimed.status === 200 ? 1 : 0)
      if (claimed.status === 200) return
    }
  })
})

describe('what the app sees itself', () => {
  it('is an article read, each once in the month, and none for children under three', async () => {
    const { db } = server.store
    const [id, reader] = [await newTask(today, { way: 'article-read', target: 2 }), await joinProved()]
    const other = await newTask(ago(40), { way: 'article-read' })
    const read = (article: string, youngest_months: number, at = server.now()) =>
      inTransaction(db, async (tx) => {
        await noteArticle(tx, reader.user.id, { id: article, youngest_months }, at)
        return { _tag: 'Right', right: undefined } as const
      })
    await read('11', 36)
    await read('11', 36)
    await read('11', 36, new Date(server.clock.now() - 86_400_000))
    await read('12', 35)
    await read('13', 0)
    expect(await taskIn(id, reader)).toMatchObject({ done: 1, days: [] })
    expect((await claim(id, reader)).code()).toBe('mission_not_done')
    await read('14', 60)
    expect(await taskIn(id, reader)).toMatchObject({ done: 2 })
    expect(await taskIn(other, reader)).toMatchObject({ done: 0 })
    ;(await claim(id, reader)).answer()
    expect(await earnedBy(reader, id)).toHaveLength(1)
  })

  it('is a mobility check, once in the month, of which nothing is kept or asked', async () => {
    const [id, carer] = [await newTask(today, { way: 'mobility-check', target: 1 }), await joinProved()]
    const other = await newTask(ago(40), { way: 'mobility-check', target: 1 })
    const note = (someone = carer) => server.call(contract.noteMobilityCheck, { token: someone.access_token })
    expect((await server.call(contract.noteMobilityCheck, {})).code()).toBe('token_invalid')
    expect((await claim(id, carer)).code()).toBe('mission_not_done')
    const replies = await Promise.all([note(), note(), note()])
    for (const reply of replies) expect(reply.answer()).toStrictEqual({ data: null })
    await inTransaction(server.store.db, async (tx) => {
      await noteMobilityCheck(tx, carer.user.id, new Date(server.clock.now() + 86_400_000))
      return { _tag: 'Right', right: undefined } as const
    })
    expect(await taskIn(id, carer)).toMatchObject({ done: 1, by: 'check', days: [] })
    expect([await taskIn(other, carer), await taskIn(id)]).toMatchObject([{ done: 0 }, { done: 0 }])
    const { db } = server.store
    const marks = db.selectFrom('mission_days').select(['task_id', 'subject']).where('member_id', '=', carer.user.id)
    expect(await marks.execute()).toStrictEqual([{ task_id: id, subject: '' }])
    expect(await db.selectFrom('adults').select('id').where('member_id', '=', carer.user.id).execute()).toEqual([])
    ;(await claim(id, carer)).answer()
    expect(await earnedBy(carer, id)).toHaveLength(1)
  })

  it('depends on nothing that is kept of anybody, nor on the consent to keep it', async () => {
    const [id, carer] = [await newTask(today, { way: 'mobility-check', target: 1 }), await joinProved()]
    const { id: adult } = await withAdult(server, carer)
    const body = { ...newMobility, date: ago(1) }
    ;(await server.call(contract.addMobility, { token: carer.access_token, params: { id: adult }, body })).answer()
    expect(await taskIn(id, carer)).toMatchObject({ done: 0 })
    ;(await server.call(contract.noteMobilityCheck, { token: carer.access_token })).answer()
    await withdrawAdult(server.store.db, { member: carer.user.id, adult }, server.now())
    expect(await taskIn(id, carer)).toMatchObject({ done: 1 })
  })
})

describe('what is kept of missions', () => {
  it('tells of nobody whom a health check was about', async () => {
    const { db } = server.store
    const parent = await joinProved()
    const child = await withChild(server, parent, olderChild)
    await withChecks(server, parent, child.id)
    const { id: adult } = await withAdult(server, parent)
    const checked = await newTask(today, { way: 'mobility-check', target: 1 })
    const body = { ...newMobility, date: today }
    ;(await server.call(contract.addMobility, { token: parent.access_token, params: { id: adult }, body })).answer()
    ;(await server.call(contract.noteMobilityCheck, { token: parent.access_token })).answer()
    ;(await claim(checked, parent)).answer()
    const marked = await newTask(today, { target: 1 })
    ;(await mark(marked, today, true, parent)).answer()
    const [{ text: stored = '' } = {}] = (
      await sql<{ text: string }>`
        select (select jsonb_agg(to_jsonb(mission_days)) from mission_days)::text
          || (select jsonb_agg(to_jsonb(mission_claims)) from mission_claims)::text
          || (select jsonb_agg(to_jsonb(point_ledger)) from point_ledger)::text as text
      `.execute(db)
    ).rows
    expect(stored).toContain(parent.user.id)
    expect([stored.includes(child.id), stored.includes(adult)]).toStrictEqual([false, false])
    const reporting = { task_id: marked, member_id: parent.user.id, day: today, subject: child.id }
    await expect(db.insertInto('mission_days').values(reporting).execute()).rejects.toThrow(
      'mission_days_subject_check',
    )
  })
})

describe('an account that only has an address', () => {
  const refusal = { error_code: 'mission_unproved', error_message: expect.stringContaining('ยืนยันเบอร์โทร') }

  it.each(['day', 'article-read', 'mobility-check'] as const)('claims no points of a task by %s', async (method) => {
    const { db } = server.store
    const [id, newcomer] = [await newTask(today, { way: method, target: 1 }), await server.join()]
    await db
      .insertInto('mission_days')
      .values({ task_id: id, member_id: newcomer.user.id, day: today, subject: method === 'article-read' ? '11' : '' })
      .execute()
    const refused = await claim(id, newcomer)
    expect([refused.status, refused.body]).toMatchObject([409, refusal])
    expect(await earnedBy(newcomer, id)).toEqual([])
    expect(await taskIn(id, newcomer)).toMatchObject({ done: 1, claimed_at: null })
    await withProvedPhone(db, server.now(), newcomer)
    ;(await claim(id, newcomer)).answer()
    expect(await earnedBy(newcomer, id)).toHaveLength(1)
  })

  it('claims them once a bill was approved, and not while it is looked at or refused', async () => {
    const [id, newcomer] = [await newTask(today, { target: 1 }), await server.join()]
    ;(await mark(id, today, true, newcomer)).answer()
    for (const state of ['reviewing', 'rejected'] as const) {
      await withBill(newcomer, state)
      expect((await claim(id, newcomer)).code()).toBe('mission_unproved')
    }
    await withBill(newcomer, 'approved')
    ;(await claim(id, newcomer)).answer()
    expect(await earnedBy(newcomer, id)).toHaveLength(1)
  })
})

describe('one mailbox, and one telephone', () => {
  const spellings = (name: string): ReadonlyArray<string> => [
    `${name}+0@gmail.com`,
    `${name}+1@gmail.com`,
    `${name.slice(0, 4)}.${name.slice(4)}@gmail.com`,
    `${name}@googlemail.com`,
    `${name.toUpperCase()}@gmail.com`,
  ]
  const unique = () => `farm${randomUUID().replaceAll('-', '')}`

  it('earns a task once, by however many tags, dots and accounts', async () => {
    const id = await newTask(today, { target: 1 })
    const earned: number[] = []
    for (const email of spellings(unique())) {
      const someone = await joinProved(email)
      if ((await taskIn(id, someone))?.claimed_at === null) (await mark(id, today, true, someone)).answer()
      await claim(id, someone)
      earned.push((await earnedBy(someone, id)).length)
      server.clock.advance(1)
    }
    expect(earned).toStrictEqual([1, 0, 0, 0, 0])
  })

  it('earns it once where two accounts claim at the same moment', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const id = await newTask(today, { target: 1 })
      const both = [await joinProved(`${unique()}@gmail.com`), await joinProved()]
      const [first, second] = both
      if (first === undefined || second === undefined) throw new Error('two members')
      await server.store.db
        .updateTable('identities')
        .set({ subject: first.email.replace('@', '+two@') })
        .where('member_id', '=', second.user.id)
        .where('issuer', '=', 'email')
        .execute()
      for (const someone of both) (await mark(id, today, true, someone)).answer()
      const replies = await Promise.all(both.map((someone) => claim(id, someone)))
      const earned = await Promise.all(both.map((someone) => earnedBy(someone, id)))
      expect(earned.flat()).toHaveLength(1)
      // The second claim sees the mark of the first, or conflicts with it.
      for (const { status } of replies) expect([200, 409]).toContain(status)
    }
  })

  it('earns it once by a telephone that moves from account to account', async () => {
    const { db } = server.store
    const [id, first, second] = [await newTask(today, { target: 1 }), await server.join(), await server.join()]
    const phone = await withProvedPhone(db, server.now(), first)
    for (const someone of [first, second]) (await mark(id, today, true, someone)).answer()
    ;(await claim(id, first)).answer()
    await db.updateTable('identities').set({ member_id: second.user.id }).where('subject', '=', phone).execute()
    ;(await claim(id, second)).answer()
    expect([await earnedBy(first, id), await earnedBy(second, id)]).toMatchObject([[{ points: 20 }], []])
  })

  it('is spelled alike by the store and by the server', async () => {
    const samples = [
      'a.b+c@GMAIL.com',
      'A@b.co',
      '+x@y.z',
      'a+b+c@d.e',
      'a@googlemail.com',
      'a@googlemail.com.th',
      'x.y',
    ]
    const { rows } = await sql<{ mailbox: string }>`
      select mailbox_of(address) as mailbox from unnest(${samples}::text[]) with ordinality as each(address, at) order by at
    `.execute(server.store.db)
    expect(rows.map(({ mailbox }) => mailbox)).toStrictEqual(samples.map(mailboxOf))
    expect(mailboxOf('Ma.Li+care@googlemail.com')).toBe('mali@gmail.com')
  })
})

describe('a task that was earned', () => {
  const earnedAndErased = async (task: string, email: string, erases = true) => {
    const someone = await joinProved(email)
    ;(await mark(task, today, true, someone)).answer()
    ;(await claim(task, someone)).answer()
    const { db } = server.store
    const ledger = await earnedBy(someone, task)
    if (erases) {
      await db.updateTable('members').set({ delete_at: server.now() }).where('id', '=', someone.user.id).execute()
      await db.transaction().execute((tx) => eraseMember(tx, someone.user.id, server.now()))
    }
    return { who: someone, points: ledger.reduce((sum, { points }) => sum + points, 0) }
  }

  it('is not earned again in its month by whoever is erased and joins with the same address', async () => {
    const [task, other] = [await newTask(today, { target: 1 }), await newTask(today, { target: 1 })]
    const email = `${randomUUID()}@example.com`
    expect((await earnedAndErased(task, email)).points).toBe(20)
    server.clock.advance(61)
    const back = await joinProved(email)
    expect(await taskIn(task, back)).toMatchObject({ claimed_at: expect.any(String) })
    expect((await mark(task, today, true, back)).code()).toBe('mission_over')
    ;(await claim(task, back)).answer()
    expect(await earnedBy(back, task)).toEqual([])
    ;(await mark(other, today, true, back)).answer()
    ;(await claim(other, back)).answer()
    expect(await earnedBy(back, other)).toHaveLength(1)
    expect((await earnedAndErased(task, `${randomUUID()}@example.com`, false)).points).toBe(20)
  })

  it('is known by a mark that names nobody, each of one task, and is gone with its month', async () => {
    const { db } = server.store
    await db.deleteFrom('mission_marks').execute()
    const email = `${randomUUID()}@example.com`
    const tasks = [await newTask(today, { target: 1 }), await newTask(today, { target: 1 })]
    const someone = await joinProved(email)
    for (const task of tasks) {
      ;(await mark(task, today, true, someone)).answer()
      ;(await claim(task, someone)).answer()
    }
    await db.updateTable('members').set({ delete_at: server.now() }).where('id', '=', someone.user.id).execute()
    await db.transaction().execute((tx) => eraseMember(tx, someone.user.id, server.now()))
    const stored = await db.selectFrom('mission_marks').selectAll().execute()
    expect(new Set(stored.map((row) => row.mark)).size).toBe(4)
    for (const row of stored) expect(row.mark).toMatch(/^[0-9a-f]{64}$/)
    await runCleanup(db, new Date(server.now().getTime() + 33 * 86_400_000))
    expect(await db.selectFrom('mission_marks').selectAll().execute()).toEqual([])
  })
})
