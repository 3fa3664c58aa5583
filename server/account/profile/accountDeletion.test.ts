import { sql, type SelectQueryBuilder } from 'kysely'
import { contract } from '@careplus/adapters/contract'
import { auditLedger, maskedWinnerName } from '@careplus/core/internal/loyalty'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { sha256 } from '../../platform/crypto/tokens.js'
import { cancelDraw, closeDraw, recordResult } from '../../loyalty/draws/drawSteps.js'
import { enterDraw } from '../../loyalty/draws/enterDraw.js'
import { auditPart } from '../../loyalty/ledgerAudit/auditPart.js'
import { forgetParcelAddresses, moveOrder } from '../../loyalty/orders/orders.js'
import { queueMessage } from '../../platform/outbox/outbox.js'
import { importLegacy, type LegacyAccount } from '../../staff/backoffice/legacyAccounts.js'
import type { Schema } from '../../platform/store/schema.js'
import { inTransaction, type Tx } from '../../platform/store/store.js'
import { ledgerOf, newAddress, posted, withGift, withItem } from '../../testing/catalogue.js'
import { done, runningDraw, staff } from '../../testing/drawFixtures.js'
import { withLoyalty } from '../../testing/loyaltyFixtures.js'
import { answerAsStaff, postRequest as askTeam, newRequest } from '../../testing/requestFixtures.js'
import { beside } from '../../testing/oneConversation.js'
import { shareChild } from '../../testing/childSharing.js'
import { untilWaitedFor } from '../../testing/testStore.js'
import { ownServer } from '../../testing/ownServer.js'
import { olderChild, withAdult, withChecks, withChild, type Member } from '../../testing/testServer.js'
import { runJobs, runCleanup } from '../../testing/backgroundWork.js'

const server = ownServer()

const day = 86_400
const ask = ({ access_token: token }: Member) => server.call(contract.askDeletion, { token })
const withdraw = (token: string) => server.call(contract.withdrawDeletion, { token })
const signIn = ({ email, password }: Member) => server.logIn({ email, password })
const runJobsNow = () => runJobs(server.store.db, server.now())

const withMore = async (
  { user, access_token: token }: Member,
  { name, phone, tracking, words }: Readonly<Record<'name' | 'phone' | 'tracking' | 'words', string>>,
): Promise<void> => {
  const { db } = server.store
  const at = (days: number) => new Date(server.clock.now() + days * day * 1000)
  await db.updateTable('members').set({ name, phone }).where('id', '=', user.id).execute()
  await posted(db, user.id, { _tag: 'Adjust', points: 7, reason: words, reference_id: null }, at(0))
  const item_id = await withItem(db, at(0))
  const body = { quantity: 1, address: newAddress }
  const sent = await server.call(contract.redeem, { token, params: { item_id }, body })
  const parcel = { actor: 'staff:nok', carrier: 'ไปรษณีย์ไทย', tracking_number: tracking }
  for (const command of ['prepare', 'ship'] as const)
    done(await inTransaction(db, (tx) => moveOrder(tx, sent.answer().data.id, command, parcel, at(0))))
  const draw = await runningDraw(db, at(0))
  done(await enterDraw(db, user.id, draw, 1, at(0)))
  done(await closeDraw(db, draw, staff, at(11)))
  const { code } = await db
    .selectFrom('draw_entrants')
    .select('code')
    .where('item_id', '=', draw)
    .executeTakeFirstOrThrow()
  done(await recordResult(db, draw, { note: 'จับต่อหน้าเจ้าหน้าที่', winners: [{ code }] }, staff, at(12)))
}

const withEarlier = async (
  { user, email }: Member,
  { never, moved }: Readonly<Record<'never' | 'moved', Omit<LegacyAccount, 'email' | 'points'>>>,
): Promise<void> => {
  const { db } = server.store
  const now = server.now()
  const accounts = [
    { ...never, email, points: 90 },
    { ...moved, email: `moved.${email}`, points: 0 },
  ]
  await importLegacy(db, accounts, now)
  await db
    .updateTable('legacy_accounts')
    .set({ claimed_by: user.id, claimed_at: now })
    .where('email', '=', `moved.${email}`)
    .execute()
  await queueMessage(db, { channel: 'sms', to: `+66${moved.phone.slice(1)}`, subject: '', text: 'รหัส' }, now)
}

