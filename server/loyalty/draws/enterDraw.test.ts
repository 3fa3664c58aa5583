import { randomUUID } from 'node:crypto'
import { contract } from '@careplus/adapters/contract'
import { addDays, thaiDate } from '@careplus/core/calendar'
import { auditLedger } from '@careplus/core/internal/loyalty'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { lockAccount, loadAccount } from '../points/pointAccounts.js'
import { earn, newDraw, readyDraw, runningDraw, someMember, staff } from '../../testing/drawFixtures.js'
import { type Member } from '../../testing/testServer.js'
import { beside } from '../../testing/oneConversation.js'
import { untilWaitedFor } from '../../testing/testStore.js'
import { cancelDraw, openDraw } from './drawSteps.js'
import { enterDraw } from './enterDraw.js'
import { drawFileOf } from './drawFile.js'
import { ownCountedServer } from '../../testing/ownServer.js'
import { ledgerOf } from '../../testing/catalogue.js'

const { counted, server } = ownCountedServer()

const joined = async (points: number): Promise<Member> => {
  const member = await server.join()
  if (points > 0) await earn(server.store.db, member.user.id, points, server.now())
  return member
}

const enter = (member: Member, item_id: string, tickets: number, key: string = randomUUID()) =>
  server.call(contract.enterDraw, { token: member.access_token, params: { item_id }, body: { tickets }, key })

const itemOf = (id: string) =>
  server.store.db.selectFrom('items').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const plain = (texts: ReadonlyArray<string> | undefined) => texts?.map((text) => text.replaceAll('\u00A0', ' '))

