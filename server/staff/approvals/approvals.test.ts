import { randomUUID } from 'node:crypto'
import { staffContract as of } from '@careplus/adapters/internal/contract'
import type { StaffRole } from '@careplus/core/internal/staff'
import { beforeEach, describe, expect, it } from 'vitest'
import { runCleanup } from '../../testing/backgroundWork.js'
import { billProducts, sentBill, withShops } from '../../testing/billFixtures.js'
import { runningDraw } from '../../testing/drawFixtures.js'
import { ownStaffServer } from '../../testing/ownServer.js'
import type { Member } from '../../testing/testServer.js'
import { staffWords } from '../backoffice/staffWords.js'
import { openPersonSession } from '../sessions/staffSessions.js'
import { approvalWords } from './approvalWords.js'

const server = ownStaffServer()

interface Person {
  readonly name: string
  readonly token: string
}

const person = async (...roles: ReadonlyArray<StaffRole>): Promise<Person> => {
  const name = `p${randomUUID().slice(0, 8)}`
  return { name, token: await server.newToken(name, roles) }
}

let member: Member
let asker: Person
let other: Person
beforeEach(async () => {
  member = await server.join()
  ;[asker, other] = [await person('care-lead'), await person('care-lead')]
})

const adjust = async (points: number, by: Person, reason = 'ชดเชย') => {
  const body = { who: member.user.id, points, reason }
  return (await server.staffCall(of.adjustPoints, { token: by.token, body })).answer().data
}
const balance = async (): Promise<number> => {
  const { id } = member.user
  const row = await server.store.db
    .selectFrom('point_accounts')
    .select('balance')
    .where('member_id', '=', id)
    .executeTakeFirst()
  return row?.balance ?? 0
}
const listed = async ({ token }: Person) =>
  (await server.staffCall(of.listApprovals, { token })).answer().data.approvals
/** Ids of what those two wait for. */
const waiting = async () =>
  (await listed(other)).flatMap(({ id, asked_by }) => ([asker.name, other.name].includes(asked_by) ? [id] : []))
const found = async (id: string | null, by: Person) => {
  const asked = (await listed(by)).find((each) => each.id === id)
  if (asked === undefined) throw new Error('not listed')
  return asked
}
const decide = (id: string | null, hash: string, { token }: Person, approve = true) =>
  server.staffCall(of.decideApproval, { token, params: { id: id ?? '' }, body: { hash, approve, note: null } })
const decision = async (...args: Parameters<typeof decide>) => (await decide(...args)).answer().data
const why = (reply: { readonly body: unknown; readonly code: () => unknown }) => [
  reply.code(),
  ...((reply.body as { alert_messages?: string[] }).alert_messages ?? []),
]

