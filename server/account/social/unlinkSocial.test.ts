import { contract } from '@careplus/adapters/contract'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { FacebookSettings } from '../../platform/config/social.js'
import { refuse } from '../../platform/refusal/refused.js'
import { facebookIssuer, googleIssuer, phoneIssuer } from '../members/members.js'
import { signedInBy } from '../../platform/http/signedIn.js'
import { startSession } from '../session/sessions.js'
import { someNumber } from '../../testing/phoneFixtures.js'
import { inTransaction } from '../../platform/store/store.js'
import { type Member } from '../../testing/testServer.js'
import { unlink as unlinkIn } from './unlinkSocial.js'
import { ownServer } from '../../testing/ownServer.js'

const google = { clientId: 'g', clientSecret: 's', issuer: 'http://127.0.0.1:1', authorization: 'http://127.0.0.1:1/a' }
const facebook: FacebookSettings = {
  appId: '1',
  appSecret: 's',
  dialog: 'http://127.0.0.1:1/d',
  graph: 'http://127.0.0.1:1/g',
}

const server = ownServer({ config: { social: { google, line: null, facebook } } })

let subjects = 0
const linked = async ({ user }: Member, issuer: string): Promise<void> => {
  const subject = issuer === phoneIssuer ? someNumber() : `subject-${(subjects += 1)}`
  await server.store.db
    .insertInto('identities')
    .values({ issuer, subject, member_id: user.id, verified_at: server.now() })
    .execute()
}

const withoutPassword = async (): Promise<Member> => {
  const member = await server.join()
  await server.store.db.deleteFrom('credentials').where('member_id', '=', member.user.id).execute()
  return member
}

type Name = 'google' | 'facebook'
const unlink = ({ access_token: token }: Member, provider: Name) =>
  server.call(contract.unlinkSocial, { token, body: { provider } })
const channels = async ({ access_token: token }: Member) =>
  (await server.call(contract.readMyWays, { token })).answer().data
const audited = async ({ user }: Member) =>
  (await server.acts('subject', user.id)).filter((action) => action === 'identity.unlinked')

describe('taking a way in away', () => {
  it('leaves the other ways, is on record, and may be said twice', async () => {
    const member = await server.join()
    await linked(member, googleIssuer)
    await linked(member, facebookIssuer)
    expect((await unlink(member, 'google')).answer()).toEqual({ data: null })
    expect((await unlink(member, 'google')).status).toBe(200)
    const emails = (await server.messagesTo(member.email)).filter((message) => message.includes('เข้าบัญชีของคุณไม่ได้แล้ว'))
    expect(emails).toHaveLength(1)
    expect(emails[0]).toContain(`Google`)
    expect(emails[0]).toContain(`${server.url}/user-profile#sign-in-methods `)
    expect(emails[0]).toMatch(/\/user-profile#data$/m)
    expect(await channels(member)).toMatchObject({
      password: true,
      email: true,
      google: false,
      line: false,
      facebook: true,
    })
    expect(await audited(member)).toHaveLength(1)
  })

  it("leaves another member's alone", async () => {
    const [member, other] = [await server.join(), await server.join()]
    await linked(other, googleIssuer)
    expect((await unlink(member, 'google')).status).toBe(200)
    expect((await channels(other)).google).toBe(true)
  })

  it('needs a fresh proof', async () => {
    const member = await server.join()
    await linked(member, googleIssuer)
    server.clock.advance(601)
    expect((await unlink(member, 'google')).code()).toBe('proof_required')
    expect((await channels(member)).google).toBe(true)
  })

  it('takes no provider that there is not', async () => {
    const { access_token: token } = await server.join()
    const reply = await server.call(contract.unlinkSocial, { token, body: { provider: 'apple' } })
    expect(reply.body).toMatchObject({ error_code: 'invalid_input', field: 'provider' })
  })

  it('signs the other devices out that came in by it, and no other', async () => {
    const member = await server.join()
    await linked(member, googleIssuer)
    const now = server.now()
    for (const strategy of ['google', 'local1'] as const)
      await startSession(server.store.db, { member: member.user.id, strategy, device: '' }, now)
    await unlink(member, 'google')
    const open = await server.store.db
      .selectFrom('sessions')
      .select('strategy')
      .where('member_id', '=', member.user.id)
      .where('ended_at', 'is', null)
      .execute()
    expect(open.map(({ strategy }) => strategy)).toEqual(['local1', 'local1'])
    expect((await server.call(contract.readMe, { token: member.access_token })).status).toBe(200)
  })

  it('drops a change of e-mail that may have been asked for by it, also where that device has signed out since', async () => {
    const waits = async ({ user }: Member): Promise<boolean> => {
      const links = server.store.db.selectFrom('letter_links').select('hash').where('purpose', '=', 'change-email')
      return (await links.where('member_id', '=', user.id).executeTakeFirst()) !== undefined
    }
    const member = await server.join()
    const body = { email: `${member.user.id}@example.com` }
    await linked(member, googleIssuer)
    const { tokens } = await startSession(
      server.store.db,
      { member: member.user.id, strategy: 'google', device: '' },
      server.now(),
    )
    ;(await server.call(contract.askEmailChange, { token: member.access_token, body })).answer()
    ;(await server.call(contract.logout, { token: tokens.access, headers: { origin: server.url } })).answer()
    expect(await waits(member)).toBe(true)
    ;(await unlink(member, 'google')).answer()
    expect(await waits(member)).toBe(false)
  })
})

describe('the last way in', () => {
  it('stays: an address without a password opens nothing', async () => {
    const member = await withoutPassword()
    await linked(member, googleIssuer)
    const refused = await unlink(member, 'google')
    expect([refused.status, refused.code()]).toEqual([409, 'last_way'])
    expect((await channels(member)).google).toBe(true)
    expect(await audited(member)).toEqual([])
  })

  it('is not the last beside a telephone, or another provider', async () => {
    const member = await withoutPassword()
    await linked(member, googleIssuer)
    await linked(member, phoneIssuer)
    expect((await unlink(member, 'google')).status).toBe(200)
    const other = await withoutPassword()
    await linked(other, googleIssuer)
    await linked(other, facebookIssuer)
    expect((await unlink(other, 'facebook')).status).toBe(200)
    expect((await unlink(other, 'google')).code()).toBe('last_way')
  })

  it('is one of two that are taken away at the same moment', async () => {
    const member = await withoutPassword()
    await linked(member, googleIssuer)
    await linked(member, facebookIssuer)
    const replies = await Promise.all([unlink(member, 'google'), unlink(member, 'facebook')])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const { google: one, facebook: two } = await channels(member)
    expect([one, two].sort()).toEqual([false, true])
  })

  it('is so beside ways that this server does not offer', async () => {
    const member = await withoutPassword()
    for (const issuer of [googleIssuer, facebookIssuer, phoneIssuer]) await linked(member, issuer)
    const offered = { phone: false, social: { google: null, line: null, facebook: null } }
    const signedIn = await signedInBy(server.store.db, `Bearer ${member.access_token}`, server.now())
    if (E.isLeft(signedIn)) throw new Error('not signed in')
    const leaving = { ...signedIn.right, publicUrl: server.url, provider: 'google', offered } as const
    const done = await inTransaction(server.store.db, (tx) => unlinkIn(tx, leaving, server.now()))
    expect(done).toEqual(refuse('last_way'))
    expect((await channels(member)).google).toBe(true)
  })
})
