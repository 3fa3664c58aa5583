import { randomUUID } from 'node:crypto'
import { contract } from '@careplus/adapters/contract'
import { socialNames } from '@careplus/core/session'
import { describe, expect, it } from 'vitest'
import { secondsToNextDay } from '../../platform/outbox/smsBudget.js'
import { phoneIssuer } from '../members/members.js'
import { startSession } from '../session/sessions.js'
import {
  requestCode as askByPhone,
  codeTo as codeToPhone,
  loginByCode as loginByPhone,
  someNumber,
  wrongCode,
} from '../../testing/phoneFixtures.js'
import { ownServer } from '../../testing/ownServer.js'
import type { Member } from '../../testing/testServer.js'
import { proofLifeSeconds, requireFreshProof } from '../session/freshProof.js'

const server = ownServer()

const methods = async ({ access_token: token }: Member) =>
  (await server.call(contract.readProofWays, { token })).answer().data
const ask = ({ access_token: token }: Member, channel: 'mail' | 'sms') =>
  server.call(contract.askProofCode, { token, body: { channel } })
const give = ({ access_token: token }: Member, body: object) => server.call(contract.giveProof, { token, body })

const sessionOf = async ({ user }: Member): Promise<string> =>
  (
    await server.store.db
      .selectFrom('sessions')
      .select('id')
      .where('member_id', '=', user.id)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).id
const isFresh = async (member: Member): Promise<boolean> =>
  (await requireFreshProof(server.store.db, await sessionOf(member), server.now()))._tag === 'Right'

const withoutPassword = async (phone: string | null = null): Promise<Member> => {
  const member = await server.join()
  await server.store.db.deleteFrom('credentials').where('member_id', '=', member.user.id).execute()
  await server.store.db.updateTable('members').set({ phone }).where('id', '=', member.user.id).execute()
  return member
}

describe('a code whose answer was lost', () => {
  it('is answered for again to the same request of the same member', async () => {
    const [member, other] = [await withoutPassword(), await withoutPassword()]
    server.clock.advance(61)
    const body = { channel: 'mail' as const, request: randomUUID() }
    const asked = ({ access_token: token }: Member) => server.call(contract.askProofCode, { token, body })
    await asked(member)
    server.clock.advance(20)
    expect((await asked(member)).answer().data).toEqual({ expires_in: 580, resend_after: 40, digits: 6 })
    expect((await asked(other)).answer().data).toEqual({ expires_in: 600, resend_after: 60, digits: 6 })
    expect(await give(member, { channel: 'mail', code: await server.codeIn(member.email) })).toMatchObject({
      status: 200,
    })
  })
})

describe('proving with a password', () => {
  it('lasts ten minutes, as the sign-in itself does', async () => {
    const member = await server.join()
    expect(await isFresh(member)).toBe(true)
    server.clock.advance(proofLifeSeconds)
    server.clock.advance(1)
    expect(await isFresh(member)).toBe(false)
    expect((await give(member, { password: member.password })).answer()).toEqual({ data: { valid_for: 600 } })
    expect(await isFresh(member)).toBe(true)
    server.clock.advance(601)
    expect(await isFresh(member)).toBe(false)
  })

  it('is told for how long it holds', async () => {
    const member = await server.join()
    const left = async () => (await methods(member)).fresh_for
    expect(await left()).toBeGreaterThan(590)
    server.clock.advance(400)
    const before = await left()
    expect(before).toBeGreaterThan(190)
    expect(before).toBeLessThanOrEqual(200)
    server.clock.advance(before)
    expect(await left()).toBe(0)
    expect(await isFresh(member)).toBe(false)
    await give(member, { password: member.password })
    expect(await left()).toBeGreaterThan(590)
  })

  it('is of this session alone', async () => {
    const member = await server.join()
    server.clock.advance(601)
    const session = await sessionOf(member)
    const other = await server.logIn(member)
    const now = server.now()
    expect((await requireFreshProof(server.store.db, session, now))._tag).toBe('Left')
    expect(other.status).toBe(200)
  })

  it('a wrong one is no sign-out, and the fifth has to be waited for', async () => {
    const member = await server.join()
    server.clock.advance(601)
    for (let failure = 0; failure < 5; failure += 1)
      expect((await give(member, { password: 'wrong one' })).code()).toBe('password_wrong')
    const refused = await give(member, { password: member.password })
    expect([refused.code(), refused.headers.get('retry-after')]).toEqual(['too_many_tries', '2'])
    expect(await isFresh(member)).toBe(false)
    expect((await methods(member)).password).toBe(true)
  })

  it('waits for nobody who fails at signing in with the address, nor the other way round', async () => {
    const member = await server.join()
    const signIn = (password: string) => server.logIn({ email: member.email, password })
    for (let failure = 0; failure < 10; failure += 1) {
      server.clock.advance(61)
      expect((await signIn('wrong one')).code()).toBe('invalid_credentials')
    }
    expect((await signIn(member.password)).code()).toBe('too_many_tries')
    expect(await isFresh(member)).toBe(false)
    expect((await give(member, { password: member.password })).status).toBe(200)
    expect(await isFresh(member)).toBe(true)
    server.clock.advance(61)
    for (let failure = 0; failure < 5; failure += 1) await give(member, { password: 'wrong one' })
    expect((await signIn(member.password)).status).toBe(200)
  })

  it('is the only way of who has one: no code is sent, none would do', async () => {
    const member = await server.join()
    expect((await ask(member, 'mail')).body).toMatchObject({ error_code: 'invalid_input', field: 'channel' })
    expect((await give(member, { channel: 'mail', code: '123456' })).code()).toBe('invalid_input')
    expect(await server.messagesTo(member.email)).toHaveLength(1)
  })
})

