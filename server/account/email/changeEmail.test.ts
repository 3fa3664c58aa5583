import { randomUUID } from 'node:crypto'
import { contract } from '@careplus/adapters/contract'
import { describe, expect, it } from 'vitest'
import { ownServer } from '../../testing/ownServer.js'
import type { Member } from '../../testing/testServer.js'

const server = ownServer()

const someone = () => `${randomUUID()}@example.com`
const ask = ({ access_token: token }: Member, email: string, key?: string) =>
  server.call(contract.askEmailChange, { token, body: { email }, key })
const confirm = (token: string) => server.call(contract.confirmEmail, { body: { token } })
const read = async ({ access_token: token }: Member) =>
  (await server.call(contract.readEmailChange, { token })).answer().data
const tokenTo = async (email: string): Promise<string> =>
  /\/verify-email#token=([\w-]+)/.exec((await server.messagesTo(email))[0] ?? '')?.[1] ?? ''
const login = (email: string, password: string) => server.logIn({ email, password })

describe('another e-mail address', () => {
  it('is confirmed from its own mailbox, where nobody is signed in; the old one is told', async () => {
    const member = await server.join()
    const next = someone()
    const pending = { email: next, expires_in: 86_400, resend_after: 60 }
    expect((await ask(member, next)).answer()).toEqual({ data: pending })
    expect(await read(member)).toMatchObject({ email: member.email, pending: { email: next } })
    expect((await login(next, member.password)).code()).toBe('invalid_credentials')
    expect((await confirm(await tokenTo(next))).answer()).toEqual({ data: { email: next } })
    expect(await read(member)).toEqual({ email: next, pending: null })
    expect((await login(next, member.password)).status).toBe(200)
    expect((await login(member.email, member.password)).code()).toBe('invalid_credentials')
    const [warning = ''] = await server.messagesTo(member.email)
    expect(warning).toContain(`${next.slice(0, 2)}•••@example.com`)
    expect(warning).not.toContain(next)
  })

  it('is the first one of who joined by telephone', async () => {
    const member = await server.join()
    await server.store.db.deleteFrom('identities').where('member_id', '=', member.user.id).execute()
    await server.store.db.updateTable('members').set({ email: null }).where('id', '=', member.user.id).execute()
    const next = someone()
    await ask(member, next)
    expect((await confirm(await tokenTo(next))).status).toBe(200)
    expect((await read(member)).email).toBe(next)
  })

  it('needs proof of the last ten minutes', async () => {
    const member = await server.join()
    server.clock.advance(601)
    const next = someone()
    expect((await ask(member, next)).code()).toBe('proof_required')
    expect(await server.messagesTo(next)).toEqual([])
  })

  it('is written to once for a key, and once a minute; a new letter ends the one before', async () => {
    const member = await server.join()
    const next = someone()
    await ask(member, next, 'one-key')
    const first = await tokenTo(next)
    expect((await ask(member, next, 'one-key')).status).toBe(200)
    expect(await server.messagesTo(next)).toHaveLength(1)
    expect((await ask(member, next)).code()).toBe('rate_limited')
    server.clock.advance(61)
    await ask(member, next)
    expect((await confirm(first)).code()).toBe('link_invalid')
    expect((await confirm(await tokenTo(next))).status).toBe(200)
  })

  it.each(['no address', 'a@example.com\r\nBcc: b@example.com', `${'a'.repeat(255)}@example.com`])(
    'is none like %j',
    async (email) => {
      expect((await ask(await server.join(), email)).body).toMatchObject({ field: 'email' })
    },
  )

  it('is not the one it has', async () => {
    const member = await server.join()
    expect((await ask(member, member.email.toUpperCase())).body).toMatchObject({ field: 'email' })
  })
})

