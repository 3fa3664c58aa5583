import { contract } from '@careplus/adapters/contract'
import { describe, expect, it } from 'vitest'
import { argon2Passwords } from '../../platform/crypto/passwords.js'
import { ownServer } from '../../testing/ownServer.js'
import { startTestServer, type Member } from '../../testing/testServer.js'
import { countingPlace } from '../../testing/countingPlace.js'

const server = ownServer()

const ask = (email: string, network?: string) => server.call(contract.askPasswordLink, { body: { email }, network })
const reset = (token: string, password = 'ดอกแก้ว ริมหน้าต่าง') =>
  server.call(contract.resetPassword, { body: { token, password } })
const login = (email: string, password: string) => server.logIn({ email, password })
const linkIn = (message = ''): string => /\/reset-password#token=([A-Za-z0-9_-]+)/.exec(message)?.[1] ?? ''
const tokenFor = async (email: string): Promise<string> => {
  ;(await ask(email)).answer()
  return linkIn((await server.messagesTo(email))[0])
}
const isSignedIn = async ({ access_token: token }: Member): Promise<boolean> =>
  (await server.call(contract.readMe, { token })).status === 200

describe('a forgotten password', () => {
  it('is chosen anew by a mailed link, at our own address, its token in the fragment', async () => {
    const member = await server.join()
    expect((await ask(member.email)).answer()).toEqual({ data: { expires_in: 1800, resend_after: 60 } })
    const [message = ''] = await server.messagesTo(member.email)
    expect(message).toContain(`${server.url}/reset-password#token=`)
    expect((await reset(linkIn(message))).answer()).toEqual({ data: null })
    expect((await login(member.email, member.password)).code()).toBe('invalid_credentials')
    expect((await login(member.email, 'ดอกแก้ว ริมหน้าต่าง')).status).toBe(200)
  })

  it('ends every session, and the owner is told', async () => {
    const member = await server.join()
    const elsewhere = await login(member.email, member.password)
    await reset(await tokenFor(member.email))
    expect(await isSignedIn(member)).toBe(false)
    expect((await server.call(contract.readMe, { token: elsewhere.answer().access_token })).code()).toBe(
      'token_invalid',
    )
    const refreshed = await server.call(contract.refreshToken, {
      body: { grant_type: 'refresh_token', client_id: 'careplus-web' },
      headers: { cookie: member.cookie, origin: server.url },
    })
    expect(refreshed.code()).toBe('refresh_invalid')
    expect((await server.messagesTo(member.email))[0]).toMatch(/รหัสผ่านบัญชีของคุณเพิ่งเปลี่ยน/)
  })

  it('lets the owner in at once, however often somebody guessed before', async () => {
    const member = await server.join()
    for (let failure = 0; failure < 6; failure += 1) await login(member.email, 'wrong one')
    await reset(await tokenFor(member.email))
    expect((await login(member.email, 'ดอกแก้ว ริมหน้าต่าง')).status).toBe(200)
  })

  it('gives a password to a member who had none', async () => {
    const member = await server.join()
    await server.store.db.deleteFrom('credentials').where('member_id', '=', member.user.id).execute()
    await reset(await tokenFor(member.email))
    expect((await login(member.email, 'ดอกแก้ว ริมหน้าต่าง')).status).toBe(200)
  })
})