describe('points above the ceiling', () => {
  it('wait for another person, who reads the exact content; both names stand in the audit log', async () => {
    const asked = await adjust(501, asker)
    expect(asked).toStrictEqual({ points: 501, balance: 0, approval: expect.any(String) })
    expect(await balance()).toBe(0)
    const { content, hash, asked_by, barred } = await found(asked.approval, other)
    expect([content, asked_by, barred]).toStrictEqual([
      ['ปรับ +501 คะแนน ให้ สมาชิกที่ไม่มีชื่อ', 'เหตุผลที่สมาชิกอ่าน: ชดเชย'],
      asker.name,
      null,
    ])
    expect(await decision(asked.approval, hash, other)).toStrictEqual({ decision: 'approved', reason: null })
    expect(await balance()).toBe(501)
    expect(await waiting()).toStrictEqual([])
    const { rows } = (await server.staffCall(of.listAudit, { query: { member: member.user.id } })).answer().data
    expect(rows.map(({ action, who, roles, detail, amount }) => [action, who, detail, amount, ...roles])).toStrictEqual(
      [
        ['approval.approved', other.name, `points staff:${asker.name}`, 501, 'care-lead'],
        ['points.adjusted', asker.name, expect.any(String), 501],
        ['approval.asked', asker.name, `points staff:${asker.name}`, 501, 'care-lead'],
        ['member.joined', expect.any(String), null, null],
      ],
    )
  })

  it('are counted a day and person; each below it is done at once', async () => {
    for (let n = 1; n <= 4; n += 1) expect((await adjust(n % 2 === 0 ? -500 : 500, asker)).approval).toBeNull()
    expect((await adjust(1, asker)).approval).not.toBeNull()
    expect((await adjust(500, other)).approval).toBeNull()
  })

  it('at once by one person are not both the last below it', async () => {
    for (let n = 0; n < 3; n += 1) await adjust(500, asker)
    const both = await Promise.all([adjust(400, asker, 'ก'), adjust(400, asker, 'ข')])
    expect(both.filter(({ approval }) => approval === null)).toHaveLength(1)
  })

  it('are as the machine’s user has set them, which is audited, and no token may', async () => {
    const body = { once: 10, day: 15 }
    expect((await server.staffCall(of.changePointsCeilings, { body })).code()).toBe('role_forbidden')
    const token = await server.openLocally()
    const set = (ceilings: typeof body) => server.staffCall(of.changePointsCeilings, { token, body: ceilings })
    await set(body)
    expect((await adjust(11, asker)).approval).not.toBeNull()
    expect((await adjust(10, asker)).approval).toBeNull()
    expect((await adjust(6, asker)).approval).not.toBeNull()
    await set({ once: 500, day: 2000 })
    const { rows } = (await server.staffCall(of.listAudit, { query: { action: 'points.ceilings-changed' } })).answer()
      .data
    expect(rows.map(({ before, after }) => [before, after])).toStrictEqual([
      ['10/15', '500/2000'],
      ['500/2000', '10/15'],
    ])
  })

  it('that could not be taken off now are refused now, and nothing waits', async () => {
    const body = { who: member.user.id, points: -501, reason: 'แก้' }
    const reply = await server.staffCall(of.adjustPoints, { token: asker.token, body })
    expect(reply.code()).toBe('step_refused')
    expect(await waiting()).toStrictEqual([])
  })
})