const deleteAt = async (token: string) => (await server.call(contract.readMe, { token })).answer().data.delete_at

describe('deleting the account', () => {
  it('wants fresh proof', async () => {
    const member = await server.join()
    server.clock.advance(601)
    expect((await ask(member)).code()).toBe('proof_required')
    const { access_token: token, password } = member
    await server.call(contract.giveProof, { token, body: { password } })
    expect((await ask(member)).status).toBe(200)
  })

  it('is set for seven days on, once, and a letter tells how to take it back', async () => {
    const member = await server.join()
    const before = server.clock.now()
    const { delete_at } = (await ask(member)).answer().data
    expect(Date.parse(delete_at) - before).toBeGreaterThanOrEqual(7 * day * 1000)
    server.clock.advance(60)
    expect((await ask(member)).answer().data.delete_at).toBe(delete_at)
    const emails = (await server.messagesTo(member.email)).filter((text) => text.includes('ลบบัญชี'))
    expect(emails).toHaveLength(1)
    expect(emails[0]).toContain(`${server.url}/user-profile`)
  })

  it('lets its owner in until then, and is taken back', async () => {
    const member = await server.join()
    await ask(member)
    server.clock.advance(3 * day)
    const { access_token: token } = (await signIn(member)).answer()
    expect(await deleteAt(token)).not.toBeNull()
    expect((await withdraw(token)).status).toBe(200)
    expect((await withdraw(token)).status).toBe(200)
    expect(await deleteAt(token)).toBeNull()
    server.clock.advance(5 * day)
    await runJobsNow()
    expect((await signIn(member)).status).toBe(200)
  })

  it('asked again after it was taken back, waits the whole time anew', async () => {
    const member = await server.join()
    await ask(member)
    await withdraw(member.access_token)
    server.clock.advance(2 * day)
    const { access_token: token } = (await signIn(member)).answer()
    await server.call(contract.askDeletion, { token })
    server.clock.advance(5 * day + 1)
    await runJobsNow()
    expect((await signIn(member)).status).toBe(200)
    server.clock.advance(2 * day)
    await runJobsNow()
    expect((await signIn(member)).code()).toBe('invalid_credentials')
  })

  it('erases everything of the member, and nothing of another', async () => {
    const [member, other] = [await server.join(), await server.join()]
    const [child, others] = [await withChild(server, member), await withChild(server, other)]
    const id = member.user.id
    await ask(member)
    server.clock.advance(7 * day - 60)
    await runJobsNow()
    expect((await signIn(member)).status).toBe(200)
    server.clock.advance(61)
    await runJobsNow()

    const { db } = server.store
    expect((await server.call(contract.readMe, { token: member.access_token })).code()).toBe('token_invalid')
    for (const table of ['members', 'children'] as const)
      expect(await db.selectFrom(table).select('id').where('id', 'in', [id, child.id]).execute()).toStrictEqual([])
    for (const table of ['credentials', 'identities', 'sessions', 'consents', 'files', 'idempotency_keys'] as const)
      expect(await db.selectFrom(table).select('member_id').where('member_id', '=', id).execute()).toStrictEqual([])
    expect(await db.selectFrom('growth_records').select('id').where('child_id', '=', child.id).execute()).toStrictEqual(
      [],
    )
    expect(await server.messagesTo(member.email)).toStrictEqual([])

    const { access_token: token } = (await signIn(other)).answer()
    const theirs = (await server.call(contract.listChildren, { token })).answer().data
    expect(theirs.map((each) => each.id)).toStrictEqual([others.id])
    expect(await server.messagesTo(other.email)).not.toStrictEqual([])
  })

  it('leaves the member in no row of any table, but that they were erased', async () => {
    const member = await server.join()
    const child = await withChild(server, member, olderChild)
    await withChecks(server, member, child.id)
    await withAdult(server, member)
    await withLoyalty(server, member)
    const { db } = server.store
    const { id } = member.user
    const known = { name: 'ชบาแก้ว วงศ์วัฒนา', phone: '0899123471', tracking: 'TH0412334455', words: 'คุณชบาแก้วโทรมา' }
    await withMore(member, known)
    const never = { phone: '0899123472', name: 'ชบาแก้ว ในเว็บเดิม' }
    const moved = { phone: '0899123473', name: 'ชบาแก้ว ที่ย้ายมา' }
    await withEarlier(member, { never, moved })
    const asked = { question: 'น้องชบาน้อยไม่ยอมกินข้าวเช้าค่ะ', answer: 'ลองโจ๊กปลาของน้องชบาน้อยดูนะคะ' }
    const request = (await askTeam(server, member, newRequest({ message: asked.question }))).answer().data
    await answerAsStaff(server, request.id, asked.answer)
    const failed = { email: member.email.toUpperCase(), password: 'not this one' }
    expect((await server.logIn(failed)).code()).toBe('invalid_credentials')
    const owner = await server.join()
    const shared = { child_id: (await withChild(server, owner)).id, member_id: id }
    await db
      .insertInto('child_partners')
      .values({ ...shared, role: 'view', since: server.now() })
      .execute()
    await db.deleteFrom('child_partners').where('member_id', '=', id).execute()
    await ask(member)
    const tables = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = current_schema() order by tablename
    `.execute(db)
    const mentionsOf = async (text: string): Promise<ReadonlyArray<string>> => {
      const found = await Promise.all(
        tables.rows.map(async ({ name }) => {
          const row = sql`select 1 from ${sql.table(name)} as row where row::text like ${`%${text}%`} limit 1`
          return (await row.execute(db)).rows.length > 0 ? [name] : []
        }),
      )
      return found.flat()
    }
    expect(await mentionsOf(id)).toEqual(
      expect.arrayContaining([
        'audit',
        'bills',
        'draw_entrants',
        'draw_entries',
        'mission_claims',
        'orders',
        'point_ledger',
        'point_accounts',
      ]),
    )
    const traces = [
      member.email,
      newAddress.recipient,
      maskedWinnerName(known.name),
      '08•-•••-3471',
      ...Object.values(known),
      ...Object.values(asked),
      ...[never, moved].flatMap(({ phone, name }) => [phone, phone.slice(1), name]),
    ]
    const stored = new Set((await Promise.all(traces.map(mentionsOf))).flat())
    expect([...stored]).toEqual(
      expect.arrayContaining(['draw_winners', 'members', 'orders', 'point_ledger', 'request_messages']),
    )
    const hash = sha256(member.email)
    expect(await mentionsOf(hash)).toContain('audit')
    server.clock.advance(7 * day)
    await runJobsNow()
    expect(tables.rows.length).toBeGreaterThan(40)
    // Its id alone is stored, so that no backup restores it.
    expect(await mentionsOf(id)).toStrictEqual(['erasures'])
    // The address of a parcel in transit is stored until it has arrived.
    expect(await mentionsOf(newAddress.recipient)).toStrictEqual(['orders'])
    await forgetParcelAddresses(db, new Date(server.clock.now() + 31 * day * 1000))
    for (const trace of traces) expect([trace, await mentionsOf(trace)]).toStrictEqual([trace, []])
    await runCleanup(db, server.now())
    expect(await mentionsOf(hash)).toStrictEqual([])
    const file = [{ ...never, email: member.email, points: 90 }]
    expect(await importLegacy(db, file, new Date())).toStrictEqual({ added: 0, changed: 0, claimed: 1 })
  })

  it('leaves what goes to a number that another has proved by now', async () => {
    const [member, other] = [await server.join(), await server.join()]
    const { db } = server.store
    const phone = '0899123481'
    await withEarlier(member, { never: { phone: '0899123482', name: null }, moved: { phone, name: null } })
    await db
      .insertInto('identities')
      .values({ issuer: 'phone', subject: phone, member_id: other.user.id, verified_at: new Date() })
      .execute()
    await ask(member)
    server.clock.advance(7 * day)
    await runJobsNow()
    expect(await server.messagesTo(`+66${phone.slice(1)}`)).toHaveLength(1)
  })

  it('gives the tickets of draws that go on back to nobody: those who stay are drawn, and every sum adds up', async () => {
    const [member, other] = [await server.join(), await server.join()]
    const { db } = server.store
    const at = (days: number) => new Date(server.clock.now() + days * day * 1000)
    const [closing, cancelled, over] = [
      await runningDraw(db, at(0)),
      await runningDraw(db, at(0)),
      await runningDraw(db, at(0)),
    ]
    for (const { user } of [member, other]) {
      await withGift(db, user.id, 500, at(0))
      for (const item of [closing, cancelled, over]) done(await enterDraw(db, user.id, item, 2, at(0)))
    }
    done(await closeDraw(db, over, staff, at(11)))
    await ask(member)
    server.clock.advance(7 * day)
    await runJobsNow()
    done(await closeDraw(db, closing, staff, at(4)))
    done(await cancelDraw(db, cancelled, 'ของรางวัลเสียหาย', staff, at(4)))
    const entered = await db
      .selectFrom('draw_entrants')
      .select(['item_id', 'member_id'])
      .where('item_id', 'in', [closing, cancelled, over])
      .execute()
    const of = (item: string) => entered.filter(({ item_id }) => item_id === item).map(({ member_id }) => member_id)
    expect([of(closing), of(cancelled), of(over).length]).toStrictEqual([[other.user.id], [other.user.id], 2])
    const items = await db
      .selectFrom('items')
      .select(['id', 'exchange_count'])
      .where('id', 'in', [closing, cancelled, over])
      .execute()
    expect(new Map(items.map(({ id, exchange_count }) => [id, exchange_count]))).toStrictEqual(
      new Map([
        [closing, 2],
        [cancelled, 0],
        [over, 4],
      ]),
    )
    const nobody = of(over).find((id) => id !== other.user.id) ?? ''
    const looked = await Promise.all([
      auditPart(db, 'members', null),
      auditPart(db, 'items', null),
      ...[closing, cancelled, over].map((item) => auditPart(db, 'draws', item.slice(0, -1))),
    ])
    const ours = new Set([nobody, other.user.id].map((id) => `member ${id}`))
    const about = new Set([...ours, ...[closing, cancelled, over].flatMap((id) => [`item ${id}`, `draw ${id}`])])
    const differences = looked.flatMap((each) => each.differences).filter((each) => about.has(each.about))
    expect(differences).toStrictEqual([])
    await db.deleteFrom('draw_entries').where('member_id', '=', other.user.id).where('item_id', '=', over).execute()
    const found = (await auditPart(db, 'members', null)).differences.filter((each) =>
      each.about.includes(other.user.id),
    )
    expect(found).toMatchObject([{ what: expect.stringMatching(/^points entered for /), expected: 'nothing' }, {}])
  })

  it('leaves points, orders and entries as nobody’s, cancels what has not left, and every sum adds up', async () => {
    const member = await server.join()
    const { access_token: token, user } = member
    const { order } = await withLoyalty(server, member)
    const { db } = server.store
    const now = server.now()
    const item_id = await withItem(db, now)
    const free = await withItem(db, now, { point: 0 })
    const body = { quantity: 2, address: newAddress }
    const left = (await server.call(contract.redeem, { token, params: { item_id }, body })).answer().data.id
    const ordered = async () =>
      (
        await server.call(contract.redeem, { token, params: { item_id: free }, body: { ...body, quantity: 1 } })
      ).answer().data.id
    const [arrived, packed] = [await ordered(), await ordered()]
    const move = (id: string, command: 'prepare' | 'ship') =>
      inTransaction(db, (tx) => moveOrder(tx, id, command, { actor: 'staff:nok' }, now))
    for (const id of [left, arrived]) for (const command of ['prepare', 'ship'] as const) await move(id, command)
    await move(packed, 'prepare')
    await ask(member)
    server.clock.advance(7 * day)
    await runJobsNow()
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'state', 'address', 'member_id'])
      .where('id', 'in', [order, left])
      .execute()
    const [nobody] = orders.map(({ member_id }) => member_id)
    expect(nobody).not.toBe(user.id)
    expect(new Set(orders)).toStrictEqual(
      new Set([
        { id: order, state: 'cancelled', address: null, member_id: nobody },
        { id: left, state: 'shipped', address: newAddress, member_id: nobody },
      ]),
    )
    const stored = async () =>
      (
        await db
          .selectFrom('orders')
          .select(['id', 'address', 'tracking_number', 'forget_address_at'])
          .where('id', 'in', [arrived, left])
          .where('address', 'is not', null)
          .execute()
      ).map(({ id }) => id)
    await runCleanup(db, new Date(server.clock.now() + 29 * day * 1000))
    expect(new Set(await stored())).toStrictEqual(new Set([arrived, left]))
    await inTransaction(db, (tx) => moveOrder(tx, arrived, 'deliver', { actor: 'staff:nok' }, now))
    expect(await stored()).toStrictEqual([left])
    await runCleanup(db, new Date(server.clock.now() + 31 * day * 1000))
    expect(await stored()).toStrictEqual([])
    const packedToUnpack = await db
      .selectFrom('orders')
      .select(['id', 'state'])
      .where('unpack_since', 'is not', null)
      .execute()
    expect(packedToUnpack).toStrictEqual([{ id: packed, state: 'cancelled' }])
    const stocked = await db.selectFrom('items').select('stock_balance').where('id', '=', item_id).executeTakeFirst()
    expect(stocked).toStrictEqual({ stock_balance: 8 })
    const account = await db
      .selectFrom('point_accounts')
      .select(['balance', 'held'])
      .where('member_id', '=', nobody ?? '')
      .executeTakeFirst()
    // 1,000 and 5 of a task, minus 60 of entries and 200 of a sent order.
    expect(account).toStrictEqual({ balance: 745, held: 0 })
    expect(E.isRight(auditLedger(await ledgerOf(db, nobody ?? '')))).toBe(true)
    const entries = await db
      .selectFrom('draw_entries')
      .select('tickets')
      .where('member_id', '=', nobody ?? '')
      .execute()
    expect(entries).toStrictEqual([])
  })

  it('leaves nothing of their children in what partners were answered', async () => {
    const [owner, helper] = [await server.join(), await server.join()]
    const { id } = await withChild(server, owner, olderChild)
    await shareChild(server, owner, helper, id, 'manage')
    await withChecks(server, helper, id)
    const own = await withChild(server, helper)
    await ask(owner)
    server.clock.advance(7 * day)
    await runJobsNow()
    const answers = await server.store.db
      .selectFrom('idempotency_keys')
      .select(['path', 'answer'])
      .where('member_id', '=', helper.user.id)
      .execute()
    const of = (child: string) => answers.filter(({ path }) => path.includes(child)).map(({ answer }) => answer)
    expect(of(id)).toStrictEqual(['{"data":null}', '{"data":null}'])
    expect(of(own.id).join()).toContain('10.8')
  })

  it('leaves on record what was done, without who did it', async () => {
    const member = await server.join()
    const id = member.user.id
    const count = async () => (await server.store.db.selectFrom('audit').select('seq').execute()).length
    await ask(member)
    const before = await count()
    server.clock.advance(7 * day)
    await runJobsNow()
    expect(await count()).toBe(before + 1)
    const rows = await server.store.db
      .selectFrom('audit')
      .select(['actor', 'action', 'subject'])
      .orderBy('seq')
      .execute()
    expect(JSON.stringify(rows)).not.toContain(id)
    const nobody = rows.at(-1)?.actor
    const theirs = rows.filter(({ actor }) => actor === nobody).map(({ action }) => action)
    expect(theirs).toStrictEqual(['member.joined', 'deletion.asked', 'member.erased'])
    expect(JSON.stringify(await server.store.db.selectFrom('jobs').selectAll().execute())).not.toContain(id)
  })

  it("leaves a partner's work on another's child, without whose it was", async () => {
    const [owner, helper] = [await server.join(), await server.join()]
    const { id, record } = await withChild(server, owner, olderChild)
    await withChecks(server, owner, id)
    const { db } = server.store
    const person = helper.user.id
    for (const table of ['stool_checks', 'nutrition_checks'] as const)
      await db.updateTable(table).set({ created_by: person }).where('child_id', '=', id).execute()
    await db.updateTable('growth_records').set({ changed_by: person }).where('id', '=', record).execute()
    const line = {
      child_id: id,
      at: new Date(),
      actor: person,
      kind: 'growth.changed',
      day: null,
      about: person,
    } as const
    await db.insertInto('child_activity').values(line).execute()
    await ask(helper)
    server.clock.advance(7 * day)
    await runJobsNow()
    const left = [
      await db.selectFrom('child_activity').select(['actor', 'about']).where('child_id', '=', id).execute(),
      await db.selectFrom('growth_records').select(['id', 'changed_by']).where('child_id', '=', id).execute(),
      await db.selectFrom('stool_checks').select(['id', 'created_by']).where('child_id', '=', id).execute(),
      await db.selectFrom('nutrition_checks').select(['id', 'created_by']).where('child_id', '=', id).execute(),
    ]
    expect(left.map((rows) => rows.length > 0)).toStrictEqual([true, true, true, true])
    expect(JSON.stringify(left)).not.toContain(person)
  })

  it('and the address may join anew, as somebody else', async () => {
    const member = await server.join()
    await ask(member)
    server.clock.advance(7 * day)
    await runJobsNow()
    const repeated = await server.join(member.email)
    expect(repeated.user.id).not.toBe(member.user.id)
  })

  const held = {
    join_tokens: (tx, { email }) => tx.selectFrom('join_tokens').select('hash').where('subject', '=', email),
    one_time_codes: (tx, { email }) => tx.selectFrom('one_time_codes').select('id').where('address', '=', email),
    credentials: (tx, { user }) => tx.selectFrom('credentials').select('member_id').where('member_id', '=', user.id),
    sessions: (tx, { user }) => tx.selectFrom('sessions').select('id').where('member_id', '=', user.id),
    identities: (tx, { user }) => tx.selectFrom('identities').select('issuer').where('member_id', '=', user.id),
  } satisfies Record<string, (tx: Tx, member: Member) => SelectQueryBuilder<Schema, never, object>>
  it.each(Object.entries(held))(
    'waits for %s before it takes the member, so that nobody waits in a circle',
    async (_table, rows) => {
      const { db } = server.store
      const member = await server.join()
      const { email, user } = member
      await ask(member)
      server.clock.advance(7 * day)
      ;(await server.call(contract.askJoinCode, { body: { email } })).answer()
      const { erasing } = await db.transaction().execute(async (tx) => {
        await rows(tx, member).forShare().executeTakeFirstOrThrow()
        const erasing = beside(runJobsNow)
        await untilWaitedFor(tx)
        const members = tx.selectFrom('members').select('id').where('id', '=', user.id).forKeyShare().noWait()
        await members.executeTakeFirstOrThrow()
        return { erasing }
      })
      await erasing
      expect(await db.selectFrom('members').select('id').where('id', '=', user.id).execute()).toStrictEqual([])
    },
  )

  it('is done once by whichever process comes first, beside a word to take it back', async () => {
    const member = await server.join()
    await ask(member)
    server.clock.advance(7 * day)
    const { access_token: token } = (await signIn(member)).answer()
    const [first, second, word] = await Promise.all([runJobsNow(), runJobsNow(), withdraw(token)])
    expect(first + second).toBeGreaterThanOrEqual(1)
    const still = await signIn(member)
    if (word.status === 200) expect(still.status).toBe(200)
    else expect([word.code(), still.code()]).toStrictEqual(['token_invalid', 'invalid_credentials'])
    const erased = await server.store.db.selectFrom('members').select('id').where('id', '=', member.user.id).execute()
    expect(erased).toHaveLength(word.status === 200 ? 1 : 0)
  })
})