describe('a reset whose answer was lost', () => {
  const done = async () => {
    const member = await server.join()
    const token = await tokenFor(member.email)
    ;(await reset(token)).answer()
    return { member, token }
  }
  const actsOf = async ({ user }: Member) => (await server.acts('actor', user.id)).length

  it('is answered again within ten minutes to the same password, and does nothing more', async () => {
    const { member, token } = await done()
    const signedIn = (await login(member.email, 'ดอกแก้ว ริมหน้าต่าง')).answer()
    const traces = async () => [await server.messagesTo(member.email), await actsOf(member)]
    const before = await traces()
    for (const wait of [0, 580]) {
      server.clock.advance(wait)
      expect((await reset(token)).answer()).toEqual({ data: null })
    }
    expect(await traces()).toEqual(before)
    expect((await server.call(contract.readMe, { token: signedIn.access_token })).status).toBe(200)
    server.clock.advance(20)
    expect((await reset(token)).code()).toBe('link_invalid')
  })

  it('is answered alike to two that come at the same moment, and told once', async () => {
    const { email } = await server.join()
    const token = await tokenFor(email)
    const both = await Promise.all([reset(token), reset(token)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const warnings = (await server.messagesTo(email)).filter((message) => message.includes('รหัสผ่านบัญชีของคุณเพิ่งเปลี่ยน'))
    expect(warnings).toHaveLength(1)
  })

  it('is not, to another password, which is counted as a wrong one and changes nothing', async () => {
    const { member, token } = await done()
    const codes = []
    for (let attempt = 0; attempt < 6; attempt += 1) codes.push((await reset(token, 'กล้วยไม้ สีขาวนวล')).code())
    expect(codes).toEqual([...Array<string>(5).fill('link_invalid'), 'too_many_tries'])
    server.clock.advance(3)
    expect((await login(member.email, 'ดอกแก้ว ริมหน้าต่าง')).status).toBe(200)
    expect((await login(member.email, 'กล้วยไม้ สีขาวนวล')).code()).toBe('invalid_credentials')
  })

  it('is not, once the password was changed again, be it to the same, or another link was asked for', async () => {
    const { member, token } = await done()
    const { access_token } = (await login(member.email, 'ดอกแก้ว ริมหน้าต่าง')).answer()
    const body = { password: 'ดอกแก้ว ริมหน้าต่าง' }
    ;(await server.call(contract.setPassword, { token: access_token, body })).answer()
    expect((await reset(token)).code()).toBe('link_invalid')

    const other = await done()
    server.clock.advance(61)
    await ask(other.member.email)
    expect((await reset(other.token)).code()).toBe('link_invalid')
  })

  it('costs a hash only where the link was used and its password stands', async () => {
    const real = await argon2Passwords()
    let hashed = 0
    const counting = await startTestServer({
      passwords: {
        hash: (password) => ((hashed += 1), real.hash(password)),
        matches: (...given) => ((hashed += 1), real.matches(...given)),
      },
    })
    const member = await counting.join()
    await counting.call(contract.askPasswordLink, { body: { email: member.email } })
    const token = linkIn((await counting.messagesTo(member.email))[0])
    const costOf = async (given: string) => {
      const before = hashed
      await counting.call(contract.resetPassword, { body: { token: given, password: 'ดอกแก้ว ริมหน้าต่าง' } })
      return hashed - before
    }
    expect([await costOf(token), await costOf(token), await costOf('made-up')]).toEqual([1, 1, 0])
    await counting.store.db
      .updateTable('credentials')
      .set({ changed_at: new Date(0) })
      .execute()
    expect(await costOf(token)).toBe(0)
    await counting.stop()
  })
})

describe('a link is refused', () => {
  it('where it is made up, or is for something else', async () => {
    expect((await reset('made-up')).code()).toBe('link_invalid')
    const member = await server.join()
    const confirm = await server.call(contract.confirmEmail, { body: { token: await tokenFor(member.email) } })
    expect(confirm.code()).toBe('link_invalid')
  })

  it('where it was used: once is all, also for two at the same moment', async () => {
    const { email } = await server.join()
    const token = await tokenFor(email)
    const both = await Promise.all([reset(token, 'กล้วยไม้ สีม่วงอ่อน'), reset(token, 'กล้วยไม้ สีขาวนวล')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await reset(token)).code()).toBe('link_invalid')
  })

  it('after half an hour, and no second sooner', async () => {
    const { email } = await server.join()
    const token = await tokenFor(email)
    server.clock.advance(1795)
    const early = await tokenFor(email)
    expect((await reset(token)).code()).toBe('link_invalid')
    server.clock.advance(1795)
    expect((await reset(early)).status).toBe(200)
    server.clock.advance(61)
    const late = await tokenFor(email)
    server.clock.advance(1800)
    expect((await reset(late)).code()).toBe('link_invalid')
  })

  it('once another was asked for, or the password was changed', async () => {
    const member = await server.join()
    const first = await tokenFor(member.email)
    server.clock.advance(61)
    const second = await tokenFor(member.email)
    expect((await reset(first)).code()).toBe('link_invalid')
    const { access_token: token, password } = member
    ;(await server.call(contract.giveProof, { token, body: { password } })).answer()
    ;(await server.call(contract.setPassword, { token, body: { password: 'พวงชมพู เลื้อยรั้ว' } })).answer()
    expect((await reset(second)).code()).toBe('link_invalid')
  })

  it('with a password that will not do, and stays good', async () => {
    const { email } = await server.join()
    const token = await tokenFor(email)
    expect((await reset(token, 'password123')).body).toMatchObject({ field: 'password' })
    expect((await reset(token, `my ${email}`)).body).toMatchObject({ errors: [{ code: 'own_address_password' }] })
    expect((await reset(token, 'short')).body).toMatchObject({ field: 'password' })
    expect((await reset(token, 'x'.repeat(5000))).body).toMatchObject({ field: 'password' })
    expect((await reset(token)).status).toBe(200)
  })
})

describe('whether an address has an account', () => {
  it('cannot be told from the answer; only its mailbox learns it', async () => {
    const { email } = await server.join()
    const [known, unknown] = [await ask(email), await ask('nobody-here@example.com')]
    expect(known.answer()).toEqual(unknown.answer())
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()])
    const [message = ''] = await server.messagesTo('nobody-here@example.com')
    expect(message).toMatch(/ยังไม่มีบัญชี/)
    expect(linkIn(message)).toBe('')
  })

  it('cannot be told from the work: the same statements, no hash computed, the same rows', async () => {
    const real = await argon2Passwords()
    let hashed = 0
    const { place, statements } = await countingPlace()
    const counting = await startTestServer({
      place,
      passwords: {
        hash: (password) => ((hashed += 1), real.hash(password)),
        matches: (...given) => ((hashed += 1), real.matches(...given)),
      },
    })
    const { email } = await counting.join()
    const askOf = async (address: string) => {
      hashed = 0
      const before = statements()
      ;(await counting.call(contract.askPasswordLink, { body: { email: address } })).answer()
      return { hashed, statements: statements().slice(before.length) }
    }
    const [known, unknown] = [await askOf(email), await askOf('nobody-here@example.com')]
    expect(known.statements.length).toBeGreaterThan(5)
    expect(unknown).toEqual(known)
    await counting.stop()
    await place.remove()
  })
})