describe('signing in without the password', () => {
  const byPhone = async (member: Member, number: string): Promise<Member> => {
    const { request } = (await askByPhone(server, number)).answer().data
    const given = { phone: number, request, code: await codeToPhone(server, number) }
    const session = (await loginByPhone(server, given)).answer()
    if (session.is_new) throw new Error('not known')
    return { ...member, ...session }
  }
  const linked = async ({ user }: Member, issuer: string, subject: string): Promise<void> => {
    const verified_at = server.now()
    await server.store.db
      .insertInto('identities')
      .values({ issuer, subject, member_id: user.id, verified_at })
      .execute()
  }

  it('proves nothing where there is one, which is asked for then', async () => {
    const member = await server.join()
    const number = someNumber()
    await linked(member, phoneIssuer, number)
    const mounted = await byPhone(member, number)
    expect(await methods(mounted)).toMatchObject({ password: true, fresh_for: 0 })
    const { access_token: token, password } = mounted
    const body = { email: 'elsewhere@example.com' }
    expect((await server.call(contract.askEmailChange, { token, body })).code()).toBe('proof_required')
    ;(await give(mounted, { password })).answer()
    expect((await server.call(contract.askEmailChange, { token, body })).status).toBe(200)
    expect((await methods(member)).fresh_for).toBeGreaterThan(590)
  })

  it.each(socialNames)('proves nothing by %s either', async (strategy) => {
    const member = await server.join()
    const opened = { member: member.user.id, strategy, device: '' }
    const { tokens } = await startSession(server.store.db, opened, server.now())
    expect((await methods({ ...member, access_token: tokens.access })).fresh_for).toBe(0)
  })

  it('is proof enough of who has none', async () => {
    const member = await withoutPassword()
    const number = someNumber()
    await linked(member, phoneIssuer, number)
    expect((await methods(await byPhone(member, number))).fresh_for).toBeGreaterThan(590)
  })

  it('is proof enough where no letter could make up for a forgotten password', async () => {
    const member = await server.join()
    const number = someNumber()
    await linked(member, phoneIssuer, number)
    await server.store.db.updateTable('members').set({ email: null }).where('id', '=', member.user.id).execute()
    expect((await methods(await byPhone(member, number))).fresh_for).toBeGreaterThan(590)
  })
})

describe('a proof by code whose answer was lost', () => {
  const proved = async () => {
    const member = await withoutPassword()
    server.clock.advance(601)
    ;(await ask(member, 'mail')).answer()
    const body = { channel: 'mail', code: await server.codeIn(member.email) }
    expect((await give(member, body)).answer()).toEqual({ data: { valid_for: 600 } })
    return { member, body }
  }

  it('is answered again for a minute, and lasts no longer for it', async () => {
    const { member, body } = await proved()
    server.clock.advance(45)
    const { valid_for } = (await give(member, body)).answer().data
    expect(valid_for).toBeGreaterThan(550)
    expect(valid_for).toBeLessThanOrEqual(555)
    expect((await methods(member)).fresh_for).toBeLessThanOrEqual(555)
    server.clock.advance(15)
    expect((await give(member, body)).code()).toBe('code_expired')
  })

  it('is not answered to another member or session, nor with another code', async () => {
    const { member, body } = await proved()
    const opened = { member: member.user.id, strategy: 'facebook', device: '' } as const
    const { tokens } = await startSession(server.store.db, opened, server.now())
    const elsewhere = { ...member, access_token: tokens.access }
    await server.store.db.updateTable('sessions').set({ proved_at: null }).where('strategy', '=', 'facebook').execute()
    expect((await give(elsewhere, body)).code()).toBe('code_expired')
    expect((await methods(elsewhere)).fresh_for).toBe(0)
    expect((await give(await withoutPassword(), body)).code()).toBe('code_expired')
    expect((await give(member, { ...body, code: wrongCode(body.code) })).code()).toBe('code_expired')
    expect((await give(member, body)).status).toBe(200)
  })
})

