import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@careplus/adapters/contract'
import { staffContract } from '@careplus/adapters/internal/contract'
import { addDays } from '@careplus/core/calendar'
import { startOfBangkokDay } from '@careplus/core/internal/calendar'
import { mostPoints } from '@careplus/core/internal/loyalty'
import { cancelDraw, closeDraw, recordResult, runDraw } from '../draws/drawSteps.js'
import { enterDraw } from '../draws/enterDraw.js'
import { post } from '../points/pointAccounts.js'
import { moveOrder } from '../orders/orders.js'
import type { StaffCaller } from '../../commands/staff/staffCaller.js'
import { callerAt } from '../../commands/staff/overHttp.js'
import { saveCeilings } from '../../staff/approvals/pointsCeilings.js'
import { importLegacy } from '../../staff/backoffice/legacyAccounts.js'
import { inTransaction, type Tx } from '../../platform/store/store.js'
import { billProducts, sentBill, withShops } from '../../testing/billFixtures.js'
import { newAddress, posted, withItem } from '../../testing/catalogue.js'
import { done, runningDraw, staff } from '../../testing/drawFixtures.js'
import { withTask } from '../../testing/loyaltyFixtures.js'
import { startStaffServer, type StaffServer } from '../../testing/staffServer.js'
import type { Member } from '../../testing/testServer.js'
import { auditAccounts } from './auditAccounts.js'
import { lineOf } from './difference.js'
import { auditDraws } from './auditDraws.js'
import { auditItems } from './auditItems.js'
import { auditAll } from '../../commands/auditLedger.js'

let server: StaffServer
let caller: StaffCaller
let member: Member
let reward: string
let bill: string
const draws = { drawn: '', recorded: '', cancelled: '', open: '' }

const db = () => server.store.db

const newOrder = async (quantity: number): Promise<string> => {
  const options = { token: member.access_token, params: { item_id: reward } }
  const order = await server.call(contract.redeem, { ...options, body: { quantity, address: newAddress } })
  return order.answer().data.id
}

const moved = async (id: string, ...commands: ReadonlyArray<'prepare' | 'ship' | 'deliver' | 'cancel'>) => {
  for (const command of commands)
    done(await inTransaction(db(), (tx) => moveOrder(tx, id, command, staff, server.now())))
}

const given = async (points: number) =>
  (
    await server.staffCall(staffContract.adjustPoints, { body: { who: member.user.id, points, reason: 'ทดสอบ' } })
  ).answer()

const fromEarlierSite = async () => {
  const account = { email: member.email, phone: '0812345678', name: null, points: 30 }
  await importLegacy(db(), [account], server.now())
  const claimed = { claimed_by: member.user.id, claimed_at: server.now() }
  const { id } = await db()
    .updateTable('legacy_accounts')
    .set(claimed)
    .where('email', '=', member.email)
    .returning('id')
    .executeTakeFirstOrThrow()
  await posted(db(), member.user.id, { _tag: 'Earn', kind: 'moved', points: 30, reference_id: id }, server.now())
}

const withDraws = async () => {
  for (const name of Object.keys(draws) as ReadonlyArray<keyof typeof draws>) {
    draws[name] = await runningDraw(db(), server.now())
    done(await enterDraw(db(), member.user.id, draws[name], 2, server.now()))
    done(await enterDraw(db(), member.user.id, draws[name], 1, server.now()))
  }
  const after = (days: number) => new Date(startOfBangkokDay(addDays(server.today(), days)))
  for (const name of ['drawn', 'recorded'] as const) done(await closeDraw(db(), draws[name], staff, after(11)))
  done(await runDraw(db(), draws.drawn, { public_value: '482917', again: '482917' }, staff, after(12)))
  const { code } = await db()
    .selectFrom('draw_entrants')
    .select('code')
    .where('item_id', '=', draws.recorded)
    .executeTakeFirstOrThrow()
  done(await recordResult(db(), draws.recorded, { note: 'หน้างาน', winners: [{ code }] }, staff, after(12)))
  done(await cancelDraw(db(), draws.cancelled, 'ของรางวัลเสียหาย', staff, server.now()))
}

