import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { decideBillAs } from './bills/decideBill.js'
import { closeDraw, recordResult } from './draws/drawSteps.js'
import { enterDraw } from './draws/enterDraw.js'
import { inTransaction } from '../platform/store/store.js'
import { billProducts, withShops } from '../testing/billFixtures.js'
import { done, runningDraw, staff } from '../testing/drawFixtures.js'
import { withLoyalty } from '../testing/loyaltyFixtures.js'
import { olderChild, withAdult, withChecks, withChild, type Member } from '../testing/testServer.js'
import { exportedTables } from '../testing/exportedTables.js'
import { ownServer } from '../testing/ownServer.js'
import { downloadOf } from '../testing/download.js'

const server = ownServer()
let member: Member
let download: Awaited<ReturnType<typeof downloadOf>>

const withDecisions = async (bill: string): Promise<string> => {
  const { db } = server.store
  await withShops(db, server.now())
  const lines = [{ product_id: billProducts.adult, quantity: 2, satang: 45_900 }]
  done(await inTransaction(db, (tx) => decideBillAs(tx, bill, { _tag: 'Approve', lines }, staff, server.now())))
  const draw = await runningDraw(db, server.now())
  done(await enterDraw(db, member.user.id, draw, 1, server.now()))
  const later = new Date(server.clock.now() + 11 * 86_400_000)
  done(await closeDraw(db, draw, staff, later))
  const { code } = await db
    .selectFrom('draw_entrants')
    .select('code')
    .where('item_id', '=', draw)
    .executeTakeFirstOrThrow()
  done(
    await recordResult(
      db,
      draw,
      { note: 'จับต่อหน้าเจ้าหน้าที่', winners: [{ code }] },
      staff,
      new Date(later.getTime() + 86_400_000),
    ),
  )
  return draw
}

let draw: string
beforeAll(async () => {
  member = await server.join()
  await withChecks(server, member, (await withChild(server, member, olderChild)).id)
  await withAdult(server, member)
  draw = await withDecisions((await withLoyalty(server, member)).bill)
  download = await downloadOf(server, member)
})

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
    const empty = having.filter((file) => /^(\[\]|\{\}|null)$/.test(JSON.stringify(download.part(file))))
    expect(empty).toStrictEqual([])
  })

  it('tells of a bill its steps, its lines and its pictures, and of a draw what was won', () => {
    expect(download.part('bills')).toMatchObject([
      {
        state: 'approved',
        points: 45,
        steps: [{ kind: 'sent' }, { kind: 'approved' }],
        lines: [{ product: `สินค้า ${billProducts.adult}`, quantity: 2, satang: 45_900 }],
        pictures: [{ ordering: 0, width: 32, height: 32 }],
      },
    ])
    expect(download.part('draws')).toMatchObject({ won: [{ item_id: draw, place: 1 }] })
    expect(JSON.stringify(download.part('bills'))).not.toContain(staff.actor)
  })
})