describe('proving with a code', () => {
  it('goes to the verified address of who has no password, shown masked', async () => {
    const member = await withoutPassword()
    const { password, mail, sms, social } = await methods(member)
    expect({ password, sms, social }).toEqual({ password: false, sms: null, social: [] })
    expect(mail).toMatch(/^..•••@example\.com$/)
    server.clock.advance(601)
    expect((await give(member, { password: 'any password' })).body).toMatchObject({ field: 'password' })
    expect((await ask(member, 'mail')).answer().data).toEqual({ expires_in: 600, resend_after: 60, digits: 6 })
    const code = await server.codeIn(member.email)
    expect((await give(member, { channel: 'mail', code: wrongCode(code) })).body).toMatchObject({ tries_left: 4 })
    expect(await isFresh(member)).toBe(false)
    expect((await give(member, { channel: 'mail', code })).status).toBe(200)
    expect(await isFresh(member)).toBe(true)
  })

  it('goes to the verified telephone', async () => {
    const member = await withoutPassword('0898765432')
    expect((await methods(member)).sms).toBe('08x-xxx-5432')
    expect((await ask(member, 'sms')).answer().data).toMatchObject({ expires_in: 300 })
    expect((await give(member, { channel: 'sms', code: await server.codeIn('+66898765432') })).status).toBe(200)
    expect((await ask(member, 'sms')).code()).toBe('rate_limited')
  })

  it('that could not be sent may be asked for again at once', async () => {
    const member = await withoutPassword('0622222222')
    await ask(member, 'sms')
    const row = await server.store.db
      .selectFrom('outbox')
      .select(['expires_at', 'hits'])
      .where('recipient', '=', '+66622222222')
      .executeTakeFirstOrThrow()
    const life = (row.expires_at?.getTime() ?? 0) - server.clock.now()
    expect(life).toBeGreaterThan(290_000)
    expect(life).toBeLessThanOrEqual(300_000)
    expect(JSON.parse(row.hits ?? '[]')).toHaveLength(2)
  })

  it("is not sent when the day's budget is spent, which costs no try to ask", async () => {
    const member = await withoutPassword('0633333333')
    const day = server.today()
    const spent = { day, sent: 1_000_000 }
    await server.store.db
      .insertInto('message_days')
      .values(spent)
      .onConflict((same) => same.column('day').doUpdateSet({ sent: spent.sent }))
      .execute()
    const refused = await ask(member, 'sms')
    expect([refused.status, refused.code()]).toEqual([503, 'messages_spent'])
    expect(Number(refused.headers.get('retry-after'))).toBeCloseTo(secondsToNextDay(server.now()), -2)
    expect(await server.messagesTo('+66633333333')).toEqual([])
    await server.store.db.deleteFrom('message_days').where('day', '=', day).execute()
    expect((await ask(member, 'sms')).status).toBe(200)
  })

  it("another member's code is no use, and costs its owner no try", async () => {
    const [owner, thief] = [await withoutPassword('0611111111'), await withoutPassword()]
    await ask(owner, 'sms')
    const code = await server.codeIn('+66611111111')
    expect((await give(thief, { channel: 'sms', code })).code()).toBe('invalid_input')
    expect((await give(thief, { channel: 'mail', code })).code()).toBe('code_expired')
    expect((await give(owner, { channel: 'sms', code })).status).toBe(200)
  })

  it('bears five tries and ten minutes', async () => {
    const member = await withoutPassword()
    await ask(member, 'mail')
    const code = await server.codeIn(member.email)
    for (let attempt = 0; attempt < 5; attempt += 1) await give(member, { channel: 'mail', code: wrongCode(code) })
    expect((await give(member, { channel: 'mail', code })).code()).toBe('code_expired')
    server.clock.advance(61)
    await ask(member, 'mail')
    server.clock.advance(600)
    expect((await give(member, { channel: 'mail', code: await server.codeIn(member.email) })).code()).toBe(
      'code_expired',
    )
  })

  it('is not to be had by who has nothing verified but a social account', async () => {
    const member = await withoutPassword()
    const ofMember = server.store.db.updateTable('identities').where('member_id', '=', member.user.id)
    await ofMember.set({ issuer: 'https://accounts.google.com', subject: randomUUID() }).execute()
    expect(await methods(member)).toMatchObject({ password: false, mail: null, sms: null, social: ['google'] })
    expect((await ask(member, 'mail')).code()).toBe('invalid_input')
  })
})