beforeAll(async () => {
  server = await startStaffServer()
  caller = callerAt(server.staffUrl, server.token)
  await withShops(db(), server.now())
  member = await server.join()
  await server.join()
  await db()
    .transaction()
    .execute((tx) => saveCeilings(tx, { once: 5000, day: 5000 }, 'server', server.now()))
  await given(2050)
  await given(-50)
  await fromEarlierSite()
  reward = await withItem(db(), server.now())
  await newOrder(1)
  await moved(await newOrder(2), 'prepare', 'ship', 'deliver')
  await moved(await newOrder(3), 'prepare', 'cancel')
  bill = (await sentBill(server, member)).id
  const lines = [
    { product_id: billProducts.adult, quantity: 2, satang: 19_800 },
    { product_id: billProducts['young-child'], quantity: 1, satang: 17_100 },
  ]
  ;(await server.staffCall(staffContract.approveBill, { params: { id: bill }, body: { lines } })).answer()
  const task = { token: member.access_token, params: { task_id: await withTask(db(), server.now()) } }
  const day = { day: server.today(), done: true }
  ;(await server.call(contract.markMission, { ...task, body: day })).answer()
  ;(await server.call(contract.claimMission, task)).answer()
  await withDraws()
})
afterAll(() => server.stop())

const others = 2

const audited = async (members = 1 + others): Promise<ReadonlyArray<string>> => {
  const lines: string[] = []
  const total = await auditAll(caller, (difference) => lines.push(lineOf(difference)))
  expect(total).toStrictEqual(E.right({ members, items: 5, draws: 4 }))
  return lines
}

const lookedIn = async (tx: Tx): Promise<ReadonlyArray<string>> => {
  const looked = [await auditAccounts(tx, null), await auditItems(tx)]
  for (const draw of Object.values(draws).toSorted()) looked.push(await auditDraws(tx, draw.slice(0, -1)))
  return looked.flatMap(({ differences }) => differences.map(lineOf))
}

