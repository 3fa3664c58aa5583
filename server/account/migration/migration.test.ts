import { hash, randomInt, randomUUID } from 'node:crypto'
import { contract } from '@careplus/adapters/contract'
import { mostPoints } from '@careplus/core/internal/loyalty'
import { right } from 'fp-ts/Either'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { sha256 } from '../../platform/crypto/tokens.js'
import { auditPart } from '../../loyalty/ledgerAudit/auditPart.js'
import { importLegacy } from '../../staff/backoffice/legacyAccounts.js'
import { ownServer } from '../../testing/ownServer.js'
import { joinConsents, startTestServer } from '../../testing/testServer.js'
import { runJobs, runCleanup } from '../../testing/backgroundWork.js'

const server = ownServer()

const password = 'ย้ายบ้านใหม่ ใจเดิม'
let accounts = 0
const someone = () => {
  accounts += 1
  return {
    email: `earlier${accounts}@example.com`,
    phone: `08${randomInt(10 ** 8)
      .toString()
      .padStart(8, '0')}`,
  }
}
const imported = async (points = 1250) => {
  const claimed = someone()
  await importLegacy(server.store.db, [{ ...claimed, name: 'คุณน้ำผึ้ง', points }], server.now())
  return claimed
}
type Claimed = ReturnType<typeof someone>

const ask = (body: Claimed) => server.call(contract.askMigrationCode, { body })
const mailed = async ({ email }: Claimed) => server.codeIn(email)
const texted = async ({ phone }: Claimed) =>
  /#(\d+)$/.exec((await server.messagesTo(`+66${phone.slice(1)}`))[0] ?? '')?.[1] ?? ''
const proveMail = async (claimed: Claimed, code?: string) =>
  server.call(contract.proveMigrationMail, { body: { ...claimed, code: code ?? (await mailed(claimed)) } })
const provePhone = async (claimed: Claimed, request: string, code?: string) =>
  server.call(contract.proveMigrationPhone, { body: { ...claimed, request, code: code ?? (await texted(claimed)) } })
const move = (migration_token: string, rest: object = {}) =>
  server.call(contract.migrate, { body: { migration_token, password, adult: true, consents: joinConsents, ...rest } })

const tokenOf = async (claimed: Claimed): Promise<string> => {
  ;(await ask(claimed)).answer()
  const { request } = (await proveMail(claimed)).answer().data
  return (await provePhone(claimed, request)).answer().data.migration_token
}