describe('asking for a link', () => {
  it('is limited for an address, known or not, whatever its case', async () => {
    const { email } = await server.join()
    for (const address of [email, 'never-joined@example.com']) {
      expect((await ask(address)).status).toBe(200)
      const repeated = await ask(address.toUpperCase())
      expect([repeated.code(), Number(repeated.headers.get('retry-after')) <= 60]).toEqual(['rate_limited', true])
    }
  })

  it('is limited for a mailbox, by whatever tags and dots', async () => {
    const asked = async (spelling: string) =>
      (await ask(`${spelling}@example.com`, `2001:db8:${spelling.length}::1`)).status
    const spellings = ['box.links', 'boxl.inks', 'boxlinks+a', 'boxlinks+bb', 'b.oxlinks+ccc', 'boxlinks+dddd']
    const statuses = []
    for (const spelling of spellings) statuses.push(await asked(spelling))
    expect(statuses).toStrictEqual([200, 200, 200, 200, 200, 429])
  })

  it('is limited for a network', async () => {
    const network = '2001:db8:7:7::1'
    const statuses = []
    for (let each = 0; each < 61; each += 1) statuses.push((await ask(`x${each}@example.com`, network)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  })

  it.each([
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com\nX: y',
    'a@example.com,b@example.com',
    `${'a'.repeat(300)}@example.com`,
  ])('takes no address like %j', async (email) => {
    expect((await ask(email)).body).toMatchObject({ error_code: 'invalid_input', field: 'email' })
  })
})
