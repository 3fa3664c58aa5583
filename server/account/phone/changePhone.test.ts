import { contract } from '@careplus/adapters/contract'
import { describe, expect, it } from 'vitest'
import { ownServer } from '../../testing/ownServer.js'
import type { Member } from '../../testing/testServer.js'
import { requestCode, codeTo, loginByCode, someNumber, smsTo, wrongCode } from '../../testing/phoneFixtures.js'

const server = ownServer()

interface SignedIn {
  readonly access_token: string
}

const askChange = ({ access_token: token }: SignedIn, phone: string) =>
  server.call(contract.askPhoneChange, { token, body: { phone } })
const verify = ({ access_token: token }: SignedIn, phone: string, request: string, code: string) =>
  server.call(contract.verifyPhone, { token, body: { phone, request, code } })

const change = async (member: SignedIn, phone: string): Promise<void> => {
  const { request } = (await askChange(member, phone)).answer().data
  ;(await verify(member, phone, request, await codeTo(server, phone))).answer()
}
const phoneOf = async ({ access_token: token }: SignedIn) =>
  (await server.call(contract.readMe, { token })).answer().data.phone
const comeIn = async (phone: string) => {
  server.clock.advance(61)
  const { request } = (await requestCode(server, phone)).answer().data
  return (await loginByCode(server, { phone, request, code: await codeTo(server, phone) })).answer()
}
const repeated = async ({ email, password }: Member) => (await server.logIn({ email, password })).answer()

describe('a new number', () => {
  it('signs its member in once it is proved, and not before', async () => {
    const member = await server.join()
    const phone = someNumber()
    const { request, digits } = (await askChange(member, phone)).answer().data
    expect(digits).toBe(4)
    expect(await phoneOf(member)).toBeNull()
    const proved = await verify(member, phone, request, await codeTo(server, phone))
    expect(proved.answer().data).toMatchObject({ id: member.user.id, email: member.email, phone })
    expect(await comeIn(phone)).toMatchObject({ is_new: false, user: { id: member.user.id } })
  })

  it('is told to the e-mail, masked; a first one ends no other session', async () => {
    const member = await server.join()
    const elsewhere = await repeated(member)
    const phone = someNumber()
    await change(member, phone)
    const [notice = ''] = await server.messagesTo(member.email)
    expect(notice).toContain(phone.slice(-4))
    expect(notice).not.toContain(phone)
    expect(await phoneOf(elsewhere)).toBe(phone)
  })

  it("takes the old one's place: that one is told, signs nobody in, and other devices come in anew", async () => {
    const member = await server.join()
    const [first, second] = [someNumber(), someNumber()]
    await change(member, first)
    const elsewhere = await repeated(member)
    const body = { email: `${member.user.id}@example.com` }
    ;(await server.call(contract.askEmailChange, { token: elsewhere.access_token, body })).answer()
    await change(member, second)
    const { pending } = (await server.call(contract.readEmailChange, { token: member.access_token })).answer().data
    expect(pending).toBeNull()
    expect((await smsTo(server, first))[0]).toMatch(/เปลี่ยนไปใช้เบอร์อื่นแล้ว.*\/login/)
    expect(await phoneOf(member)).toBe(second)
    expect((await server.call(contract.readMe, { token: elsewhere.access_token })).code()).toBe('token_invalid')
    expect(await comeIn(first)).toMatchObject({ is_new: true })
    expect(await comeIn(second)).toMatchObject({ is_new: false, user: { id: member.user.id } })
  })

  it('is kept in the audit trail, without the number', async () => {
    const member = await server.join()
    const phone = someNumber()
    await change(member, phone)
    const rows = await server.store.db.selectFrom('audit').selectAll().where('actor', '=', member.user.id).execute()
    expect(rows.map(({ action }) => action)).toContain('member.phone-changed')
    expect(JSON.stringify(rows)).not.toContain(phone.slice(1))
  })
})

describe('a proof whose answer was lost', () => {
  const proved = async () => {
    const member = await server.join()
    const [first, phone] = [someNumber(), someNumber()]
    await change(member, first)
    const { request } = (await askChange(member, phone)).answer().data
    const code = await codeTo(server, phone)
    const answer = (await verify(member, phone, request, code)).answer()
    return { member, first, phone, request, code, answer }
  }
  const actsOf = async ({ user }: Member) => (await server.acts('actor', user.id)).length

  it('is answered again while the code lives, and does nothing more', async () => {
    const { member, first, phone, request, code, answer } = await proved()
    const elsewhere = await repeated(member)
    const traces = async () => [
      await server.messagesTo(member.email),
      await smsTo(server, first),
      await smsTo(server, phone),
      await actsOf(member),
    ]
    const before = await traces()
    for (const wait of [0, 285]) {
      server.clock.advance(wait)
      expect((await verify(member, phone, request, code)).answer()).toEqual(answer)
    }
    expect(await traces()).toEqual(before)
    expect(await phoneOf(elsewhere)).toBe(phone)
    server.clock.advance(15)
    expect((await verify(member, phone, request, code)).code()).toBe('code_expired')
  })

  it('is not, for another member, browser or code', async () => {
    const { member, phone, request, code } = await proved()
    expect((await verify(await server.join(), phone, request, code)).code()).toBe('code_expired')
    expect((await verify(member, phone, 'x'.repeat(43), code)).code()).toBe('code_expired')
    expect((await verify(member, phone, request, wrongCode(code))).code()).toBe('code_expired')
  })

  it('is not, once the member has yet another number', async () => {
    const { member, phone, request, code } = await proved()
    const next = someNumber()
    await change(member, next)
    expect((await verify(member, phone, request, code)).code()).toBe('code_expired')
    expect(await phoneOf(member)).toBe(next)
  })
})

