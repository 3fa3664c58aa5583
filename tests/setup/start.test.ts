import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startPostgres } from '../../scripts/postgres.mjs'
import { build } from '../../scripts/setup.mjs'
import { startServer } from '../../scripts/start-server.mjs'
import { freePort, script } from './commands.js'

const postgres = await startPostgres()
const folder = mkdtempSync(path.join(tmpdir(), 'careplus-start-'))
const start = (settings: Readonly<Record<string, string>>) => script('start', [], settings)

beforeAll(() => build())

afterAll(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const stopped = async (app: Awaited<ReturnType<typeof startServer>>) => {
  expect({ code: await app.stop(), printed: app.printed() }).toMatchObject({ code: 0 })
}

const login = (url: string, email: string, password: string) =>
  fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'careplus-web' },
    body: JSON.stringify({ email, password }),
  })

describe('npm start', () => {
  test('demo: prints its address and an account that works, serves app and API, and stops when told', async () => {
    const app = await startServer({}, 'scripts/start.mjs')
    try {
      await vi.waitFor(() => expect(app.printed()).toMatch(/Demo account: \S+ +password: \S+/), { timeout: 10_000 })
      const [, email = '', password = ''] = /Demo account: (\S+) +password: (\S+)/.exec(app.printed()) ?? []
      const answers = await Promise.all([login(app.url, email, password), fetch(app.url), fetch(`${app.url}/outbox`)])
      expect(answers.map(({ status }) => status)).toStrictEqual([200, 200, 200])
      expect(answers[1].headers.get('content-type')).toContain('text/html')
    } finally {
      await stopped(app)
    }
  })

  test.skipIf(postgres === null)('production: runs on PostgreSQL, without demo account and outbox', async () => {
    const port = await freePort()
    const settings = {
      PORT: String(port),
      CAREPLUS_MODE: 'production',
      DATABASE_URL: postgres?.url ?? '',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      API_KEYS: 'careplus-web',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'CarePlus <hello@careplus.test>',
    }
    const app = await startServer(settings)
    try {
      const ready = await fetch(`${app.url}/readyz`)
      const outbox = await fetch(`${app.url}/outbox`)
      const demo = await login(app.url, 'demo@careplus.test', 'anything at all')
      expect([ready.status, outbox.status, demo.status]).toStrictEqual([200, 404, 401])
      expect(app.printed()).not.toContain('Demo account')
    } finally {
      await stopped(app)
    }
  })
})

describe('npm start says in one sentence, and ends with 1, when', () => {
  const oneSentence = (output: string) =>
    output
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('Building'))

  test('the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { code, output } = await start({ PORT: String(port), DATA_DIR: path.join(folder, 'port') })
    other.close()
    expect(code).toBe(1)
    expect(oneSentence(output)).toStrictEqual([expect.stringMatching(new RegExp(`port ${port} .*already in use`))])
  })

  test('the data folder cannot be written', async () => {
    const file = path.join(folder, 'file')
    writeFileSync(file, '')
    const { code, output } = await start({ PORT: '0', DATA_DIR: path.join(file, 'data') })
    expect(code).toBe(1)
    expect(oneSentence(output)).toStrictEqual([expect.stringContaining('cannot be written')])
  })

  test('there is no content to begin with', async () => {
    const { code, output } = await start({ PORT: '0', DATA_DIR: path.join(folder, 'bare'), CONTENT_DIR: folder })
    expect(code).toBe(1)
    expect(oneSentence(output)).toStrictEqual([
      `CarePlus cannot start: the content in "${folder}" cannot be imported:`,
      `  pictures:1: it is not there in the folder "${folder}"`,
    ])
  })

  test('another process has the same store', async () => {
    const data = path.join(folder, 'shared')
    const first = await startServer({ DATA_DIR: data })
    const { code, output } = await start({ PORT: '0', DATA_DIR: data })
    await first.stop()
    expect(code).toBe(1)
    expect(oneSentence(output)).toStrictEqual([expect.stringContaining('is using the data folder')])
  })

  test('production lacks its settings, each of them named', async () => {
    const { code, output } = await start({ PORT: '0', CAREPLUS_MODE: 'production' })
    expect(code).toBe(1)
    expect(oneSentence(output)).toHaveLength(1)
    for (const name of ['PUBLIC_URL', 'API_KEYS', 'SMTP_URL', 'MAIL_FROM', 'DATABASE_URL'])
      expect(output).toContain(name)
  })

  test('the database cannot be reached', async () => {
    const { code, output } = await start({ PORT: '0', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    expect(code).toBe(1)
    expect(oneSentence(output)).toStrictEqual([expect.stringContaining('DATABASE_URL')])
  })
})
