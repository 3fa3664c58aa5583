import { sql } from 'kysely'
import { contract } from '@careplus/adapters/contract'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decideBillAs } from './bills/decideBill.js'
import { closeDraw, recordResult } from './draws/drawSteps.js'
import { enterDraw } from './draws/enterDraw.js'
import { inTransaction } from '../platform/store/store.js'
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
import { exportedTables } from '../testing/exportedTables.js'

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
      const file = exportedTables[name]
      if (typeof file === 'string' && (await theirs.execute(db)).rows.length > 0) having.push(file)
    }
    expect(having.length).toBeGreaterThan(12)
    const empty = having.filter((file) => /^(\[\]|\{\}|null)$/.test(JSON.stringify(inFile(file))))
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
