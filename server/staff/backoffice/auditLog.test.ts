import { randomUUID } from 'node:crypto'
import { staffContract as of } from '@careplus/adapters/internal/contract'
import { addDays } from '@careplus/core/calendar'
import { startOfBangkokDay } from '@careplus/core/internal/calendar'
import { beforeEach, describe, expect, it } from 'vitest'
import { audit, type AuditEntry } from '../../platform/audit/audit.js'
import { ownStaffServer } from '../../testing/ownServer.js'
import type { Member } from '../../testing/testServer.js'

const server = ownStaffServer()
const today = () => server.today()
const noon = (days: number): Date => new Date(startOfBangkokDay(addDays(today(), days)) + 12 * 3_600_000)
const write = (at: Date, entry: AuditEntry) => audit(server.store.db, entry, at)

const list = async (query: Readonly<Record<string, string>> = {}) =>
  (await server.staffCall(of.listAudit, { query })).answer().data

let mali: string
beforeEach(() => {
  mali = `staff:${randomUUID()}`
})
const writeViews = async (times: number, at: Date, action: AuditEntry['action'] = 'bill.looked-at') => {
  for (let n = 0; n < times; n += 1) await write(at, { actor: mali, action, subject: `${n}` })
}

describe('the audit log', () => {
  it('folds one person’s views of a kind and Bangkok day, newest first, with their number and beginning', async () => {
    const lastMinute = new Date(startOfBangkokDay(today()) - 60_000)
    const firstMinute = new Date(startOfBangkokDay(today()))
    await writeViews(2, noon(-1))
    await writeViews(1, lastMinute)
    await writeViews(3, firstMinute)
    await writeViews(1, firstMinute, 'order.looked-at')
    await write(noon(0), { actor: mali, action: 'bill.approved', subject: 'b', before: 'reviewing', after: 'approved' })
    await writeViews(1, noon(0))
    const { total, rows } = await list({ actor: mali })
    expect(total).toBe(9)
    expect(rows.map(({ action, times, since }) => [action, times, since])).toStrictEqual([
      ['bill.looked-at', 4, firstMinute.toISOString()],
      ['bill.approved', 1, noon(0).toISOString()],
      ['order.looked-at', 1, firstMinute.toISOString()],
      ['bill.looked-at', 3, noon(-1).toISOString()],
    ])
    expect((await list({ actor: mali, views: 'each' })).rows).toHaveLength(9)
    expect((await list({ actor: mali, views: 'none' })).rows.map(({ action }) => action)).toStrictEqual([
      'bill.approved',
    ])
    const yesterday = await list({ actor: mali, day: addDays(today(), -1) })
    expect([yesterday.total, yesterday.rows.map(({ times }) => times)]).toStrictEqual([3, [3]])
  })

  it('goes on where a page ended, without a fold twice or lost', async () => {
    for (let day = 0; day < 130; day += 1) await writeViews(2, noon(-day))
    const pages: number[][] = []
    for (let before: string | null = ''; before !== null;) {
      const page = await list({ actor: mali, ...(before === '' ? {} : { before }) })
      pages.push(page.rows.map(({ times }) => times))
      before = page.next === null ? null : String(page.next)
    }
    expect(pages.map(({ length }) => length)).toStrictEqual([50, 50, 30])
    expect(new Set(pages.flat())).toStrictEqual(new Set([2]))
  })

  describe('of a member', () => {
    let member: Member
    beforeEach(async () => {
      member = await server.join()
      await server.store.db.updateTable('members').set({ name: 'มะลิ ใจดี' }).where('id', '=', member.user.id).execute()
    })

    it('is what they did and what was done about them, masked, found by address or id', async () => {
      const { id } = member.user
      const body = { who: id, points: 40, reason: 'ชดเชย' }
      await server.staffCall(of.adjustPoints, { body })
      await server.staffCall(of.findMember, { query: { who: id } })
      for (const reference of [id, member.email]) {
        const { rows } = await list({ member: reference })
        expect(rows.map(({ action }) => action)).toStrictEqual(['member.looked-up', 'points.adjusted', 'member.joined'])
        expect(rows[1]).toMatchObject({ who: 'ปาริชาต', before: '0', after: '40', amount: 40, member: { id } })
        expect(rows[2]?.who).toBe('ม••• ใ•••')
      }
      expect(JSON.stringify(await list({ member: id }))).not.toContain(member.email)
      expect((await server.staffCall(of.listAudit, { query: { member: 'nobody@example.com' } })).code()).toBe(
        'not_found',
      )
    })

    it('refuses a kind, a day and a way of views that there is not', async () => {
      for (const query of [{ action: 'bill.eaten' }, { day: '2026-02-30' }, { views: 'some' }])
        expect((await server.staffCall(of.listAudit, { query })).code()).toBe('invalid_input')
    })
  })

  it('names its people for the choice, and no member', async () => {
    await server.join()
    await writeViews(2, noon(0))
    const people = (await server.staffCall(of.listAuditPeople)).answer().data
    expect(people).toContainEqual({ actor: mali, who: mali.slice('staff:'.length) })
    expect(people.every(({ actor }) => actor.startsWith('staff:'))).toBe(true)
    expect(new Set(people.map(({ actor }) => actor)).size).toBe(people.length)
  })

  it('is saved as a table, each view by itself, without formulas, and that is audited', async () => {
    await writeViews(3, noon(0))
    await write(noon(0), { actor: mali, action: 'points.adjusted', subject: '=1+1', amount: -5 })
    const file = await server.staffCall(of.exportAudit, { query: { actor: mali } })
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="careplus-audit-[\d-]+\.csv"$/)
    const { bytes } = file.answer()
    expect(Array.from(bytes.slice(0, 3))).toStrictEqual([0xef, 0xbb, 0xbf])
    const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[1]).toContain(`,'=1+1`)
    expect(lines[1]).toContain(`,'-5,`)
    expect((await list({ action: 'audit.exported' })).rows[0]).toMatchObject({ who: 'ปาริชาต', amount: 4 })
  })
})