describe('an approval', () => {
  it('is never of one’s own request: not by the call, and not by the database', async () => {
    const { approval } = await adjust(600, asker)
    const { hash, barred } = await found(approval, asker)
    expect(barred).toBe(approvalWords.own)
    expect(why(await decide(approval, hash, asker))).toStrictEqual(['step_refused', approvalWords.own])
    const { db } = server.store
    const { asked_by, asked_person } = await db
      .selectFrom('approvals')
      .select(['asked_by', 'asked_person'])
      .where('id', '=', approval ?? '')
      .executeTakeFirstOrThrow()
    const write = (decided_by: string, decided_person: string) =>
      db
        .updateTable('approvals')
        .set({ decision: 'approved', decided_by, decided_person, decided_at: server.now(), payload: null })
        .where('id', '=', approval ?? '')
        .execute()
    await expect(write(asked_by, 'another')).rejects.toThrow(/approvals_take_two/)
    await expect(write('staff:another', asked_person)).rejects.toThrow(/approvals_take_two/)
    expect(await balance()).toBe(0)
  })

  it('by two at once is by one, and done once', async () => {
    const third = await person('finance')
    const { approval } = await adjust(600, asker)
    const { hash } = await found(approval, other)
    const both = await Promise.all([decide(approval, hash, other), decide(approval, hash, third, false)])
    expect(both.map(({ status }) => status).toSorted()).toStrictEqual([200, 409])
    const lost = both.find(({ status }) => status !== 200)
    expect(lost === undefined ? [] : why(lost)).toStrictEqual(['step_refused', approvalWords.decided])
    expect(await balance()).toBe(both[0]?.status === 200 ? 600 : 0)
  })

  it('is of one content: a change voids it, another hash is refused, and an altered row does nothing', async () => {
    const first = await adjust(600, asker)
    const { hash } = await found(first.approval, other)
    const second = await adjust(700, asker)
    expect(why(await decide(first.approval, hash, other))).toStrictEqual(['step_refused', approvalWords.decided])
    expect(why(await decide(second.approval, hash, other))).toStrictEqual(['step_refused', approvalWords.otherContent])
    const read = await found(second.approval, other)
    await server.store.db
      .updateTable('approvals')
      .set({ payload: JSON.stringify({ who: member.user.id, points: 70_000, reason: 'ชดเชย' }) })
      .where('id', '=', second.approval ?? '')
      .execute()
    const voided = { decision: 'voided', reason: approvalWords.changed }
    expect(await decision(second.approval, read.hash, other)).toStrictEqual(voided)
    expect(await balance()).toBe(0)
    const audited = await server.auditEntries(`staff:${asker.name}`)
    expect(audited.map(([action]) => action)).toStrictEqual(['approval.asked', 'approval.voided', 'approval.asked'])
  })

  it('asked for twice with the same content waits once', async () => {
    const [first, second] = [await adjust(600, asker), await adjust(600, asker)]
    expect(second.approval).toBe(first.approval)
  })

  it('is void where the asker has left, or after seven days', async () => {
    const [gone, late] = [await person('care-lead'), asker]
    const left = await adjust(600, gone)
    const { hash } = await found(left.approval, other)
    const token = await server.openLocally()
    await server.staffCall(of.endToken, { token, body: { name: gone.name } })
    const voided = { decision: 'voided', reason: approvalWords.askerGone }
    expect(await decision(left.approval, hash, other)).toStrictEqual(voided)
    const old = await adjust(600, late)
    const { db } = server.store
    const asked_at = new Date(server.clock.now() - 7 * 86_400_000)
    const { hash: oldHash } = await found(old.approval, other)
    await db
      .updateTable('approvals')
      .set({ asked_at })
      .where('id', '=', old.approval ?? '')
      .execute()
    expect(await waiting()).toStrictEqual([])
    const expired = { decision: 'voided', reason: approvalWords.expired }
    expect(await decision(old.approval, oldHash, other)).toStrictEqual(expired)
    const forgotten = await adjust(650, late)
    await db
      .updateTable('approvals')
      .set({ asked_at })
      .where('id', '=', forgotten.approval ?? '')
      .execute()
    await runCleanup(db, server.now())
    const row = await db
      .selectFrom('approvals')
      .select(['decision', 'payload'])
      .where('id', '=', forgotten.approval ?? '')
      .executeTakeFirst()
    expect(row).toStrictEqual({ decision: 'voided', payload: null })
    expect(await balance()).toBe(0)
  })

  it('is for those who may, and others neither see nor decide it', async () => {
    const packer = await person('warehouse')
    const { approval } = await adjust(600, asker)
    const { hash } = await found(approval, other)
    expect(await listed(packer)).toStrictEqual([])
    expect((await decide(approval, hash, packer)).code()).toBe('role_forbidden')
    expect(await server.auditEntries(`staff:${packer.name}`)).toStrictEqual([['staff.role-refused', 'decideApproval']])
    expect((await found(approval, await person('auditor'))).barred).toMatch(/การเงิน/)
    expect(await decision(approval, hash, await person('finance'), false)).toMatchObject({ decision: 'refused' })
    expect(await balance()).toBe(0)
  })

  it('of a member who erases the account goes with it', async () => {
    const { approval } = await adjust(600, asker)
    const { id } = member.user
    const { db } = server.store
    await db.updateTable('members').set({ delete_at: server.now() }).where('id', '=', id).execute()
    const { eraseMember } = await import('../../modules.js')
    await db.transaction().execute((tx) => eraseMember(tx, id, server.now()))
    const row = await db
      .selectFrom('approvals')
      .selectAll()
      .where('id', '=', approval ?? '')
      .executeTakeFirstOrThrow()
    expect([row.decision, row.payload, row.subject === id]).toStrictEqual(['voided', null, false])
  })
})