describe("another account's address", () => {
  it('gets the same answer, changes nothing, and its owner is told without a link', async () => {
    const [asker, owner] = [await server.join(), await server.join()]
    server.clock.advance(61)
    const { password } = asker
    await server.call(contract.giveProof, { token: asker.access_token, body: { password } })
    const [known, unknown] = [await ask(asker, owner.email), await ask(await server.join(), someone())]
    expect({ ...known.answer().data, email: '' }).toEqual({ ...unknown.answer().data, email: '' })
    expect((await server.messagesTo(owner.email))[0]).toMatch(/เป็นของบัญชีคุณอยู่แล้ว/)
    expect(await tokenTo(owner.email)).toBe('')
    expect((await login(owner.email, owner.password)).answer().user.id).toBe(owner.user.id)
    expect((await read(asker)).email).toBe(asker.email)
  })

  it('is not to be had by asking before its owner joins', async () => {
    const squatter = await server.join()
    const address = someone()
    await ask(squatter, address)
    const early = await tokenTo(address)
    server.clock.advance(61)
    const owner = await server.join(address)
    expect((await confirm(early)).code()).toBe('link_invalid')
    expect((await login(address, owner.password)).answer().user.id).toBe(owner.user.id)
    expect((await read(squatter)).email).toBe(squatter.email)
  })

  it('goes to the first of two who prove it at the same moment', async () => {
    const [one, two] = [await server.join(), await server.join()]
    const address = someone()
    await ask(one, address)
    const first = await tokenTo(address)
    server.clock.advance(61)
    await ask(two, address)
    const second = await tokenTo(address)
    const replies = await Promise.all([confirm(first), confirm(second)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  })
})

describe('a confirmation whose answer was lost', () => {
  const confirmed = async () => {
    const member = await server.join()
    const next = someone()
    await ask(member, next)
    const token = await tokenTo(next)
    return { member, next, token, answer: (await confirm(token)).answer() }
  }
  const actsOf = async ({ user }: Member) => (await server.acts('actor', user.id)).length

  it('is answered again within ten minutes, and does nothing more', async () => {
    const { member, next, token, answer } = await confirmed()
    const traces = async () => [
      await server.messagesTo(member.email),
      await server.messagesTo(next),
      await actsOf(member),
    ]
    const before = await traces()
    for (const wait of [0, 580]) {
      server.clock.advance(wait)
      expect((await confirm(token)).answer()).toEqual(answer)
    }
    expect(await traces()).toEqual(before)
    expect(await read(member)).toEqual({ email: next, pending: null })
    server.clock.advance(20)
    expect((await confirm(token)).code()).toBe('link_invalid')
  })

  it('is answered alike to two that come at the same moment, and told once', async () => {
    const member = await server.join()
    const next = someone()
    await ask(member, next)
    const token = await tokenTo(next)
    const replies = await Promise.all([confirm(token), confirm(token)])
    expect(replies.map((reply) => reply.answer().data)).toEqual([{ email: next }, { email: next }])
    const warnings = (await server.messagesTo(member.email)).filter((message) => message.includes('•••@example.com'))
    expect(warnings).toHaveLength(1)
  })

  it('is not, once another address was asked for', async () => {
    const { member, next, token } = await confirmed()
    await ask(member, someone())
    expect((await confirm(token)).code()).toBe('link_invalid')
    expect((await read(member)).email).toBe(next)
  })

  it("is not, where the address is the account's no more", async () => {
    const { member, token } = await confirmed()
    await server.store.db
      .updateTable('identities')
      .set({ subject: someone() })
      .where('member_id', '=', member.user.id)
      .execute()
    expect((await confirm(token)).code()).toBe('link_invalid')
  })
})

it('a link ends with its day, and with a password chosen anew', async () => {
  const member = await server.join()
  const next = someone()
  await ask(member, next)
  server.clock.advance(86_400)
  expect((await confirm(await tokenTo(next))).code()).toBe('link_invalid')

  const other = await server.join()
  await ask(other, someone())
  const { email = '' } = (await read(other)).pending ?? {}
  await server.call(contract.askPasswordLink, { body: { email: other.email } })
  const reset = /#token=([\w-]+)/.exec((await server.messagesTo(other.email))[0] ?? '')?.[1] ?? ''
  const body = { token: reset, password: 'ดอกแก้ว ริมหน้าต่าง' }
  ;(await server.call(contract.resetPassword, { body })).answer()
  expect((await confirm(await tokenTo(email))).code()).toBe('link_invalid')
})

it('a link in a letter to the old address ends when the address changes', async () => {
  const member = await server.join()
  await server.call(contract.askPasswordLink, { body: { email: member.email } })
  const reset = /#token=([\w-]+)/.exec((await server.messagesTo(member.email))[0] ?? '')?.[1] ?? ''
  const next = someone()
  await ask(member, next)
  ;(await confirm(await tokenTo(next))).answer()
  const body = { token: reset, password: 'ดอกแก้ว ริมหน้าต่าง' }
  expect((await server.call(contract.resetPassword, { body })).code()).toBe('link_invalid')
})