describe('moving an account of the earlier site', () => {
  it('asks for both codes, makes the account, and carries the points', async () => {
    const claimed = await imported(1250)
    const reply = await move(await tokenOf(claimed))
    const moved = reply.answer()
    expect(moved).toMatchObject({ points: 1250, is_new: true, user: { ...claimed, name: 'คุณน้ำผึ้ง' } })
    expect(reply.cookie).not.toBeNull()
    expect((await server.logIn({ email: claimed.email, password })).status).toBe(200)
    const methods = (await server.call(contract.readMyWays, { token: moved.access_token })).answer().data
    expect(methods).toMatchObject({ password: true, email: true, phone: true })
    const { data } = (await server.call(contract.listConsents, { token: moved.access_token })).answer()
    expect(data.map(({ purpose }) => purpose).sort()).toStrictEqual(['privacy', 'terms'])
    const row = await server.store.db
      .selectFrom('legacy_accounts')
      .select(['points', 'claimed_by'])
      .where('email', '=', claimed.email)
      .execute()
    expect(row).toStrictEqual([{ points: 1250, claimed_by: moved.user.id }])
    const { data: points } = (await server.call(contract.readPoints, { token: moved.access_token })).answer()
    expect(points).toMatchObject({ usable: 1250, held: 0, pending: 0 })
    const ledger = (await server.call(contract.listLedger, { token: moved.access_token })).answer().data.lines
    expect(ledger).toMatchObject([{ seq: 1, kind: 'moved', points: 1250, balance: 1250, reference_id: null }])
  })

  it('carries no more points than an account holds', async () => {
    const claimed = await imported(mostPoints)
    const moved = (await move(await tokenOf(claimed))).answer()
    expect(moved.points).toBe(mostPoints)
    for (const points of [5, 0]) {
      server.clock.advance(3600)
      const more = { email: someone().email, phone: claimed.phone }
      await importLegacy(server.store.db, [{ ...more, name: null, points }], server.now())
      expect((await move(await tokenOf(more))).answer()).toMatchObject({ points: 0, user: { id: moved.user.id } })
    }
    const token = (await server.logIn({ email: claimed.email, password })).answer().access_token
    expect((await server.call(contract.readPoints, { token })).answer().data.usable).toBe(mostPoints)
  })

  it('is done once', async () => {
    const claimed = await imported()
    const token = await tokenOf(claimed)
    const both = await Promise.all([move(token), move(token)])
    const moved = both.filter(({ status }) => status === 201).map((reply) => reply.answer().user.id)
    expect(both.filter(({ status }) => status !== 201).map((reply) => reply.code())).toStrictEqual(
      moved.length === 1 ? ['code_expired'] : [],
    )
    expect(new Set(moved).size).toBe(1)
    const rows = await server.store.db
      .selectFrom('point_ledger')
      .innerJoin('legacy_accounts', 'legacy_accounts.claimed_by', 'point_ledger.member_id')
      .select('point_ledger.points')
      .where('legacy_accounts.email', '=', claimed.email)
      .execute()
    expect(rows).toStrictEqual([{ points: 1250 }])
    server.clock.advance(601)
    expect((await move(token)).code()).toBe('code_expired')
    await ask(claimed)
    expect((await server.messagesTo(claimed.email))[0]).toContain('ไม่พบบัญชีเดิม')
  })

  it('is done once by an address, whatever number stands beside it in the next file', async () => {
    const [claimed, now] = [await imported(), server.now()]
    const sibling = { email: claimed.email, phone: someone().phone }
    await importLegacy(server.store.db, [{ ...sibling, name: null, points: 70 }], now)
    const tokens = [await tokenOf(claimed)]
    server.clock.advance(61)
    tokens.push(await tokenOf(sibling))
    const both = await Promise.all(tokens.map((token) => move(token)))
    expect(both.map(({ status }) => status).sort()).toStrictEqual([201, 422])
    const later = { email: claimed.email, phone: someone().phone }
    const file = [claimed, sibling, later].map((each) => ({ ...each, name: null, points: 1250 }))
    const counted = await importLegacy(server.store.db, file, now)
    expect(counted).toStrictEqual({ added: 0, changed: 0, claimed: 3 })
    for (const each of [sibling, later]) {
      server.clock.advance(61)
      await ask(each)
      expect((await server.messagesTo(claimed.email))[0]).toContain('ไม่พบบัญชีเดิม')
    }
  })

  it('may be repeated for ten minutes by who knows the password, an answer may be lost', async () => {
    const claimed = await imported()
    const token = await tokenOf(claimed)
    const first = (await move(token)).answer()
    server.clock.advance(599)
    const second = await move(token)
    expect(second.answer()).toMatchObject({ points: 1250, is_new: true, user: { id: first.user.id } })
    expect(second.cookie).not.toBeNull()
    expect((await move(token, { password: 'ไม่ใช่รหัสที่ตั้งไว้' })).code()).toBe('code_expired')
    const points = await server.call(contract.readPoints, { token: second.answer().access_token })
    expect(points.answer().data.usable).toBe(1250)
    server.clock.advance(1)
    expect((await move(token)).code()).toBe('code_expired')
  })

  it('into an account that was there tells so again', async () => {
    const member = await server.join()
    const { email } = member.user
    const claimed = { email: email ?? '', phone: someone().phone }
    await importLegacy(server.store.db, [{ ...claimed, name: null, points: 0 }], server.now())
    server.clock.advance(61)
    const token = await tokenOf(claimed)
    const both = [(await move(token)).answer(), (await move(token)).answer()]
    expect(both).toMatchObject([1, 2].map(() => ({ points: 0, is_new: false, user: { id: member.user.id } })))
  })

  it('answers the same where there is no such account, or the number is another', async () => {
    const claimed = await imported()
    const known = (await ask(claimed)).answer()
    const nobody = someone()
    expect((await ask(nobody)).answer()).toStrictEqual(known)
    server.clock.advance(61)
    const wrongNumber = { ...claimed, phone: someone().phone }
    expect((await ask(wrongNumber)).answer()).toStrictEqual(known)
    for (const each of [nobody, wrongNumber]) {
      expect((await server.messagesTo(each.email))[0]).toContain('ไม่พบบัญชีเดิม')
      expect((await proveMail(each, '000000')).code()).toBe('code_invalid')
      expect(await texted(each)).toBe('')
    }
  })

  it('no code for one thing opens another: the number named has to be that of the account', async () => {
    const claimed = await imported()
    await ask(claimed)
    const mine = { ...claimed, phone: someone().phone }
    const { request } = (await proveMail(mine, await mailed(claimed))).answer().data
    expect((await provePhone(mine, request)).code()).toBe('code_expired')
  })

  it('what a letter to one address proved gives no token for another, whoever has the number', async () => {
    const [mine, others] = [await imported(), await imported()]
    await ask(mine)
    const named = { email: mine.email, phone: others.phone }
    const { request } = (await proveMail(named, await mailed(mine))).answer().data
    expect((await provePhone(others, request)).code()).toBe('code_expired')
    server.clock.advance(61)
    expect((await move(await tokenOf(others))).status).toBe(201)
  })

  it('lets a lost answer be asked again, however the address is written', async () => {
    const claimed = await imported()
    await ask(claimed)
    ;(await proveMail(claimed)).answer()
    server.clock.advance(61)
    const { request } = (await proveMail(claimed)).answer().data
    expect((await provePhone({ ...claimed, email: claimed.email.toUpperCase() }, request)).status).toBe(200)
  })

  it('the letter and the text message that were sent are answered for again, where the browser asks by the same request', async () => {
    const claimed = await imported()
    const asking = { ...claimed, request: randomUUID() }
    await server.call(contract.askMigrationCode, { body: asking })
    server.clock.advance(20)
    const mail = (await server.call(contract.askMigrationCode, { body: asking })).answer().data
    expect(mail).toEqual({ expires_in: 580, resend_after: 40, digits: 6 })
    expect(await server.messagesTo(claimed.email)).toHaveLength(1)
    const body = { ...claimed, code: await mailed(claimed), request: randomUUID() }
    const sent = (await server.call(contract.proveMigrationMail, { body })).answer().data
    server.clock.advance(20)
    const resent = (await server.call(contract.proveMigrationMail, { body })).answer().data
    expect([sent.request, resent]).toEqual([body.request, { ...sent, expires_in: 280, resend_after: 40 }])
    expect(await server.messagesTo(`+66${claimed.phone.slice(1)}`)).toHaveLength(1)
    expect((await provePhone(claimed, body.request)).status).toBe(200)
  })

  it('the code of a text message whose answer was lost brings another token, for a minute', async () => {
    const claimed = await imported()
    await ask(claimed)
    const { request } = (await proveMail(claimed)).answer().data
    const code = await texted(claimed)
    const lost = (await provePhone(claimed, request, code)).answer().data.migration_token
    server.clock.advance(45)
    const { migration_token } = (await provePhone(claimed, request, code)).answer().data
    expect((await provePhone(claimed, 'another-browser', code)).code()).toBe('code_expired')
    expect((await provePhone(await imported(), request, code)).code()).toBe('code_expired')
    expect((await provePhone(claimed, request, code === '0000' ? '0001' : '0000')).code()).toBe('code_expired')
    expect((await move(lost)).code()).toBe('code_expired')
    server.clock.advance(15)
    expect((await provePhone(claimed, request, code)).code()).toBe('code_expired')
    expect((await move(migration_token)).status).toBe(201)
  })

  it('the code of a text message is over once the account has moved', async () => {
    const claimed = await imported()
    await ask(claimed)
    const { request } = (await proveMail(claimed)).answer().data
    const code = await texted(claimed)
    ;(await move((await provePhone(claimed, request, code)).answer().data.migration_token)).answer()
    expect((await provePhone(claimed, request, code)).code()).toBe('code_expired')
  })

  it('is bound to the browser that asked, and bears five tries', async () => {
    const claimed = await imported()
    await ask(claimed)
    const { request } = (await proveMail(claimed)).answer().data
    expect((await provePhone(claimed, 'another-browser')).code()).toBe('code_expired')
    const right = await texted(claimed)
    const wrong = right === '0000' ? '0001' : '0000'
    const codes = []
    for (let attempt = 0; attempt < 5; attempt += 1) codes.push((await provePhone(claimed, request, wrong)).code())
    expect(codes).toStrictEqual([...Array.from({ length: 4 }, () => 'code_invalid'), 'code_expired'])
    expect((await provePhone(claimed, request, right)).code()).toBe('code_expired')
  })

  it('the token lives half an hour, and a common password is refused at its field', async () => {
    const claimed = await imported()
    const token = await tokenOf(claimed)
    expect((await move(token, { password: `1${claimed.email}` })).body).toMatchObject({
      errors: [{ code: 'own_address_password' }],
    })
    expect((await move(token, { password: 'password123' })).body).toMatchObject({
      field: 'password',
      errors: [{ code: 'common_password' }],
    })
    expect((await move(token, { consents: [] })).body).toMatchObject({ errors: [{ code: 'consent_missing' }] })
    server.clock.advance(1801)
    expect((await move(token)).code()).toBe('code_expired')
    expect((await move('made-up')).code()).toBe('code_expired')
  })

  it('has no password hashed for a token that was made up', async () => {
    let hashed = 0
    const counting = await startTestServer({
      passwords: {
        hash: async () => ((hashed += 1), right('hash')),
        matches: async () => right(false),
      },
    })
    const body = { migration_token: 'made-up', password, adult: true, consents: joinConsents } as const
    hashed = 0
    expect((await counting.call(contract.migrate, { body })).code()).toBe('code_expired')
    expect(hashed).toBe(0)
    await counting.stop()
  })
})

