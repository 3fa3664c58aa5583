import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { argon2Passwords } from '../../platform/crypto/passwords.js'
import { demoAccount, seedDemo } from '../../demo/seed.js'
import { scheduleErasure } from '../../family/children/healthErasure.js'
import { reports } from './staffReports.js'
import { ownStore } from '../../testing/ownStore.js'

const now = new Date('2026-11-20T23:30:00.123Z')
const later = new Date('2026-11-21T00:00:00.000Z')

describe('what staff are told', () => {
  const store = ownStore(now)
  beforeAll(async () => {
    await seedDemo(store.db, await argon2Passwords(), now)
  })

  it('of members: how many, and what each keeps; newest first', async () => {
    const id = randomUUID()
    const silent = { id, email: null, name: null, birthday: null, adult_confirmed_at: later, created_at: later }
    await store.db.insertInto('members').values(silent).execute()
    expect(await reports.members(store.db)).toStrictEqual({
      total: 2,
      rows: [
        { id, children: 0, growth_records: 0, sessions: 0, joined_at: later.toISOString() },
        // The demo's parent has marked days of a mission for months.
        { id: expect.any(String), children: 2, growth_records: 14, sessions: 0, joined_at: '2025-10-21T02:00:00.000Z' },
      ],
    })
  })

  it('of jobs: their kind and state, not whom they are about', async () => {
    expect(await reports.jobs(store.db)).toStrictEqual({ total: 0, rows: [] })
    const child = randomUUID()
    await scheduleErasure(store.db, child, now)
    const jobs = await reports.jobs(store.db)
    expect(jobs).toMatchObject({ total: 1, rows: [{ kind: 'erase-child-health', tries: 0, done_at: null }] })
    expect(JSON.stringify(jobs)).not.toContain(child)
  })

  it('never holds a name, an address or a birthday', async () => {
    const results = await Promise.all(Object.values(reports).map((report) => report(store.db)))
    const text = JSON.stringify(results)
    for (const personal of [demoAccount.email, demoAccount.name, '1992-04-13', 'น้อง'])
      expect(text).not.toContain(personal)
  })
})