describe('entering a draw', () => {
  it('spends the points at once and counts the entries everywhere', async () => {
    const { db } = server.store
    const item = await runningDraw(db, server.now())
    const member = await joined(200)
    const me = member.user.id
    const first = (await enter(member, item, 2)).answer().data
    expect(first).toMatchObject({ tickets: 2, my_tickets: 2, points: 60, usable: 140 })
    expect(first.my_code).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/)
    const second = (await enter(member, item, 3)).answer().data
    expect(second).toStrictEqual({ tickets: 3, my_tickets: 5, points: 90, usable: 50, my_code: first.my_code })

    const notices = await db
      .selectFrom('notices')
      .select(['topic', 'kind', 'title', 'body', 'path'])
      .where('member_id', '=', me)
      .orderBy('at')
      .execute()
    const [until = ''] = plain([thaiDate(addDays(server.today(), 10))]) ?? []
    expect(plain(notices.map(({ body }) => body))).toStrictEqual([
      `ใช้ 60 คะแนน รวมมี 2 สิทธิ์ ปิดรับหลัง ${until} จะบอกอีกทีเมื่อประกาศผล`,
      `ใช้ 90 คะแนน รวมมี 5 สิทธิ์ ปิดรับหลัง ${until} จะบอกอีกทีเมื่อประกาศผล`,
    ])
    expect(notices[0]).toMatchObject({
      topic: 'points',
      kind: 'draw.entered',
      title: 'ได้ 2\u00A0สิทธิ์ลุ้น จักรยานขาไถ 2 คัน',
      path: `/rewards/luckydraw/${item}`,
    })

    const rows = await ledgerOf(server.store.db, me)
    expect(rows.map(({ kind, points }) => [kind, points])).toStrictEqual([
      ['bill', 200],
      ['entered', -60],
      ['entered', -90],
    ])
    const entries = await db.selectFrom('draw_entries').selectAll().where('member_id', '=', me).orderBy('at').execute()
    expect(entries.map(({ id, tickets, points }) => [id, tickets, points])).toStrictEqual([
      [rows[1]?.reference_id, 2, 60],
      [rows[2]?.reference_id, 3, 90],
    ])
    const { account, redeemed } = await loadAccount(db, me)
    expect(auditLedger(rows)).toMatchObject({ right: { lots: account.lots, held: 0 } })
    expect(redeemed).toStrictEqual({ [item]: 5 })
    expect(await itemOf(item)).toMatchObject({ exchange_count: 5, stock_balance: 2 })
    expect(await drawFileOf(db, item, me)).toMatchObject({ tickets: 5, my_tickets: 5, my_code: first.my_code })
    expect(await drawFileOf(db, item, null)).toMatchObject({ tickets: 5, my_tickets: 0, my_code: null })
  })

  it('waits for the database three times at the most', async () => {
    const item = await runningDraw(server.store.db, server.now())
    const member = await joined(100)
    for (const tickets of [1, 2]) {
      const before = counted.waits()
      ;(await enter(member, item, tickets)).answer()
      expect(counted.waits() - before).toBeLessThanOrEqual(3)
    }
  })

  it('is done once for a key', async () => {
    const item = await runningDraw(server.store.db, server.now())
    const member = await joined(100)
    const first = (await enter(member, item, 1, 'again')).answer()
    expect((await enter(member, item, 1, 'again')).answer()).toStrictEqual(first)
    expect((await enter(member, item, 2, 'again')).code()).toBe('idempotency_mismatch')
    expect(await ledgerOf(server.store.db, member.user.id)).toHaveLength(2)
  })

  it('is refused with every reason in words, and leaves nothing behind', async () => {
    const { db } = server.store
    const poor = await joined(20)
    const rich = await joined(1000)
    const running = await runningDraw(db, server.now(), { member_limit: 3 })
    ;(await enter(rich, running, 1)).answer()
    const cancelled = await runningDraw(db, server.now())
    await cancelDraw(db, cancelled, 'ทดสอบ', staff, server.now())
    const refusals: ReadonlyArray<readonly [Member, string, number, ReadonlyArray<string>]> = [
      [poor, running, 1, ['ขาดอีก 10 คะแนน']],
      [poor, running, 4, ['เลือกได้อีก 3 สิทธิ์ (คนละไม่เกิน 3 สิทธิ์)', 'ขาดอีก 100 คะแนน']],
      [rich, running, 3, ['เลือกได้อีก 2 สิทธิ์ (คนละไม่เกิน 3 สิทธิ์)']],
      [rich, await newDraw(db, server.now()), 1, ['รอเลขที่ใบอนุญาตก่อนเปิดรับสิทธิ์']],
      [rich, await readyDraw(db, server.now()), 1, ['กำลังเตรียมเปิดรับสิทธิ์ แวะมาดูใหม่นะคะ']],
      [rich, await readyDraw(db, server.now(), { begins: 3 }), 1, [`เปิดรับสิทธิ์ ${thaiDate(addDays(server.today(), 3))}`]],
      [
        rich,
        await newDraw(db, server.now(), { begins: -9, ends: -1 }),
        1,
        [`ปิดรับสิทธิ์แล้วเมื่อ ${thaiDate(addDays(server.today(), -1))}`],
      ],
      [rich, cancelled, 1, ['ปิดรับสิทธิ์แล้ว']],
    ]
    for (const [member, item, tickets, words] of refusals) {
      const reply = await enter(member, item, tickets)
      expect(reply.code()).toBe('not_redeemable')
      const { alert_messages, usable } = reply.body as { alert_messages: string[]; usable: number }
      expect(plain(alert_messages)).toStrictEqual(plain(words))
      expect(usable).toBe(member === poor ? 20 : 970)
    }
    expect(await ledgerOf(server.store.db, poor.user.id)).toHaveLength(1)
    expect(await ledgerOf(server.store.db, rich.user.id)).toHaveLength(2)
  })

  it('finds no draw that is hidden, unknown or a reward, and no caller who is not signed in', async () => {
    const { db } = server.store
    const member = await joined(100)
    const hidden = await runningDraw(db, server.now(), { hidden: true })
    const reward = await newDraw(db, server.now())
    await db.deleteFrom('draws').where('item_id', '=', reward).execute()
    await db.updateTable('items').set({ type: 'reward' }).where('id', '=', reward).execute()
    for (const item of [hidden, reward, '999999999']) expect((await enter(member, item, 1)).code()).toBe('not_found')
    const running = await runningDraw(db, server.now())
    for (const tickets of [0, -1, 1.5, 1001, '1'])
      expect((await enter(member, running, tickets as number)).code()).toBe('invalid_input')
    const nobody = await server.call(contract.enterDraw, { params: { item_id: running }, body: { tickets: 1 } })
    expect(nobody.code()).toBe('token_invalid')
  })

  it('costs nothing where an entry is free, and writes no line of the ledger', async () => {
    const item = await runningDraw(server.store.db, server.now(), { point: 0 })
    const member = await joined(0)
    expect((await enter(member, item, 2)).answer().data).toMatchObject({ my_tickets: 2, points: 0, usable: 0 })
    expect(await ledgerOf(server.store.db, member.user.id)).toStrictEqual([])
  })

  it('keeps the limit and one code when a member enters many times at once', async () => {
    const { db } = server.store
    const item = await runningDraw(db, server.now(), { member_limit: 4 })
    const me = await someMember(db, server.now(), 1000)
    const { entering } = await db.transaction().execute(async (tx) => {
      await lockAccount(tx, me)
      const entering = Array.from({ length: 8 }, () => beside(() => enterDraw(db, me, item, 1, server.now())))
      await untilWaitedFor(tx)
      return { entering }
    })
    const taken = (await Promise.all(entering)).flatMap((outcome) => (E.isRight(outcome) ? [outcome.right] : []))
    expect(taken.map(({ my_tickets }) => my_tickets).sort()).toStrictEqual([1, 2, 3, 4])
    expect(new Set(taken.map(({ my_code }) => my_code)).size).toBe(1)
    const entrant = await db
      .selectFrom('draw_entrants')
      .selectAll()
      .where('item_id', '=', item)
      .executeTakeFirstOrThrow()
    expect(entrant).toMatchObject({ tickets: 4, code: taken[0]?.my_code })
    expect(await itemOf(item)).toMatchObject({ exchange_count: 4 })
  })

  it('waits for the draw before it takes the account, so that nobody waits in a circle', async () => {
    const { db } = server.store
    const item = await runningDraw(db, server.now())
    const member = await joined(100)
    const entering = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('draws').select('state').where('item_id', '=', item).forUpdate().executeTakeFirst()
      const entering = enter(member, item, 1)
      await untilWaitedFor(tx)
      // A lock of the draw precedes those of its entrants' accounts.
      await tx
        .selectFrom('point_accounts')
        .select('seq')
        .where('member_id', '=', member.user.id)
        .forUpdate()
        .noWait()
        .execute()
      return { entering }
    })
    expect((await entering.entering).status).toBe(201)
  })

  it('is refused where the draw was closed to it while it waited', async () => {
    const { db } = server.store
    const item = await readyDraw(db, server.now())
    await openDraw(db, item, staff, server.now())
    const member = await joined(100)
    const { entering } = await db.transaction().execute(async (tx) => {
      await tx.updateTable('draws').set({ state: 'closed' }).where('item_id', '=', item).execute()
      const entering = enter(member, item, 1)
      await untilWaitedFor(tx)
      return { entering }
    })
    expect((await entering).code()).toBe('not_redeemable')
    expect(await drawFileOf(db, item, null)).toMatchObject({ state: 'closed', tickets: 0 })
  })
})