describe('is refused', () => {
  it('without fresh proof, both to ask and to verify; a right code is still good after the proof', async () => {
    const member = await server.join()
    const phone = someNumber()
    server.clock.advance(601)
    expect([(await askChange(member, phone)).code(), (await smsTo(server, phone)).length]).toEqual([
      'proof_required',
      0,
    ])
    const fresh = await repeated(member)
    const { request } = (await askChange(fresh, phone)).answer().data
    const code = await codeTo(server, phone)
    await server.store.db.updateTable('sessions').set({ proved_at: null }).execute()
    expect((await verify(fresh, phone, request, code)).code()).toBe('proof_required')
    await server.call(contract.giveProof, { token: fresh.access_token, body: { password: member.password } })
    expect((await verify(fresh, phone, request, code)).status).toBe(200)
  })

  it('where it is the number already', async () => {
    const member = await server.join()
    const phone = someNumber()
    await change(member, phone)
    expect((await askChange(member, phone)).body).toMatchObject({ errors: [{ field: 'phone', code: 'unchanged' }] })
  })

  it('with a wrong code, five times, and with a code asked to sign in', async () => {
    const member = await server.join()
    const phone = someNumber()
    const { request } = (await askChange(member, phone)).answer().data
    const code = await codeTo(server, phone)
    for (let attempt = 0; attempt < 4; attempt += 1)
      expect((await verify(member, phone, request, wrongCode(code))).code()).toBe('code_invalid')
    expect((await verify(member, phone, request, wrongCode(code))).code()).toBe('code_expired')
    expect((await verify(member, phone, request, code)).code()).toBe('code_expired')
    const other = someNumber()
    const login = (await requestCode(server, other)).answer().data
    expect((await verify(member, other, login.request, await codeTo(server, other))).code()).toBe('code_expired')
    expect(await phoneOf(member)).toBeNull()
  })

  it("to another member who has the code and even the browser's half of it", async () => {
    const [owner, thief] = [await server.join(), await server.join()]
    const phone = someNumber()
    const { request } = (await askChange(owner, phone)).answer().data
    const code = await codeTo(server, phone)
    expect((await verify(thief, phone, request, code)).code()).toBe('code_expired')
    expect((await verify(owner, phone, 'x'.repeat(43), code)).code()).toBe('code_expired')
    expect((await verify(owner, phone, request, code)).status).toBe(200)
  })
})

describe('a number that another account has', () => {
  it('is answered alike, gets a message without a code, and never moves', async () => {
    const [owner, other] = [await server.join(), await server.join()]
    const taken = someNumber()
    await change(owner, taken)
    server.clock.advance(61)
    const [known, unknown] = [(await askChange(other, taken)).answer(), (await askChange(other, someNumber())).answer()]
    expect({ ...known.data, request: '' }).toEqual({ ...unknown.data, request: '' })
    const [text = ''] = await smsTo(server, taken)
    expect(text).toMatch(/มีบัญชี CarePlus แล้ว.*\/login/)
    expect(text).not.toMatch(/#\d{4}/)
    const refused = await verify(other, taken, known.data.request, '1234')
    expect(['code_invalid', 'code_expired']).toContain(refused.code())
    expect([await phoneOf(owner), await phoneOf(other)]).toEqual([taken, null])
  })

  it('that was taken while its code was on the way is refused as if the code were wrong', async () => {
    const [first, second] = [await server.join(), await server.join()]
    const phone = someNumber()
    const mine = (await askChange(first, phone)).answer().data
    const code = await codeTo(server, phone)
    await server.store.db
      .insertInto('identities')
      .values({ issuer: 'phone', subject: phone, member_id: second.user.id, verified_at: new Date() })
      .execute()
    expect((await verify(first, phone, mine.request, code)).code()).toBe('code_expired')
    expect(await comeIn(phone)).toMatchObject({ user: { id: second.user.id } })
    expect(await phoneOf(first)).toBeNull()
  })
})
