import { request } from 'node:http'
import { contract } from '@careplus/adapters/contract'
import { staffClient, staffContract } from '@careplus/adapters/internal/contract'
import type { StaffRole } from '@careplus/core/internal/staff'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { visitProvider } from '../../testing/browser.js'
import { own } from '../../testing/own.js'
import { staffClientOfProvider, staffHost, startOpenIdProvider } from '../../testing/openIdProvider.js'
import { startStaffServer, type StaffServer } from '../../testing/staffServer.js'

const provider = own(startOpenIdProvider, (each) => each.stop())
const publicUrl = `https://${staffHost}`
const directory = () => ({
  issuer: provider.issuer,
  clientId: staffClientOfProvider.id,
  clientSecret: staffClientOfProvider.secret,
  needsSecondFactor: true,
  acr: [],
  isSample: false,
})

let server: StaffServer
beforeEach(async () => {
  server = await startStaffServer({ config: { staff: { port: 0, orFree: false, publicUrl, directory: directory() } } })
})
afterEach(() => server.stop())

interface Answered {
  readonly status: number
  readonly cookies: ReadonlyArray<string>
  readonly location: string | undefined
  readonly body: string
  readonly headers: Readonly<Record<string, unknown>>
}

/** As the proxy sends it on: by the public name. */
const byPublicName = (
  path: string,
  {
    method = 'GET',
    cookie = '',
    host = staffHost,
    headers = {},
    body,
  }: {
    readonly method?: string
    readonly cookie?: string
    readonly host?: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: unknown
  } = {},
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const sent = {
      host,
      cookie,
      'x-forwarded-for': '203.0.113.9',
      ...(method === 'GET' ? {} : { origin: publicUrl, 'x-api-key': staffClient }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    }
    request(new URL(path, server.staffUrl), { method, headers: sent }, (answer) => {
      let text = ''
      answer.on('data', (piece) => (text += String(piece)))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          cookies: answer.headers['set-cookie'] ?? [],
          location: answer.headers.location,
          body: text,
          headers: answer.headers,
        }),
      )
    })
      .on('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body))
  })

const pair = (cookie: string | undefined): string => cookie?.split(';')[0] ?? ''

interface Begun {
  readonly url: string
  readonly cookie: string
}

const begin = async (): Promise<Begun> => {
  const begun = await byPublicName(staffContract.beginSignIn.path, { method: 'POST' })
  expect(begun.status).toBe(200)
  return { url: (JSON.parse(begun.body) as { data: { url: string } }).data.url, cookie: pair(begun.cookies[0]) }
}

const comeBack = async ({ cookie }: Begun, returned: URL): Promise<Answered> =>
  byPublicName(returned.pathname + returned.search, { cookie })

const enter = async (account: string): Promise<Answered> => {
  const begun = await begin()
  return comeBack(begun, (await visitProvider(begun.url, account)).returned)
}

const sessionCookie = ({ cookies }: Answered): string => pair(cookies.find((each) => each.includes('careplus_staff=')))

const readAs = (cookie: string) => byPublicName(staffContract.readSession.path, { cookie })

const know = (sub: string, more: object = {}) =>
  provider.know({ sub, name: `คุณ${sub}`, email: `${sub}@brand.example`, email_verified: true, amr: ['mfa'], ...more })

const invite = async (name: string, role: StaffRole, until: string | null = null) => {
  const body = { email: `${name}@brand.example`, role, until }
  ;(await server.staffCall(staffContract.invitePerson, { token: await server.openLocally(), body })).answer()
}

const people = async () =>
  (await server.staffCall(staffContract.listPeople, { token: await server.openLocally() })).answer().data

const idOf = async (name: string): Promise<string> => {
  const person = server.store.db.selectFrom('staff_people').select('id').where('name', '=', `คุณ${name}`)
  return (await person.executeTakeFirstOrThrow()).id
}

