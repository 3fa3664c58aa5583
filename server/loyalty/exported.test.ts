import { sql } from 'kysely'
import { contract } from '@careplus/adapters/contract'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decideBillAs } from '../bills/deciding.js'
import { closeDraw, recordResult } from '../draws/deciding.js'
import { enterDraw } from '../draws/entering.js'
import { inTransaction } from '../store/store.js'
import { billProducts, withShops } from '../testing/bills.js'
import { done, runningDraw, staff } from '../testing/draws.js'
import { withLoyalty } from '../testing/loyalty.js'
import {
  olderChild,
  startTestServer,
  withAdult,
  withChecks,
  withChild,
  type Member,
  type TestServer,
} from '../testing/testServer.js'

/** In which file of the ZIP what a table holds of a member is. */
const exported: Readonly<Record<string, string>> = {
  members: 'profile',
  identities: 'identities',
  sessions: 'devices',
  consents: 'consents',
  children: 'children',
  growth_records: 'growth',
  stool_checks: 'stool',
  nutrition_checks: 'nutrition',
  adults: 'adults',
  adult_questions: 'adult-questions',
  mobility_checks: 'mobility',
  reminder_settings: 'reminders',
  child_partners: 'sharing',
  child_activity: 'sharing',
  legacy_accounts: 'earlier-account',
  point_accounts: 'points',
  point_ledger: 'points',
  orders: 'orders',
  order_steps: 'orders',
  member_addresses: 'addresses',
  bills: 'bills',
  bill_steps: 'bills',
  bill_lines: 'bills',
  bill_pictures: 'bills',
  draw_entrants: 'draws',
  draw_entries: 'draws',
  mission_days: 'missions',
  mission_claims: 'missions',
  notices: 'notices',
  notice_reads: 'notices',
  notice_mutes: 'notices',
  requests: 'requests',
  request_messages: 'requests',
  request_pictures: 'requests',
}

/** What is in no file of the ZIP, and why. */
const leftOut: Readonly<Record<string, string>> = {
  credentials: 'a secret: the password, hashed',
  access_tokens: 'a secret: what opens a session',
  refresh_tokens: 'a secret: what opens a session',
  one_time_codes: 'a secret, gone in two days',
  letter_links: 'a secret: what a mailed link opens',
  partner_invites: 'a secret: what an invite opens; who came by it is in sharing',
  partner_invite_children: 'of an invite',
  idempotency_keys: 'what a call was answered; what it did is in the other files',
  files: 'the picture of the profile, in the ZIP as a picture',
  due_looks: 'when the house last looked what is due, nothing that was told of anybody',
}

let server: TestServer
let member: Member
let files: Readonly<Record<string, Uint8Array>>

const now = () => new Date(server.clock.now())
const inFile = (name: string): unknown => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()))

/** An entry that won, and a bill that was taken: a member's share of what a draw and staff decide. */
const withDecisions = async (bill: string): Promise<string> => {
  const { db } = server.store
  await withShops(db, now())
  const lines = [{ product_id: billProducts.adult, quantity: 2, satang: 45_900 }]
  done(await inTransaction(db, (tx) => decideBillAs(tx, bill, { _tag: 'Approve', lines }, staff, now())))
  const draw = await runningDraw(db, now())
  done(await enterDraw(db, member.user.id, draw, 1, now()))
  const later = new Date(server.clock.now() + 11 * 86_400_000)
  done(await closeDraw(db, draw, staff, later))
  const { code } = await db
    .selectFrom('draw_entrants')
    .select('code')
    .where('item_id', '=', draw)
    .executeTakeFirstOrThrow()
  done(await recordResult(db, draw, { note: 'จับต่อหน้าเจ้าหน้าที่', winners: [{ code }] }, staff, later))
  return draw
}

let draw: string
beforeAll(async () => {
  server = await startTestServer()
  member = await server.join()
  await withChecks(server, member, (await withChild(server, member, olderChild)).id)
  await withAdult(server, member)
  draw = await withDecisions((await withLoyalty(server, member)).bill)
  const { bytes } = (await server.call(contract.downloadExport, { token: member.access_token })).answer()
  files = unzipSync(bytes)
})
afterAll(() => server.stop())

describe('the file with everything of a member', () => {
  it('holds of every table what is a member’s, or it is said why not', async () => {
    const { rows } = await sql<{ name: string }>`
      with recursive theirs as (
        select 'members'::regclass::oid as id
        union select 'point_accounts'::regclass::oid
        union select conrelid from pg_constraint join theirs on confrelid = theirs.id where contype = 'f'
      )
      select id::regclass::text as name from theirs order by name
    `.execute(server.store.db)
    const known = (name: string) => name in exported || name in leftOut
    expect(rows.length).toBeGreaterThan(35)
    expect(rows.map(({ name }) => name).filter((name) => !known(name))).toStrictEqual([])
  })

  it('has something in it of each table that has', async () => {
    const { db } = server.store
    const having: string[] = []
    const { rows } = await sql<{ name: string; key: string }>`
      select conrelid::regclass::text as name, attname as key
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid in ('members'::regclass, 'point_accounts'::regclass)
    `.execute(db)
    for (const { name, key } of rows) {
      const theirs = sql`select from ${sql.table(name)} where ${sql.ref(key)} = ${member.user.id} limit 1`
      if (name in exported && (await theirs.execute(db)).rows.length > 0) having.push(name)
    }
    expect(having.length).toBeGreaterThan(12)
    const empty = having.filter((name) => /^(\[\]|\{\}|null)$/.test(JSON.stringify(inFile(exported[name] ?? ''))))
    expect(empty).toStrictEqual([])
  })

  it('tells of a bill its steps, its lines and its pictures, and of a draw what was won', () => {
    expect(inFile('bills')).toMatchObject([
      {
        state: 'approved',
        points: 45,
        steps: [{ kind: 'sent' }, { kind: 'approved' }],
        lines: [{ product: `สินค้า ${billProducts.adult}`, quantity: 2, satang: 45_900 }],
        pictures: [{ ordering: 0, width: 32, height: 32 }],
      },
    ])
    expect(inFile('draws')).toMatchObject({ won: [{ item_id: draw, place: 1 }] })
    expect(strFromU8(files['bills.json'] ?? new Uint8Array())).not.toContain(staff.actor)
  })
})
