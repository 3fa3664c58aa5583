import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { contract, type Endpoint } from '@careplus/adapters/contract'
import { staffContract } from '@careplus/adapters/internal/contract'
import { describe, expect, it } from 'vitest'
import type { StaffSettings } from '../../platform/config/staff.js'
import { sha256 } from '../../platform/crypto/tokens.js'
import { maintenanceWatch } from '../maintenance/maintenanceWatch.js'
import { folderStorage } from '../../platform/storage/folder.js'
import { sentRequest } from '../../testing/requestFixtures.js'
import { startStaffServer } from '../../testing/staffServer.js'
import { loadLocalSecret } from './localSecret.js'
import { startStaffListener } from './staffListener.js'
import { ownStaffServer } from '../../testing/ownServer.js'

const server = ownStaffServer()

const { readSession, changeMaintenance, signIn, signOut } = staffContract
const off = { on: false, message: null, until: null }
const id = '00000000-0000-4000-8000-000000000001'

/** fetch sets Host itself. */
const withHost = (host: string, path = '/staff/api/session/'): Promise<number> =>
  new Promise((resolve, reject) => {
    const url = new URL(path, server.staffUrl)
    const headers = { host, authorization: `Bearer ${server.token}` }
    request(url, { headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

describe('the listener of staff', () => {
  const signedIn = Object.values(staffContract).filter(({ auth }) => auth === 'staff') as ReadonlyArray<Endpoint>

  it.each(signedIn.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s: not without a token',
    async (_, each) => {
      const options = { token: null, params: { id, picture_id: id, item_id: '1' } }
      expect((await server.staffCall(each, options)).code()).toBe('token_invalid')
    },
  )

  it.each(signedIn.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s: not on the port of parents',
    async (_, { method, path }) => {
      const reply = await fetch(server.url + path.replace(/\{\w+\}/g, id), {
        method,
        headers: { authorization: `Bearer ${server.token}`, 'x-api-key': 'careplus-web', 'idempotency-key': 'k' },
      })
      expect(reply.status).toBe(method === 'GET' ? 404 : 405)
    },
  )

  it("has none of the parents' calls", async () => {
    const reply = await fetch(server.staffUrl + contract.readPoints.path, {
      headers: { authorization: `Bearer ${server.token}`, 'x-api-key': 'careplus-web' },
    })
    expect(reply.status).toBe(404)
  })

  it('knows a token, and whose it is', async () => {
    expect((await server.staffCall(readSession)).answer().data.name).toBe('ปาริชาต')
  })

  it("takes no parent's token", async () => {
    const { access_token: token } = await server.join()
    expect((await server.staffCall(readSession, { token })).code()).toBe('token_invalid')
  })

  it('takes a token no longer than twelve months, and not once it is ended', async () => {
    const token = await server.newToken('ended')
    const cookie = await server.signIn(token)
    const refused = await server.staffCall(staffContract.endToken, { body: { name: 'ended' } })
    expect(refused.code()).toBe('role_forbidden')
    const local = await server.openLocally()
    ;(await server.staffCall(staffContract.endToken, { token: local, body: { name: 'ended' } })).answer()
    expect((await server.staffCall(readSession, { token })).code()).toBe('token_expired')
    expect((await server.staffCall(readSession, server.fromConsole(cookie))).code()).toBe('token_invalid')

    const old = await server.newToken('old')
    const session = server.fromConsole(await server.signIn(old))
    await server.store.db
      .updateTable('staff_tokens')
      .set({ expires_at: server.now() })
      .where('name', '=', 'old')
      .execute()
    expect((await server.staffCall(readSession, { token: old })).code()).toBe('token_expired')
    expect((await server.staffCall(readSession, session)).code()).toBe('token_expired')
  })

  it('opens nothing by a session that began while the token was being ended', async () => {
    const cookie = await server.signIn(await server.newToken('racing'))
    const readWith = () => server.staffCall(readSession, server.fromConsole(cookie))
    expect((await readWith()).status).toBe(200)
    // As that leaves it: the session came after those that went with the token.
    await server.store.db
      .updateTable('staff_tokens')
      .set({ ended_at: server.now() })
      .where('name', '=', 'racing')
      .execute()
    expect((await readWith()).code()).toBe('token_expired')
  })

  it('lets nobody in who has it by another name', async () => {
    expect(await withHost('evil.example')).toBe(403)
    expect(await withHost('evil.example:3001')).toBe(403)
    expect(await withHost('127.0.0.1.evil.example')).toBe(403)
    expect(await withHost('localhost:9999')).toBe(200)
    expect(await withHost('evil.example', '/staff')).toBe(403)
  })

  it('is bound to this machine only', () => {
    expect(new URL(server.staffUrl).hostname).toBe('127.0.0.1')
  })

  it('serves the console as pages that nothing else may frame or read', async () => {
    const page = await fetch(`${server.staffUrl}/staff`)
    expect([page.status, await page.text()]).toStrictEqual([200, expect.stringContaining('not built')])
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
    })
    expect((await fetch(`${server.staffUrl}/staff/api/nothing`)).status).toBe(404)
    expect((await fetch(`${server.staffUrl}/outbox`)).status).toBe(404)
  })
})

describe('a port that is taken', () => {
  const start = (staff: StaffSettings) =>
    startStaffListener(
      { ...server.config, staff, dataFolder: join(server.config.dataFolder, 'other') },
      {
        db: server.store.db,
        storage: folderStorage(server.config.dataFolder),
        maintenance: maintenanceWatch(server.store.db, server.clock.now),
        disk: { wasFull: () => undefined },
        now: server.clock.now,
        log: { write: () => undefined },
      },
    )

  it('is told where it was asked for; else any free one will do', async () => {
    const port = Number(new URL(server.staffUrl).port)
    await expect(start({ port, orFree: false, publicUrl: null, directory: null })).rejects.toMatchObject({
      code: 'EADDRINUSE',
      port,
    })
    const other = await start({ port, orFree: true, publicUrl: null, directory: null })
    expect((await fetch(other?.address ?? '')).status).toBe(200)
    expect(other?.address).not.toContain(`:${port}/`)
    await other?.stop()
  })
})

describe('the secret in the data folder', () => {
  const { openLocally, makeToken, listTokens } = staffContract
  const localSecret = () => loadLocalSecret(server.config.dataFolder)

  it('is for the owner of the folder alone, and works once', async () => {
    expect(statSync(join(server.config.dataFolder, 'staff.json')).mode & 0o777).toBe(0o600)
    const { secret } = localSecret() ?? {}
    const open = () => server.staffCall(openLocally, { token: null, body: { secret, user: 'somchai' } })
    const { token } = (await open()).answer().data
    expect((await server.staffCall(readSession, { token })).answer().data.name).toBe(`${userInfo().username}@local`)
    expect((await open()).code()).toBe('token_invalid')
    expect(localSecret()?.secret).not.toBe(secret)
  })

  it('is of no use to a page', async () => {
    const body = { secret: localSecret()?.secret, user: 'somchai' }
    const reply = await server.staffCall(openLocally, { token: null, body, headers: { origin: server.staffUrl } })
    expect(reply.code()).toBe('origin_refused')
  })

  it('opens what makes tokens, one at a time for a name, known by their hashes', async () => {
    const token = await server.openLocally()
    const body = { name: 'กานต์', hash: sha256('a token') }
    expect((await server.staffCall(makeToken, { body })).code()).toBe('role_forbidden')
    const made = (await server.staffCall(makeToken, { token, body })).answer().data
    expect(Date.parse(made.expires_at) - Date.parse(made.created_at)).toBeGreaterThan(364 * 86_400_000)
    expect((await server.staffCall(readSession, { token: 'a-token' })).status).toBe(401)
    const repeated = await server.staffCall(makeToken, { token, body: { ...body, hash: sha256('another') } })
    expect([repeated.code(), repeated.body]).toMatchObject(['step_refused', { alert_messages: [expect.any(String)] }])
    const names = (await server.staffCall(listTokens)).answer().data.map(({ name }) => name)
    expect(names.slice(0, 1)).toStrictEqual(['กานต์'])
    expect((await server.auditEntries(`staff:${userInfo().username}@local`)).map(([action]) => action)).toContain(
      'staff.token-made',
    )
    for (const name of ['a@local', 'a:b', ' ', '-x', 'x'.repeat(41)])
      expect((await server.staffCall(makeToken, { token, body: { ...body, name } })).code()).toBe('invalid_input')
  })
})

describe('the console', () => {
  it('signs in with a token, into a cookie that no script reads and no other site sends', async () => {
    const reply = await server.staffCall(signIn, {
      body: { token: server.token },
      ...server.fromConsole(''),
    })
    expect(reply.headers.getSetCookie()).toStrictEqual([
      expect.stringMatching(/^careplus_staff=[\w-]{43}; Path=\/staff\/~[\w-]{36}; HttpOnly; SameSite=Strict$/),
    ])
    const cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const { name, ends_at } = (await server.staffCall(readSession, server.fromConsole(cookie))).answer().data
    expect(name).toBe('ปาริชาต')
    expect(Math.round((Date.parse(ends_at) - server.clock.now()) / 60_000)).toBe(60)
  })

  it('is sent its cookie under a path of its own only, which no other service on the machine knows', async () => {
    const opened = (at: string) =>
      server.staffCall(signIn, { ...server.fromConsole(''), body: { token: server.token }, at })
    expect((await opened('')).code()).toBe('origin_refused')
    const [one, two] = [`/staff/~${'a'.repeat(36)}`, `/staff/~${'b'.repeat(36)}`]
    for (const at of [one, two]) expect((await opened(at)).headers.getSetCookie()[0]).toContain(`; Path=${at};`)
    const cookie = await server.signIn()
    const out = await server.staffCall(signOut, { ...server.fromConsole(cookie) })
    expect(out.headers.getSetCookie()[0]).toContain(`; Path=${server.consolePath};`)
  })

  it('changes nothing for a page of somebody else', async () => {
    const cookie = await server.signIn()
    const { headers = {} } = server.fromConsole(cookie)
    const readWith = (change: Readonly<Record<string, string | undefined>>) => {
      const sent = Object.entries({ ...headers, ...change }).filter(
        (each): each is [string, string] => each[1] !== undefined,
      )
      return server.staffCall(changeMaintenance, { token: null, body: off, headers: Object.fromEntries(sent) })
    }
    for (const change of [
      { origin: undefined },
      { origin: 'null' },
      { origin: 'https://evil.example' },
      { origin: server.url },
      { 'x-api-key': undefined },
      { 'x-api-key': 'careplus-web' },
    ])
      expect((await readWith(change)).code()).toBe('origin_refused')
    expect((await readWith({})).status).toBe(200)
    expect((await server.staffCall(signIn, { token: null, body: { token: server.token } })).code()).toBe(
      'origin_refused',
    )
  })

  it('signs out after an idle hour, not before, and at once when asked', async () => {
    const cookie = await server.signIn()
    const as = server.fromConsole(cookie)
    server.clock.advance(59 * 60)
    expect((await server.staffCall(readSession, as)).status).toBe(200)
    server.clock.advance(59 * 60)
    expect((await server.staffCall(readSession, as)).status).toBe(200)
    server.clock.advance(61 * 60)
    expect((await server.staffCall(readSession, as)).code()).toBe('token_expired')

    const other = server.fromConsole(await server.signIn())
    const out = await server.staffCall(signOut, other)
    expect(out.headers.getSetCookie()[0]).toContain('Max-Age=0')
    expect((await server.staffCall(readSession, other)).code()).toBe('token_invalid')
  })

  it('ends after twelve hours, however busy', async () => {
    const as = server.fromConsole(await server.signIn())
    for (let hour = 0; hour < 12; hour += 1) {
      server.clock.advance(59 * 60)
      expect((await server.staffCall(readSession, as)).status).toBe(200)
    }
    server.clock.advance(12 * 60)
    expect((await server.staffCall(readSession, as)).code()).toBe('token_expired')
  })

  it('puts a wrong token on record, by the network and without a word of it', async () => {
    const auditSubjects = () =>
      server.store.db.selectFrom('audit').selectAll().where('action', '=', 'staff.sign-in-failed').execute()
    const before = (await auditSubjects()).length
    await server.staffCall(signIn, { body: { token: 'nothing' }, ...server.fromConsole('') })
    await server.staffCall(readSession, { token: 'nothing' })
    const after = await auditSubjects()
    expect(after.length).toBe(before + 2)
    expect(after.at(-1)).toMatchObject({ actor: 'nobody', subject: sha256('127.0.0.1') })
    expect((await server.staffCall(staffContract.listStaffRequests)).status).toBe(200)
    expect((await server.auditEntries()).map(([action]) => action)).toContain('requests.looked-at')
  })

  it('shows what a text hides', async () => {
    const { id: request } = await sentRequest(server, await server.join())
    const words = 'มะลิ\u202Eลบ\nบรรทัดสอง'
    await server.store.db.updateTable('request_messages').set({ words }).where('request_id', '=', request).execute()
    const read = await server.staffCall(staffContract.readStaffRequest, { params: { id: request } })
    expect(read.answer().data.messages[0]?.words).toBe('มะลิ⟨U+202E⟩ลบ\nบรรทัดสอง')
  })

  it('answers a browser with the console where an address was cut inside a letter', async () => {
    const staffWebFolder = mkdtempSync(join(tmpdir(), 'careplus-console-'))
    writeFileSync(join(staffWebFolder, 'index.html'), 'console')
    const built = await startStaffServer({ config: { staffWebFolder } })
    const get = (path: string) => fetch(built.staffUrl + path, { headers: { accept: 'text/html' } })
    const cut = await get('/staff/%E0%B8')
    expect([cut.status, await cut.text()]).toEqual([404, 'console'])
    expect(await (await get('/staff/api/%E0%B8/')).text()).toContain('"error_code":"not_found"')
    await built.stop()
    rmSync(staffWebFolder, { recursive: true })
  })

  it('hears no wrong tokens after thirty, and a right one all the same', async () => {
    const wrong = () => server.staffCall(signIn, { body: { token: 'nothing' }, ...server.fromConsole('') })
    let last = await wrong()
    for (let each = 0; each < 31 && last.code() === 'token_invalid'; each += 1) last = await wrong()
    expect(last.code()).toBe('too_many_tries')
    expect((await server.staffCall(readSession, { token: 'nothing' })).code()).toBe('too_many_tries')
    expect((await server.staffCall(readSession)).status).toBe(200)
    expect(await server.signIn()).toMatch(/^careplus_staff=/)
  })

  it('and no token stands in a log or in the store', async () => {
    const stored = await Promise.all(
      (['staff_tokens', 'staff_sessions', 'staff_answers', 'audit'] as const).map((name) =>
        server.store.db.selectFrom(name).selectAll().execute(),
      ),
    )
    expect(server.logs.join('') + JSON.stringify(stored)).not.toContain(server.token)
  })
})