describe('npm run audit', () => {
  it('finds nothing where everything adds up', async () => {
    expect(await audited()).toStrictEqual([])
  })

  it('goes through all members, however many', async () => {
    const last = 'ffffffff-ffff-4fff-bfff-ffffffffffff'
    await sql`
      insert into members (id, adult_confirmed_at, created_at)
      select gen_random_uuid(), now(), now() from generate_series(1, 2099)
      union all select ${last}, now(), now()
    `.execute(db())
    await db().updateTable('point_accounts').set({ seq: 1 }).where('member_id', '=', last).execute()
    expect(await audited(2101 + others)).toStrictEqual([`member ${last}: lines should be 0, and is 1`])
    await sql`delete from members where name is null and email is null`.execute(db())
    await sql`delete from point_accounts where member_id not in (select id from members)`.execute(db())
  })

  it.each([
    ['what was given once and stands there twice', (reference: string) => reference, /be 2050, and is 2050 and 2050$/],
    ['what was given in nobody’s name', () => null, /: points adjusted for - should be nothing, and is 2050$/],
  ] as const)('tells of %s, though every sum is right', async (_, referenceOf, line) => {
    const { reference_id } = await db()
      .selectFrom('point_ledger')
      .select('reference_id')
      .where('kind', '=', 'adjusted')
      .where('points', '=', 2050)
      .executeTakeFirstOrThrow()
    const second = { points: 2050, reason: 'ทดสอบ', reference_id: referenceOf(reference_id ?? '') }
    const outcome = await inTransaction(db(), async (tx) => {
      done(await post(tx, member.user.id, { _tag: 'Adjust', ...second }, server.now()))
      return E.left(await lookedIn(tx))
    })
    expect(outcome).toStrictEqual(E.left([expect.stringMatching(line)]))
  })

  it('leaves what was given before the audit named its line', async () => {
    const outcome = await inTransaction(db(), async (tx) => {
      await tx.updateTable('audit').set({ detail: null }).where('action', '=', 'points.adjusted').execute()
      return E.left(await lookedIn(tx))
    })
    expect(outcome).toStrictEqual(E.left([]))
  })

  it('takes less than an account had for all of it where there was room for no more', async () => {
    const outcome = await inTransaction(db(), async (tx) => {
      const [full, late] = [randomUUID(), randomUUID()]
      const nobody = {
        email: null,
        name: null,
        birthday: null,
        adult_confirmed_at: server.now(),
        created_at: server.now(),
      }
      await tx
        .insertInto('members')
        .values([full, late].map((id) => ({ id, ...nobody })))
        .execute()
      const account = (member: string, points: number) => ({
        id: randomUUID(),
        email: member,
        phone: '0899999999',
        name: null,
        points,
        imported_at: server.now(),
        claimed_by: member,
        claimed_at: server.now(),
        proof_hash: null,
        proof_expires_at: null,
      })
      const accounts = [account(full, mostPoints), { ...account(full, 5), email: 'more' }]
      await tx
        .insertInto('legacy_accounts')
        .values([...accounts, account(late, 5)])
        .execute()
      const command = { _tag: 'Earn', kind: 'moved', points: mostPoints, reference_id: accounts[0]?.id ?? '' } as const
      done(await post(tx, full, command, server.now()))
      return E.left([late, ...(await lookedIn(tx))])
    })
    const [late, ...lines] = E.isLeft(outcome) ? outcome.left : []
    expect(lines).toStrictEqual([
      expect.stringMatching(new RegExp(`^member ${late}: points moved .* be 5, and is nothing$`)),
    ])
  })

  const spoilt: ReadonlyArray<readonly [string, () => ReturnType<typeof sql>, RegExp]> = [
    ['a balance', () => sql`update point_accounts set balance = balance + 1 where balance > 0`, /^member .*: balance /],
    ['what is held', () => sql`update point_accounts set held = 0 where held > 0`, /: held should be 100, and is 0$/],
    [
      'lots',
      () => sql`update point_accounts set lots = '[{"expires_on":"2099-01-31","points":1}]' where balance > 0`,
      /: lots should be \d+ to .*, and is 1 to 2099-01-31$/,
    ],
    [
      'an expiry',
      () => sql`update point_accounts set next_expiry = '2099-01-31' where balance > 0`,
      /: next expiry should be .*, and is 2099-01-31$/,
    ],
    [
      'a count of pieces',
      () =>
        sql`update point_accounts set redeemed = jsonb_set(redeemed, array[${reward}::text], '7') where balance > 0`,
      /: redeemed of item \d+ should be 3, and is 7$/,
    ],
    [
      'a line of the ledger',
      () => sql`update point_ledger set points = points + 1 where kind = 'bill'`,
      /: ledger line \d+ should be \{.*, and is \{/,
    ],
    [
      'points that nobody of staff is on record for',
      () => sql`update audit set action = 'member.looked-up' where detail like '% 2050'`,
      /: points adjusted for .* should be nothing, and is 2050$/,
    ],
    [
      'other points than were given',
      () => sql`update audit set detail = replace(detail, ' -50', ' -5') where action = 'points.adjusted'`,
      /: points adjusted for .* should be -5, and is -50$/,
    ],
    [
      'points of an account that nobody had',
      () => sql`delete from legacy_accounts where claimed_by is not null`,
      /: points moved for .* should be nothing, and is 30$/,
    ],
    [
      'points that an account did not bring',
      () => sql`update legacy_accounts set points = 31 where claimed_by is not null`,
      /: points moved for .* should be 31, and is 30$/,
    ],
    ['an order’s points', () => sql`update orders set points = 150 where state = 'received'`, /: points held for /],
    [
      'an order’s state',
      () => sql`update orders set state = 'shipped' where state = 'received'`,
      /: points shipped for /,
    ],
    ['a bill', () => sql`update bill_lines set satang = 10000 where line = 0`, /: points by the lines of bill /],
    ['a claim', () => sql`update mission_claims set points = 6`, /: points mission for \d+ should be 6, and is 5$/],
    [
      'stock',
      () => sql`update items set stock_balance = 8 where type = 'reward'`,
      /^item \d+: stock should be 7, and is 8$/,
    ],
    [
      'exchanges',
      () => sql`update items set exchange_count = 9 where type = 'reward'`,
      /: exchanged should be 3, and is 9$/,
    ],
    [
      'tickets of a draw that goes on',
      () => sql`update draw_entrants set tickets = 4 where item_id = ${draws.open}`,
      /^draw \d+: tickets of .* should be 3, and is 4$/,
    ],
    [
      'a seed',
      () => sql`update draws set seed = ${'0'.repeat(64)} where item_id = ${draws.open}`,
      /^draw \d+: commitment should be /,
    ],
    [
      'a list',
      () => sql`update draws set list_hash = ${'0'.repeat(64)} where item_id = ${draws.recorded}`,
      /^draw \d+: hash of its list should be /,
    ],
    [
      'who won',
      () => sql`update draw_winners set ticket = ticket % 3 + 1 where item_id = ${draws.drawn}`,
      /^draw \d+: winners drawn again should be the same, and is another$/,
    ],
    [
      'an official winner',
      () => sql`update draw_winners set code = 'nobody' where item_id = ${draws.recorded}`,
      /^draw \d+: winner 1 of no entry /,
    ],
  ]
  it.each(spoilt)('tells of %s', async (_, spoil, line) => {
    const outcome = await inTransaction(db(), async (tx) => {
      await spoil().execute(tx)
      return E.left(await lookedIn(tx))
    })
    const lines = E.isLeft(outcome) ? outcome.left : []
    expect(lines).toContainEqual(expect.stringMatching(line))
    expect(lines.length).toBeLessThanOrEqual(3)
  })
})