describe('somebody of the company’s directory', () => {
  const employee = async (email: string, ...roles: ReadonlyArray<StaffRole>) => {
    const { db } = server.store
    const now = server.now()
    const employed = { id: randomUUID(), name: `e${randomUUID().slice(0, 8)}` }
    await db
      .insertInto('staff_people')
      .values({ ...employed, email, issuer: 'https://login.example', subject: employed.id, created_at: now })
      .execute()
    for (const role of roles)
      await db
        .insertInto('staff_grants')
        .values({ id: randomUUID(), person_id: employed.id, role, granted_by: 'staff:test@local', granted_at: now })
        .execute()
    const { secret } = await db.transaction().execute((tx) => openPersonSession(tx, employed, now))
    return { ...employed, as: server.fromConsole(`careplus_staff=${secret}`) }
  }
  const points = (amount: number, { as }: Awaited<ReturnType<typeof employee>>) =>
    server.staffCall(of.adjustPoints, { ...as, body: { who: member.user.id, points: amount, reason: 'ชดเชย' } })
  const emailsTo = async (email: string) =>
    server.store.db.selectFrom('outbox').select(['subject', 'text']).where('recipient', '=', email).execute()

  it('who may approve is told by e-mail, without a word of the member; others and the asker are not', async () => {
    const [asking, finance, packer] = ['a', 'f', 'w'].map((name) => `${name}${randomUUID()}@brand.example`)
    const one = await employee(asking ?? '', 'care-lead')
    await employee(finance ?? '', 'finance', 'care-lead')
    await employee(packer ?? '', 'warehouse')
    const { approval } = (await points(600, one)).answer().data
    expect(await emailsTo(finance ?? '')).toStrictEqual([
      { subject: 'รออนุมัติ: ปรับคะแนน', text: expect.stringMatching(new RegExp(`^${one.name} ขอให้อีกคนอนุมัติ`)) },
    ])
    expect([...(await emailsTo(asking ?? '')), ...(await emailsTo(packer ?? ''))]).toStrictEqual([])
    const { hash } = await found(approval, other)
    expect(await decision(approval, hash, other)).toMatchObject({ decision: 'approved' })
    for (const amount of [601, 602, 603]) await points(amount, one)
    expect(await emailsTo(finance ?? '')).toHaveLength(2)
  })

  it('cannot adjust the account of their own address, be it one point', async () => {
    const self = await employee(member.email.toUpperCase(), 'care-lead')
    for (const amount of [1, 600]) {
      const reply = await points(amount, self)
      expect([reply.code(), reply.body]).toMatchObject(['step_refused', { alert_messages: [approvalWords.ownAccount] }])
    }
    expect((await points(1, await employee('other@brand.example', 'care-lead'))).status).toBe(200)
  })

  it('does not approve a bill of their own account', async () => {
    const { db } = server.store
    await withShops(db, server.now())
    const { id } = await sentBill(server, member)
    const self = await employee(member.email, 'care')
    const body = { lines: [{ product_id: billProducts.child, quantity: 1, satang: 10_000 }] }
    const approve = async ({ as }: typeof self) => server.staffCall(of.approveBill, { ...as, params: { id }, body })
    expect(why(await approve(self))).toStrictEqual(['step_refused', staffWords.ownBill])
    expect((await approve(await employee('judge@brand.example', 'care'))).status).toBe(200)
  })

  it('does not approve points for their own account', async () => {
    const self = await employee(member.email, 'finance')
    const { approval } = await adjust(600, asker)
    const { hash, barred } = await found(approval, other)
    expect(barred).toBeNull()
    const params = { id: approval ?? '' }
    const body = { hash, approve: true, note: null }
    const reply = await server.staffCall(of.decideApproval, { ...self.as, params, body })
    expect(why(reply)).toStrictEqual(['step_refused', approvalWords.ownAccount])
    expect(await balance()).toBe(0)
  })

  it('who lost the role leaves a request that does nothing', async () => {
    const demoted = await employee('demoted@brand.example', 'care-lead', 'care')
    const { approval } = (await points(600, demoted)).answer().data
    const { hash } = await found(approval, other)
    const held = server.store.db.updateTable('staff_grants').set({ ended_at: server.now() })
    await held.where('person_id', '=', demoted.id).where('role', '=', 'care-lead').execute()
    const voided = { decision: 'voided', reason: approvalWords.askerMayNot }
    expect(await decision(approval, hash, other)).toStrictEqual(voided)
    expect(await balance()).toBe(0)
  })

  it('who was removed and is invited anew does not bring the request back', async () => {
    const boss = await employee('boss@brand.example', 'it-admin')
    const gone = await employee('anew@brand.example', 'care-lead')
    const { approval } = (await points(600, gone)).answer().data
    const { hash } = await found(approval, other)
    ;(await server.staffCall(of.removePerson, { ...boss.as, params: { id: gone.id } })).answer()
    await server.store.db.updateTable('staff_people').set({ ended_at: null }).where('id', '=', gone.id).execute()
    expect(why(await decide(approval, hash, other))).toStrictEqual(['step_refused', approvalWords.decided])
    expect(await balance()).toBe(0)
  })

  it('who was removed leaves a request that does nothing', async () => {
    const gone = await employee('gone@brand.example', 'care-lead')
    const { approval } = (await points(600, gone)).answer().data
    const { hash } = await found(approval, other)
    await server.store.db
      .updateTable('staff_people')
      .set({ ended_at: server.now() })
      .where('id', '=', gone.id)
      .execute()
    const voided = { decision: 'voided', reason: approvalWords.askerGone }
    expect(await decision(approval, hash, other)).toStrictEqual(voided)
    expect(await balance()).toBe(0)
  })
})