describe('where there is an account already', () => {
  it('with the address: it is linked, the new password opens it, and other devices are out', async () => {
    const claimed = await imported(300)
    const member = await server.join(claimed.email)
    server.clock.advance(61)
    const moved = (await move(await tokenOf(claimed))).answer()
    expect(moved).toMatchObject({ points: 300, is_new: false, user: { id: member.user.id, phone: claimed.phone } })
    const old = { email: claimed.email, password: member.password }
    expect((await server.logIn(old)).code()).toBe('invalid_credentials')
    expect((await server.call(contract.readMe, { token: member.access_token })).code()).toBe('token_invalid')
    expect((await server.call(contract.readMe, { token: moved.access_token })).status).toBe(200)
  })

  it('its address hears of the new password, and what was asked for under the old one is dropped', async () => {
    const claimed = await imported()
    const { access_token: token, password: old } = await server.join(claimed.email)
    server.clock.advance(61)
    const wanted = `wanted.${claimed.email}`
    ;(await server.call(contract.askEmailChange, { token, body: { email: wanted } })).answer()
    const link = /#token=([A-Za-z0-9_-]+)/.exec((await server.messagesTo(wanted))[0] ?? '')?.[1] ?? ''
    for (let failure = 0; failure < 6; failure += 1)
      await server.call(contract.login, { body: { email: claimed.email, password: `not ${old}` } })
    ;(await move(await tokenOf(claimed))).answer()
    expect((await server.messagesTo(claimed.email))[0]).toMatch(/รหัสผ่านบัญชีของคุณเพิ่งเปลี่ยน/)
    expect((await server.logIn({ email: claimed.email, password })).status).toBe(200)
    expect((await server.call(contract.confirmEmail, { body: { token: link } })).code()).toBe('link_invalid')
  })

  it("never takes a number or an address that is another member's", async () => {
    const claimed = await imported()
    const withNumber = await server.join()
    const { db } = server.store
    await db.updateTable('members').set({ phone: claimed.phone }).where('id', '=', withNumber.user.id).execute()
    await db
      .insertInto('identities')
      .values({ issuer: 'phone', subject: claimed.phone, member_id: withNumber.user.id, verified_at: new Date() })
      .execute()
    await server.join(claimed.email)
    server.clock.advance(61)
    const moved = (await move(await tokenOf(claimed))).answer()
    expect(moved.user).toMatchObject({ email: claimed.email, phone: null })
    const owner = await db.selectFrom('identities').select('member_id').where('subject', '=', claimed.phone).execute()
    expect(owner).toStrictEqual([{ member_id: withNumber.user.id }])
  })

  it('is gone with the account that it was moved into', async () => {
    const claimed = await imported()
    const { user } = (await move(await tokenOf(claimed))).answer()
    await server.store.db.deleteFrom('members').where('id', '=', user.id).execute()
    const rows = await server.store.db
      .selectFrom('legacy_accounts')
      .select('id')
      .where('email', '=', claimed.email)
      .execute()
    expect(rows).toStrictEqual([])
  })
})

