import { contract } from '@careplus/adapters/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { inviteByLink, shareChild } from '../../testing/childSharing.js'
import { ownServer } from '../../testing/ownServer.js'
import { newChild, withChild, type Member } from '../../testing/testServer.js'

const server = ownServer()

let owner: Member
let partner: Member
let child: string
beforeEach(async () => {
  owner = await server.join()
  partner = await server.join()
  child = (await withChild(server, owner)).id
})

const viewing = () => [{ child_id: child, role: 'view' as const }]
const accept = ({ access_token: token }: Member, body: object, network?: string) =>
  server.call(contract.acceptInvite, { token, body, network })
const check = ({ access_token: token }: Member, body: object, network?: string) =>
  server.call(contract.lookAtInvite, { token, body, network })
const decide = (
  { access_token: token }: Member,
  id: string,
  endpoint: typeof contract.confirmInvite | typeof contract.refuseInvite = contract.confirmInvite,
) => server.call(endpoint, { token, params: { id } })
const revoke = ({ access_token: token }: Member, id: string) =>
  server.call(contract.revokeInvite, { token, params: { id } })
const overview = async ({ access_token: token }: Member) =>
  (await server.call(contract.readPartners, { token })).answer().data
const codeOf = async (member: Member) => {
  const body = { way: 'code', children: viewing() }
  return (await server.call(contract.makeInvite, { token: member.access_token, body })).answer().data
}
const sees = async ({ access_token: token }: Member, id = child) =>
  (await server.call(contract.listGrowth, { token, params: { id } })).status === 200

