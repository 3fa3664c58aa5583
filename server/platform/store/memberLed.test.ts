import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { withEverything } from '../../testing/everything.js'
import { memberLed } from '../../testing/memberLed.js'
import { tablesOf, type Tables } from '../../testing/memberTables.js'
import { ownServer } from '../../testing/ownServer.js'
import type { Db } from './store.js'

const server = ownServer()

const tablesIn = (db: Db): Promise<Tables> =>
  tablesOf({
    query: async (text) => ({ rows: (await sql.raw(text).execute(db)).rows, affected: 0 }),
  })

class Undone extends Error {}

it('the member can lead each key of a member’s tables, with what is in them', async () => {
  for (const member of [await server.join(), await server.join()]) await withEverything(server, member)
  const { db } = server.store
  const tables = await tablesIn(db)
  const held = [...tables.values()].filter(({ place }) => place === 'member' || place === 'part')
  const { statements, without } = await memberLed(db, tables)
  expect(without.toSorted()).toStrictEqual([
    'calendar_events.child_id',
    'child_partners.child_id',
    'child_partners.member_id',
    'legacy_accounts.claimed_by',
    'letter_links.member_id',
    'notices.child_id',
    'one_time_codes.member_id',
    'outbox.member_id',
    'partner_invites.answered_by',
    'request_pictures.request_id',
    'told_dues.child_id',
  ])
  const work = db.transaction().execute(async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx)
    const then = await tablesIn(tx)
    for (const { name, member } of held) {
      const column = member ?? 'member_id'
      const now = then.get(name)
      expect([name, now?.unique.filter(({ columns }) => !columns.includes(column))]).toStrictEqual([name, []])
      const among = now?.references.filter(({ to }) => held.some((table) => table.name === to))
      expect([name, among?.filter(({ columns }) => !columns.includes(column))]).toStrictEqual([name, []])
    }
    throw new Undone()
  })
  await expect(work).rejects.toThrow(Undone)
})