const change = async (
  endpoint: typeof staffContract.removePerson | typeof staffContract.endGrant | typeof staffContract.grantRole,
  name: string,
  cookie: string,
  body?: object,
) =>
  byPublicName(endpoint.path.replace('{id}', await idOf(name)), {
    method: 'POST',
    cookie,
    headers: { 'idempotency-key': crypto.randomUUID() },
    ...(body === undefined ? {} : { body }),
  })

describe("sign-in at the company's directory", () => {
  it('lets in who is invited, with the role of the invitation, in a cookie of this host alone', async () => {
    know('mali')
    await invite('mali', 'care')
    const entered = await enter('mali')
    expect([entered.status, entered.location]).toStrictEqual([303, '/staff/?sign_in=done'])
    expect(entered.cookies).toContainEqual(
      expect.stringMatching(/^__Host-careplus_staff=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    )
    const read = await readAs(sessionCookie(entered))
    expect(JSON.parse(read.body)).toMatchObject({ data: { name: 'คุณmali', roles: ['care'] } })
    expect(read.headers).toMatchObject({
      'strict-transport-security': expect.any(String) as string,
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
    })
    // Known by the directory's id from then on, whatever their address.
    know('mali', { email: 'new@brand.example' })
    expect((await enter('mali')).location).toBe('/staff/?sign_in=done')
  })

  it('lets in nobody who is not invited, and records it', async () => {
    know('stranger')
    const refused = await enter('stranger')
    expect([refused.location, sessionCookie(refused)]).toStrictEqual(['/staff/?sign_in=not_invited', ''])
    expect((await server.auditEntries('nobody')).map(([action]) => action)).toStrictEqual(['staff.uninvited'])
  })

  it('lets nobody in by the address of somebody who has entered', async () => {
    know('mali')
    await invite('mali', 'care')
    await enter('mali')
    know('impostor', { email: 'mali@brand.example' })
    expect((await enter('impostor')).location).toBe('/staff/?sign_in=not_invited')
  })

  it('trusts no address that the directory does not vouch for', async () => {
    await invite('mali', 'care')
    for (const email_verified of [false, undefined]) {
      know('other', { email: 'mali@brand.example', email_verified })
      expect((await enter('other')).location).toBe('/staff/?sign_in=not_invited')
    }
  })

  it('ends an invitation after 24 hours, and when it is taken back', async () => {
    know('mali')
    await invite('mali', 'care')
    await server.store.db.updateTable('staff_invitations').set({ expires_at: server.now() }).execute()
    expect((await enter('mali')).location).toBe('/staff/?sign_in=not_invited')
    await invite('mali', 'care')
    const id = (await people()).invitations[0]?.id ?? ''
    const end = { token: await server.openLocally(), params: { id } }
    expect((await server.staffCall(staffContract.endInvitation, end)).status).toBe(200)
    expect((await enter('mali')).location).toBe('/staff/?sign_in=not_invited')
  })

  it('asks for a second factor', async () => {
    await invite('mali', 'care')
    for (const [amr, location] of [
      [['pwd'], '/staff/?sign_in=second_factor'],
      [[], '/staff/?sign_in=second_factor'],
      [['pwd', 'otp'], '/staff/?sign_in=done'],
    ] as const) {
      know('mali', { amr })
      expect((await enter('mali')).location).toBe(location)
    }
  })

  it('a sign-in that was broken off is said so', async () => {
    const begun = await begin()
    const { returned } = await visitProvider(begun.url, null)
    expect((await comeBack(begun, returned)).location).toBe('/staff/?sign_in=cancelled')
  })
})

describe('faults of a sign-in', () => {
  const claims = async (url: string, more: object = {}) => {
    const now = Math.floor(Date.now() / 1000)
    const nonce = new URL(url).searchParams.get('nonce') ?? ''
    const person = { sub: 'mali', email: 'mali@brand.example', email_verified: true, amr: ['mfa'] }
    return { iss: provider.issuer, aud: staffClientOfProvider.id, iat: now, exp: now + 600, nonce, ...person, ...more }
  }

  beforeEach(async () => {
    know('mali')
    await invite('mali', 'care')
  })

  const withToken = async (more: object, forged = false): Promise<string | undefined> => {
    const begun = await begin()
    const { returned } = await visitProvider(begun.url, 'mali')
    provider.giveNext(await provider.sign(await claims(begun.url, more), forged))
    return (await comeBack(begun, returned)).location
  }

  it('a token as it should be is taken', async () => {
    expect(await withToken({})).toBe('/staff/?sign_in=done')
  })

  it.each([
    ['wrong issuer', { iss: 'https://elsewhere.example' }],
    ['for another client', { aud: 'another' }],
    ['wrong nonce', { nonce: 'another' }],
  ])('%s: refused', async (_, more) => {
    expect(await withToken(more)).toBe('/staff/?sign_in=refused')
  })

  it('signed with a foreign key: refused', async () => {
    expect(await withToken({}, true)).toBe('/staff/?sign_in=refused')
  })

  it('clocks five minutes apart are borne, and not more', async () => {
    const at = Math.floor(Date.now() / 1000)
    expect(await withToken({ iat: at - 400 })).toBe('/staff/?sign_in=clock')
    expect(await withToken({ iat: at + 400 })).toBe('/staff/?sign_in=clock')
    expect(await withToken({ iat: at - 700, exp: at - 400 })).toBe('/staff/?sign_in=clock')
    expect(await withToken({ iat: at - 280, exp: at - 200 })).toBe('/staff/?sign_in=done')
  })

  it('a replayed code opens nothing, nor does the answer in another browser', async () => {
    const begun = await begin()
    const { returned } = await visitProvider(begun.url, 'mali')
    expect((await comeBack({ ...begun, cookie: '' }, returned)).location).toBe('/staff/?sign_in=expired')
    expect((await comeBack(await begin(), returned)).location).toBe('/staff/?sign_in=expired')
    expect((await comeBack(begun, returned)).location).toBe('/staff/?sign_in=done')
    expect((await comeBack(begun, returned)).location).toBe('/staff/?sign_in=expired')
    // The directory itself refuses a code that was used.
    const other = await begin()
    const back = (await visitProvider(other.url, 'mali')).returned
    back.searchParams.set('code', returned.searchParams.get('code') ?? '')
    expect((await comeBack(other, back)).location).toBe('/staff/?sign_in=expired')
  })

  it('an expired sign-in opens nothing', async () => {
    const begun = await begin()
    const { returned } = await visitProvider(begun.url, 'mali')
    server.clock.advance(601)
    expect((await comeBack(begun, returned)).location).toBe('/staff/?sign_in=expired')
  })

  it('a directory that is away: nobody new enters, and who is in stays until idle', async () => {
    const cookie = sessionCookie(await enter('mali'))
    const begun = await begin()
    const { returned } = await visitProvider(begun.url, 'mali')
    const gone = await startStaffServer({
      config: {
        staff: { port: 0, orFree: false, publicUrl, directory: { ...directory(), issuer: 'http://127.0.0.1:9' } },
      },
    })
    const [at, path] = [gone.consolePath, staffContract.beginSignIn.path]
    const headers = { origin: gone.staffUrl, 'x-api-key': staffClient }
    const refused = await fetch(gone.staffUrl + at + path, { method: 'POST', headers })
    expect([refused.status, await refused.text()]).toStrictEqual([503, expect.stringContaining('provider_unreachable')])
    const ready = async (of: StaffServer) => (await of.call(contract.readyz)).answer().staff_directory
    expect([await ready(gone), await ready(server)]).toStrictEqual(['unavailable', 'ok'])
    await gone.stop()
    await server.store.db.updateTable('staff_sign_ins').set({ nonce: 'x' }).execute()
    expect((await comeBack(begun, returned)).location).toBe('/staff/?sign_in=refused')
    expect((await readAs(cookie)).status).toBe(200)
    server.clock.advance(3601)
    expect((await readAs(cookie)).status).toBe(401)
  })
})

describe('people who work', () => {
  const admin = async (name: string): Promise<string> => {
    know(name)
    await invite(name, 'it-admin')
    return sessionCookie(await enter(name))
  }

  it('removed while working: the next call is refused, and so is a new sign-in', async () => {
    const boss = await admin('boss')
    know('mali')
    await invite('mali', 'care')
    const cookie = sessionCookie(await enter('mali'))
    expect((await readAs(cookie)).status).toBe(200)
    expect((await change(staffContract.removePerson, 'mali', boss)).status).toBe(200)
    expect((await readAs(cookie)).status).toBe(401)
    expect((await enter('mali')).location).toBe('/staff/?sign_in=not_invited')
    // Invited anew, the person has the roles of that invitation alone.
    await invite('mali', 'warehouse')
    const invited = await readAs(sessionCookie(await enter('mali')))
    expect(JSON.parse(invited.body)).toMatchObject({ data: { roles: ['warehouse'] } })
  })

  it('the last it-admin stays, two at once included', async () => {
    const boss = await admin('boss')
    expect((await change(staffContract.removePerson, 'boss', boss)).body).toContain('ผู้ดูแลระบบคนสุดท้าย')
    const other = await admin('other')
    const both = await Promise.all([
      change(staffContract.removePerson, 'other', boss),
      change(staffContract.removePerson, 'boss', other),
    ])
    const statuses = both.map(({ status }) => status)
    expect(statuses).toContain(200)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect((await people()).people.filter(({ ended_at }) => ended_at === null)).toHaveLength(1)
  })

  it('nobody changes their own roles, or those of anybody without people.manage', async () => {
    const boss = await admin('boss')
    await admin('other')
    const role = { role: 'care-lead', until: null }
    expect((await change(staffContract.grantRole, 'boss', boss, role)).body).toContain('step_refused')
    expect((await change(staffContract.grantRole, 'other', boss, role)).status).toBe(200)
    know('mali')
    await invite('mali', 'auditor')
    const auditor = sessionCookie(await enter('mali'))
    expect((await change(staffContract.grantRole, 'boss', auditor, role)).body).toContain('role_forbidden')
  })

  it('a name that looks like that of another person or of a token gets a number', async () => {
    await admin('boss')
    for (const [sub, name] of [
      ['case', 'คุณBoss'],
      ['wide', 'คุณｂoss'],
      ['unseen', 'คุณ\u034Fboss\u3164'],
    ] as const) {
      know(sub, { name })
      await invite(sub, 'care')
      await enter(sub)
    }
    const names = (await people()).people.map(({ name }) => name)
    expect(names.toSorted()).toStrictEqual(['คุณBoss 2', 'คุณboss', 'คุณboss 4', 'คุณｂoss 3'].toSorted())
  })

  it('no token is made with the name of somebody who signs in at the directory', async () => {
    await admin('boss')
    const body = { name: 'คุณboss', hash: 'x'.repeat(43) }
    const made = await server.staffCall(staffContract.makeToken, { token: await server.openLocally(), body })
    expect(made.code()).toBe('step_refused')
  })

  it('nobody invites themselves to a role, be it by a new address of theirs', async () => {
    const boss = await admin('boss')
    const inviteBy = (email: string) =>
      byPublicName(staffContract.invitePerson.path, {
        method: 'POST',
        cookie: boss,
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: { email, role: 'care-lead', until: null },
      })
    const rolesOfBoss = async () => JSON.parse((await readAs(sessionCookie(await enter('boss')))).body) as object
    expect((await inviteBy('Boss@brand.example')).body).toContain('step_refused')
    expect((await inviteBy('newer@brand.example')).status).toBe(201)
    know('boss', { email: 'newer@brand.example' })
    expect(await rolesOfBoss()).toMatchObject({ data: { roles: ['it-admin'] } })
    // The address of now is their own too.
    expect((await inviteBy('newer@brand.example')).body).toContain('step_refused')
  })

  it('a removed person enters by no invitation that was open, and neither does whom they invited', async () => {
    const boss = await admin('boss')
    for (const name of ['mali', 'friend']) know(name)
    const other = await admin('other')
    await invite('mali', 'care')
    await enter('mali')
    await invite('mali', 'warehouse')
    await change(staffContract.removePerson, 'mali', boss)
    expect((await enter('mali')).location).toBe('/staff/?sign_in=not_invited')
    const invited = await byPublicName(staffContract.invitePerson.path, {
      method: 'POST',
      cookie: other,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { email: 'friend@brand.example', role: 'it-admin', until: null },
    })
    expect(invited.status).toBe(201)
    await change(staffContract.removePerson, 'other', boss)
    expect((await enter('friend')).location).toBe('/staff/?sign_in=not_invited')
  })

  it('a role that ends by a day ends then, and one that is taken back ends at once', async () => {
    const boss = await admin('boss')
    know('mali')
    await invite('mali', 'care', new Date(server.clock.now() + 1_800_000).toISOString())
    const cookie = sessionCookie(await enter('mali'))
    const roles = async () => (JSON.parse((await readAs(cookie)).body) as { data: { roles: StaffRole[] } }).data.roles
    await change(staffContract.grantRole, 'mali', boss, { role: 'warehouse', until: null })
    expect(await roles()).toStrictEqual(['care', 'warehouse'])
    await change(staffContract.endGrant, 'mali', boss, { role: 'warehouse' })
    expect(await roles()).toStrictEqual(['care'])
    server.clock.advance(1801)
    expect(await roles()).toStrictEqual([])
  })

  it('a session ends after an idle hour, after twelve in all, and when its person signs out', async () => {
    const cookie = await admin('boss')
    for (let hour = 0; hour < 12; hour += 1) {
      server.clock.advance(59 * 60)
      expect((await readAs(cookie)).status).toBe(200)
    }
    server.clock.advance(13 * 60)
    expect((await readAs(cookie)).status).toBe(401)
  })
})

describe('the public name', () => {
  it('opens nothing to a token, and shows no figures of the machine', async () => {
    const authorization = `Bearer ${server.token}`
    const read = await byPublicName(staffContract.readSession.path, { headers: { authorization } })
    expect([read.status, read.body]).toStrictEqual([403, expect.stringContaining('origin_refused')])
    const signIn = { method: 'POST', body: { token: server.token } }
    expect((await byPublicName(staffContract.signIn.path, signIn)).status).toBe(403)
    const secret = { method: 'POST', body: { secret: 'x'.repeat(43) } }
    expect((await byPublicName(staffContract.openLocally.path, secret)).status).toBe(403)
    expect((await byPublicName('/metrics')).status).toBe(404)
    expect(JSON.parse((await byPublicName(staffContract.readSignInMethods.path)).body)).toStrictEqual({
      data: { directory: 'company', token: false },
    })
    expect((await server.staffCall(staffContract.readSession)).status).toBe(200)
  })

  it('is the only one for a call that a proxy has sent on', async () => {
    for (const host of ['127.0.0.1', 'localhost', 'evil.example', `${staffHost}.evil.example`])
      expect((await byPublicName('/staff', { host })).status).toBe(403)
  })

  it('takes changes from its own pages alone', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { origin: `http://${staffHost}` }, { 'x-api-key': 'x' }])
      expect((await byPublicName(staffContract.beginSignIn.path, { method: 'POST', headers })).status).toBe(403)
  })

  it('takes no cookie of this machine, which another service may have set', async () => {
    const cookie = await server.signIn()
    expect((await byPublicName(staffContract.readSession.path, { cookie })).status).toBe(401)
    const value = cookie.split('=')[1] ?? ''
    expect((await readAs(`__Host-careplus_staff=${value}`)).status).toBe(401)
  })
})