describe('an invite', () => {
  it('by link: looked at, accepted, confirmed, and only then is the child there', async () => {
    await server.call(contract.changeMe, { token: owner.access_token, body: { name: 'มะลิ ใจดี' } })
    await server.call(contract.changeMe, { token: partner.access_token, body: { name: 'เก่ง กล้าหาญ' } })
    const { id, secret } = await inviteByLink(server, owner, viewing())
    const seen = (await check(partner, { token: secret })).answer().data
    expect(seen).toMatchObject({
      inviter: { name: 'มะลิ จ.' },
      children: [{ nickname: 'น้องปัน', role: 'view' }],
      state: 'open',
    })
    expect(JSON.stringify(seen)).not.toContain(owner.email)
    expect((await accept(partner, { token: secret })).answer().data.state).toBe('answered')
    expect(await sees(partner)).toBe(false)
    const [waiting] = (await overview(owner)).invites
    expect(waiting).toMatchObject({ id, state: 'answered', answered_by: { name: 'เก่ง กล้าหาญ' } })
    expect(waiting?.answered_by?.contact).toContain('•••@example.com')
    ;(await decide(owner, id)).answer()
    expect(await sees(partner)).toBe(true)
    expect(await overview(owner)).toMatchObject({
      invites: [],
      partners: [{ id: partner.user.id, name: 'เก่ง กล้าหาญ', children: [{ child_id: child, role: 'view' }] }],
    })
  })

  it('by code: six digits, the same way', async () => {
    const { invite: made, secret } = await codeOf(owner)
    expect(secret).toMatch(/^\d{6}$/)
    expect((await check(partner, { code: secret })).answer().data.state).toBe('open')
    ;(await accept(partner, { code: secret })).answer()
    ;(await decide(owner, made.id)).answer()
    expect((await check(partner, { code: secret })).answer().data.state).toBe('confirmed')
    expect(await sees(partner)).toBe(true)
  })

  it('keeps neither token nor code in the store', async () => {
    const { secret } = await inviteByLink(server, owner, viewing())
    const { secret: code } = await codeOf(owner)
    const { db } = server.store
    const rows = JSON.stringify([
      await db.selectFrom('partner_invites').selectAll().execute(),
      await db.selectFrom('idempotency_keys').selectAll().execute(),
    ])
    expect(rows).not.toContain(secret)
    expect(rows).not.toContain(`"${code}"`)
  })

  it.each([
    ['a link after a day', 'link', 86_400],
    ['a code after a quarter of an hour', 'code', 900],
  ])('is expired: %s', async (_, method, life) => {
    const body = { way: method, children: viewing() }
    const { secret } = (await server.call(contract.makeInvite, { token: owner.access_token, body })).answer().data
    server.clock.advance(life - 5)
    const given = method === 'link' ? { token: secret } : { code: secret }
    const repeated = async () => {
      const { email, password } = partner
      partner = { ...partner, ...(await server.logIn({ email, password })).answer() }
    }
    await repeated()
    expect((await check(partner, given)).status).toBe(200)
    server.clock.advance(6)
    expect((await check(partner, given)).code()).toBe('invite_expired')
    expect((await accept(partner, given)).code()).toBe('invite_expired')
  })

  it('is good once: somebody else comes too late, the same person may say it again', async () => {
    const { id, secret } = await inviteByLink(server, owner, viewing())
    const late = await server.join()
    ;(await accept(partner, { token: secret })).answer()
    expect((await accept(partner, { token: secret })).status).toBe(200)
    expect((await accept(late, { token: secret })).code()).toBe('invite_used')
    expect((await check(late, { token: secret })).code()).toBe('invite_used')
    ;(await decide(owner, id)).answer()
    expect((await accept(late, { token: secret })).code()).toBe('invite_used')
    expect(await sees(late)).toBe(false)
  })

  it('accepted by two at once is one’s', async () => {
    const { id, secret } = await inviteByLink(server, owner, viewing())
    const others = [partner, await server.join(), await server.join()]
    const replies = await Promise.all(others.map((each) => accept(each, { token: secret })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    ;(await decide(owner, id)).answer()
    const seeing = await Promise.all(others.map((each) => sees(each)))
    expect(seeing).toEqual(replies.map(({ status }) => status === 200))
  })

  it('is not for its maker', async () => {
    const { secret } = await inviteByLink(server, owner, viewing())
    const { secret: code } = await codeOf(owner)
    expect((await accept(owner, { token: secret })).code()).toBe('invite_own')
    for (let n = 0; n < 8; n++) expect((await check(owner, { code })).code()).toBe('invite_own')
  })

  it('taken back opens nothing, also where it was answered', async () => {
    const { id, secret } = await inviteByLink(server, owner, viewing())
    ;(await revoke(owner, id)).answer()
    expect((await accept(partner, { token: secret })).code()).toBe('invite_revoked')
    const second = await inviteByLink(server, owner, viewing())
    ;(await accept(partner, { token: second.secret })).answer()
    ;(await revoke(owner, second.id)).answer()
    expect((await decide(owner, second.id)).code()).toBe('invite_used')
    expect((await overview(owner)).invites).toEqual([])
    expect(await sees(partner)).toBe(false)
  })

  it('refused gives nothing, and is not confirmed afterwards', async () => {
    const { id, secret } = await inviteByLink(server, owner, viewing())
    ;(await accept(partner, { token: secret })).answer()
    ;(await decide(owner, id, contract.refuseInvite)).answer()
    expect((await decide(owner, id, contract.refuseInvite)).status).toBe(200)
    expect((await decide(owner, id)).code()).toBe('invite_used')
    expect((await check(partner, { token: secret })).code()).toBe('invite_revoked')
    expect(await sees(partner)).toBe(false)
  })

  it('is decided on by its maker only, and only once it was answered', async () => {
    const { id, secret } = await inviteByLink(server, owner, viewing())
    expect((await decide(owner, id)).code()).toBe('not_found')
    ;(await accept(partner, { token: secret })).answer()
    for (const other of [partner, await server.join()])
      expect([(await decide(other, id)).code(), (await revoke(other, id)).code()]).toEqual(['not_found', 'not_found'])
    expect(await sees(partner)).toBe(false)
  })

  it('confirmed twice shares once', async () => {
    const { id, secret } = await inviteByLink(server, owner, viewing())
    ;(await accept(partner, { token: secret })).answer()
    const replies = await Promise.all([decide(owner, id), decide(owner, id)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const params = { id: child }
    const activity = (await server.call(contract.listActivity, { token: owner.access_token, params })).answer().data
    expect(activity.filter(({ kind }) => kind === 'partner.joined')).toHaveLength(1)
  })

  it('does not wait for its yes for ever', async () => {
    const { id, secret } = await inviteByLink(server, owner, viewing())
    ;(await accept(partner, { token: secret })).answer()
    server.clock.advance(7 * 86_400 + 1)
    const { email, password } = owner
    owner = { ...owner, ...(await server.logIn({ email, password })).answer() }
    expect((await overview(owner)).invites).toEqual([])
    expect((await decide(owner, id)).code()).toBe('invite_expired')
  })

  it('is made for one’s own children that may be kept, each named once', async () => {
    const make = (children: unknown, { access_token: token }: Member = owner) =>
      server.call(contract.makeInvite, { token, body: { way: 'link', children } })
    expect((await make([])).body).toMatchObject({ errors: [{ field: 'children', code: 'child_missing' }] })
    expect((await make([...viewing(), ...viewing()])).code()).toBe('invalid_input')
    expect((await make([{ child_id: child, role: 'owner' }])).code()).toBe('invalid_input')
    expect((await make(viewing(), partner)).code()).toBe('not_found')
    const { access_token: token } = owner
    const quiet = (await server.call(contract.addChild, { token, body: newChild })).answer().data.id
    expect((await make([{ child_id: quiet, role: 'view' }])).code()).toBe('consent_required')
    expect((await make([{ child_id: child.toUpperCase(), role: 'view' }])).status).toBe(201)
  })

  it('shares nothing of a child whose consent was withdrawn meanwhile, or that is gone', async () => {
    const { id, secret } = await inviteByLink(server, owner, viewing())
    ;(await accept(partner, { token: secret })).answer()
    const { access_token: token } = owner
    const body = { purpose: 'child_health', child_id: child, granted: false, version: '2026-11-01' }
    const other = (await withChild(server, owner)).id
    const both = await inviteByLink(server, owner, [...viewing(), { child_id: other, role: 'view' }])
    await server.call(contract.recordConsent, { token, body })
    const opensNothing = async () => {
      expect((await decide(owner, id)).code()).toBe('not_found')
      expect((await check(partner, { token: secret })).code()).toBe('invite_revoked')
      expect((await accept(partner, { token: secret })).code()).toBe('invite_revoked')
      const listed = (await server.call(contract.readPartners, { token })).body
      expect(JSON.stringify(listed)).not.toContain(id)
      const seen = (await check(partner, { token: both.secret })).answer().data
      expect(seen.children).toHaveLength(1)
    }
    await opensNothing()
    await server.call(contract.recordConsent, { token, body: { ...body, granted: true } })
    await opensNothing()
    await server.call(contract.removeChild, { token, params: { id: child } })
    await opensNothing()
  })
})

describe('a code', () => {
  const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  it('may be guessed five times, and says how often still; then a right one is of no use either', async () => {
    const { secret } = await codeOf(owner)
    const left: unknown[] = []
    for (let n = 0; n < 5; n++)
      left.push(((await check(partner, { code: wrongFor(secret) })).body as { tries_left?: number }).tries_left)
    expect(left).toEqual([4, 3, 2, 1, 0])
    const shut = await check(partner, { code: secret })
    expect(shut.code()).toBe('too_many_tries')
    expect(Number(shut.headers.get('retry-after'))).toBeGreaterThan(800)
    expect((await accept(partner, { code: secret })).code()).toBe('too_many_tries')
    expect((await check(await server.join(), { code: secret })).status).toBe(200)
  })

  it('is not guessed faster by asking many times at once', async () => {
    const { secret } = await codeOf(owner)
    const replies = await Promise.all(Array.from({ length: 12 }, () => check(partner, { code: wrongFor(secret) })))
    expect(replies.filter((reply) => reply.code() === 'code_invalid')).toHaveLength(5)
  })

  it('is not guessed by many members of one network', async () => {
    const network = '203.0.113.77'
    const { secret } = await codeOf(owner)
    for (let n = 0; n < 6; n++) {
      const guesser = await server.join()
      for (let m = 0; m < 5; m++)
        expect((await check(guesser, { code: wrongFor(secret) }, network)).code()).toBe('code_invalid')
    }
    expect((await check(await server.join(), { code: secret }, network)).code()).toBe('too_many_tries')
  })

  it('right costs no try', async () => {
    const { secret } = await codeOf(owner)
    for (let n = 0; n < 7; n++) expect((await check(partner, { code: secret })).status).toBe(200)
    const { body } = await check(partner, { code: wrongFor(secret) })
    expect(body).toMatchObject({ tries_left: 4 })
  })

  it('in place of an earlier one ends that', async () => {
    const { secret: first } = await codeOf(owner)
    const { secret: second } = await codeOf(owner)
    expect((await check(partner, { code: first })).code()).toBe('invite_revoked')
    expect((await check(partner, { code: second })).status).toBe(200)
    expect((await overview(owner)).invites).toHaveLength(1)
  })

  it('is no token, and a token no code', async () => {
    const { secret } = await codeOf(owner)
    expect((await check(partner, { token: secret })).code()).toBe('not_found')
    expect((await check(partner, { token: secret, code: secret })).code()).toBe('invalid_input')
    expect((await check(partner, {})).code()).toBe('invalid_input')
  })
})

describe('a partner', () => {
  const change = ({ access_token: token }: Member, id: string, children: unknown) =>
    server.call(contract.changePartner, { token, params: { id }, body: { children } })
  const roleOf = async ({ access_token: token }: Member) =>
    (await server.call(contract.listChildren, { token })).answer().data.find(({ id }) => id === child)?.role

  it('is given another role, and more or fewer children, by the owner', async () => {
    await shareChild(server, owner, partner, child, 'view')
    const second = (await withChild(server, owner)).id
    const { id } = partner.user
    ;(
      await change(owner, id, [
        { child_id: child, role: 'manage' },
        { child_id: second, role: 'view' },
      ])
    ).answer()
    expect([await roleOf(partner), await sees(partner, second)]).toEqual(['manage', true])
    ;(await change(owner, id, [{ child_id: second, role: 'view' }])).answer()
    expect([await roleOf(partner), await sees(partner, second)]).toEqual([undefined, true])
  })

  it('raises neither themselves nor others', async () => {
    await shareChild(server, owner, partner, child, 'manage')
    const friend = await server.join()
    const [me, them] = [partner.user.id, friend.user.id]
    const owning = [{ child_id: child, role: 'manage' }]
    expect((await change(partner, me, owning)).code()).toBe('not_found')
    expect((await change(partner, them, owning)).code()).toBe('not_found')
    const own = (await withChild(server, partner)).id
    await shareChild(server, partner, friend, own, 'view')
    expect((await change(partner, them, [{ child_id: own, role: 'view' }, ...owning])).code()).toBe('role_forbidden')
    expect(await sees(friend)).toBe(false)
    const body = { way: 'code', children: owning }
    expect((await server.call(contract.makeInvite, { token: partner.access_token, body })).code()).toBe(
      'role_forbidden',
    )
  })

  it('is nobody to whom the owner gave nothing', async () => {
    const stranger = await server.join()
    expect((await change(owner, stranger.user.id, viewing())).code()).toBe('not_found')
    expect(await sees(stranger)).toBe(false)
  })

  it('loses everything at once where the owner ends it', async () => {
    await shareChild(server, owner, partner, child, 'manage')
    const { access_token: token } = owner
    const params = { id: partner.user.id }
    ;(await server.call(contract.removePartner, { token, params })).answer()
    expect(await sees(partner)).toBe(false)
    expect((await overview(owner)).partners).toEqual([])
    expect((await server.call(contract.removePartner, { token, params })).code()).toBe('not_found')
  })

  it('sees nothing of a child any more by the invite that opened it, once the sharing ended', async () => {
    const second = (await withChild(server, owner)).id
    const { id, secret } = await inviteByLink(server, owner, [...viewing(), { child_id: second, role: 'view' }])
    ;(await accept(partner, { token: secret })).answer()
    ;(await decide(owner, id)).answer()
    const childCount = async () => (await check(partner, { token: secret })).answer().data.children.length
    expect(await childCount()).toBe(2)
    const { access_token: token } = partner
    ;(await server.call(contract.leaveChild, { token, params: { id: child } })).answer()
    expect(await childCount()).toBe(1)
    const params = { id: partner.user.id }
    ;(await server.call(contract.removePartner, { token: owner.access_token, params })).answer()
    for (const repeated of [check, accept])
      expect((await repeated(partner, { token: secret })).code()).toBe('invite_revoked')
  })

  it('keeps a role given before where an invite for another child is confirmed', async () => {
    await shareChild(server, owner, partner, child, 'manage')
    const second = (await withChild(server, owner)).id
    await shareChild(server, owner, partner, second, 'view')
    expect([await roleOf(partner), await sees(partner, second)]).toEqual(['manage', true])
  })
})