describe('once whom it was moved to is erased', () => {
  const day = 86_400
  const differences = async () => (await auditPart(server.store.db, 'members', null)).differences
  const tablesWith = async (text: string): Promise<ReadonlyArray<string>> => {
    const { db } = server.store
    const tables = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = current_schema()
    `.execute(db)
    const found = tables.rows.map(async ({ name }) => {
      const row = sql`select from ${sql.table(name)} as row where position(${text} in row::text) > 0 limit 1`
      return (await row.execute(db)).rows.length > 0 ? [name] : []
    })
    return (await Promise.all(found)).flat()
  }

  it('moves no second time; nothing tells whose it was, and every sum adds up', async () => {
    const { db } = server.store
    const claimed = await imported(1250)
    const { access_token: token } = (await move(await tokenOf(claimed))).answer()
    const { id } = await db
      .selectFrom('legacy_accounts')
      .select('id')
      .where('email', '=', claimed.email)
      .executeTakeFirstOrThrow()
    ;(await server.call(contract.askDeletion, { token })).answer()
    server.clock.advance(7 * day)
    const now = server.now()
    await runJobs(db, now)
    await runCleanup(db, now)
    for (const known of [claimed.email, claimed.phone])
      for (const trace of [known, sha256(known), hash('sha256', known, 'hex')])
        expect([trace, await tablesWith(trace)]).toStrictEqual([trace, []])
    const changed = { email: claimed.email, phone: someone().phone }
    for (const each of [claimed, changed]) {
      const counted = await importLegacy(db, [{ ...each, name: null, points: 1250 }], now)
      expect(counted).toStrictEqual({ added: 0, changed: 0, claimed: 1 })
    }

    const joined = await server.join(claimed.email)
    server.clock.advance(61)
    const [answer, nobody] = [await ask(claimed), someone()]
    expect(answer.answer()).toStrictEqual((await ask(nobody)).answer())
    const [notice] = await server.messagesTo(claimed.email)
    expect(notice).toBe((await server.messagesTo(nobody.email))[0])
    expect((await proveMail(claimed, '000000')).code()).toBe('code_invalid')
    const points = await server.call(contract.readPoints, { token: joined.access_token })
    expect(points.answer().data.usable).toBe(0)

    expect(await differences()).toStrictEqual([])
    await db.deleteFrom('moved_accounts').where('legacy_id', '=', id).execute()
    expect(await differences()).toMatchObject([{ expected: 'nothing', found: '1250' }])
  })
})

it('is absent where no text message can be sent', async () => {
  const config = { mode: 'production', publicUrl: 'http://127.0.0.1' } as const
  const silent = await startTestServer({ config })
  const reply = await silent.call(contract.askMigrationCode, { body: someone() })
  await silent.stop()
  expect(reply.code()).toBe('way_absent')
})