describe('maintenance', () => {
  const pause = async (minutes: number | null, by: Person) => {
    const until = minutes === null ? null : new Date(server.clock.now() + minutes * 60_000).toISOString()
    const body = { on: minutes !== 0, message: null, until }
    return (await server.staffCall(of.changeMaintenance, { token: by.token, body })).answer().data
  }

  it('of more than an hour, of no known end, or extended beyond the hour, takes two persons', async () => {
    const [it1, it2] = [await person('it-admin'), await person('it-admin')]
    for (const minutes of [61, null])
      expect(await pause(minutes, it1)).toMatchObject({ on: false, approval: expect.any(String) })
    expect(await pause(59, it1)).toMatchObject({ on: true, approval: null })
    server.clock.advance(1800)
    const longer = await pause(45, it1)
    expect(longer.approval).toStrictEqual(expect.any(String))
    const { content, hash } = await found(longer.approval, it2)
    expect(content[0]).toMatch(/^ปิดปรับปรุงถึง /)
    expect(await decision(longer.approval, hash, it2)).toMatchObject({ decision: 'approved' })
    const { until } = (await server.staffCall(of.readStaffMaintenance, { token: it1.token })).answer().data
    expect(Date.parse(until ?? '')).toBeGreaterThan(server.clock.now() + 40 * 60_000)
    expect(await pause(0, it1)).toMatchObject({ on: false, approval: null })
  })
})

describe('the result of a draw', () => {
  it('is recorded when another person has read every winner', async () => {
    const [one, two] = [await person('draws'), await person('legal')]
    const item_id = await runningDraw(server.store.db, server.now())
    server.clock.advance(12 * 86_400)
    await server.staffCall(of.closeDraw, { token: one.token, params: { item_id } })
    const body = { note: 'จับหน้าพยาน', winners: [{ name: 'มะลิ ใจดี', number: '0812345678' }] }
    const record = { token: one.token, params: { item_id }, body }
    const asked = (await server.staffCall(of.recordDraw, record)).answer().data
    const { content, hash } = await found(asked.approval, two)
    expect(content.slice(1)).toStrictEqual(['ที่มา: จับหน้าพยาน', '1. มะลิ ใจดี · 0812345678'])
    // Who reads the audit log, but no winners, does not read them here.
    expect(await found(asked.approval, other)).toMatchObject({ content: [expect.not.stringContaining('มะลิ')] })
    expect(await decision(asked.approval, hash, two)).toMatchObject({ decision: 'approved' })
    const draw = (await server.staffCall(of.readStaffDraw, { token: one.token, params: { item_id } })).answer().data
    expect([draw.state, draw.winners.length]).toStrictEqual(['recorded', 1])
    const row = await server.store.db
      .selectFrom('approvals')
      .selectAll()
      .where('id', '=', asked.approval)
      .executeTakeFirst()
    expect(JSON.stringify(row)).not.toContain('0812345678')
  })
})
