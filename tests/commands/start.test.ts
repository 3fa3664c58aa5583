import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { root, run } from '../../scripts/setup-run.mjs'
import { build } from '../../scripts/setup.mjs'
import { cleanEnvironment, startServer } from '../../scripts/start-server.mjs'
import { freePort, script, unmarkedContent } from '../setup/commands.js'
import { copyOfDemo, emptyDatabase, postgresUrl } from './fixtures.js'

const folder = mkdtempSync(path.join(tmpdir(), 'careplus-start-'))
const ownContent = unmarkedContent(folder)

const start = (settings: Readonly<Record<string, string>>) => script('start', [], settings)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const login = (url: string, email: string, password: string) =>
  fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'careplus-web' },
    body: JSON.stringify({ email, password }),
  })

const production = (port: number, database = postgresUrl ?? '') => ({
  PORT: String(port),
  CAREPLUS_MODE: 'production',
  DATABASE_URL: database,
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  API_KEYS: 'careplus-web',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'CarePlus <hello@careplus.test>',
  IDENTITY_KEY: '0f'.repeat(32),
  PICTURES_SOCKET: '/run/careplus-pictures.socket',
  CONTENT_DIR: ownContent,
})

const isStep = (line: string): boolean => / …$| in \d+\.\d s$/.test(line)

const oneSentence = (output: string) =>
  output
    .trim()
    .split('\n')
    .filter((line) => !isStep(line))

describe('npm start', () => {
  let app: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    app = await startServer({}, 'scripts/start.mjs')
  })
  afterAll(async () => {
    expect({ code: await app.stop(), printed: app.printed() }).toMatchObject({ code: 0 })
  })

  test('demo: prints its steps, its address and an account that works, and serves app and API', async () => {
    await vi.waitFor(() => expect(app.printed()).toMatch(/Demo account: \S+ +password: \S+/), { timeout: 10_000 })
    const [, email = '', password = ''] = /Demo account: (\S+) +password: (\S+)/.exec(app.printed()) ?? []
    const answers = await Promise.all([login(app.url, email, password), fetch(app.url), fetch(`${app.url}/outbox`)])
    expect(answers.map(({ status }) => status)).toStrictEqual([200, 200, 200])
    expect(answers[1].headers.get('content-type')).toContain('text/html')
    const steps = app.printed().split('\n').filter(isStep)
    expect(steps.map((line) => line.replace(/ in \d+\.\d s$/, ''))).toStrictEqual(
      expect.arrayContaining(['Store opened and migrated', 'Content read', 'Demo account made', 'Server started']),
    )
  })

  test('another process has the same store: says so in one sentence, and ends with 1', async () => {
    const { code, output } = await start({ PORT: '0', DATA_DIR: app.data })
    expect(code).toBe(1)
    expect(oneSentence(output)).toStrictEqual([expect.stringContaining('is using the data folder')])
  })
})

/** Pages contain their URL, so each URL has a build of its own. */
const server = 'server/dist/main.js'

describe.skipIf(postgresUrl === null)('a server in production', () => {
  test('runs on PostgreSQL, without demo account and outbox; and says which HOST the machine does not have', async () => {
    const { url, remove } = await emptyDatabase()
    const settings = production(await freePort(), url)
    const app = await startServer(settings, server)
    try {
      const ready = await fetch(`${app.url}/readyz`)
      const outbox = await fetch(`${app.url}/outbox`)
      const demo = await login(app.url, 'demo@careplus.test', 'anything at all')
      expect([ready.status, outbox.status, demo.status]).toStrictEqual([200, 404, 401])
      expect(app.printed()).not.toContain('Demo account')
    } finally {
      expect({ code: await app.stop(), printed: app.printed() }).toMatchObject({ code: 0 })
    }
    const env = cleanEnvironment({ ...settings, HOST: 'careplus.invalid' })
    const { code, output } = await run(process.execPath, [path.join(root, server)], { env, output: 'collect' })
    await remove()
    expect([code, ...oneSentence(output)]).toStrictEqual([
      1,
      'CarePlus cannot start: this machine has no address careplus.invalid; set HOST to another one.',
    ])
  })
})

describe('the pages', () => {
  afterEach(() => vi.unstubAllEnvs())
  class Asked extends Error {}
  const isBuilt = async () => {
    const first = () => Promise.reject(new Asked())
    return build(['web'], { first }).then(
      () => true,
      (failure: unknown) => (failure instanceof Asked ? false : Promise.reject(failure)),
    )
  }

  test('are there as they are, and built anew for another address or back end', async () => {
    expect(await isBuilt()).toBe(true)
    for (const name of ['PUBLIC_URL', 'CAREPLUS_WEB_BACK_END', 'CAREPLUS_WEB_API_KEY']) {
      vi.stubEnv(name, 'https://careplus.example')
      expect(await isBuilt()).toBe(false)
      vi.unstubAllEnvs()
    }
  })
})

describe('npm start says in one sentence, and ends with 1, when', () => {
  const data = path.join(folder, 'data')
  beforeAll(() => copyOfDemo(data))

  const whileTaken = async <A>(work: (port: string) => Promise<A>): Promise<A> => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    try {
      return await work(String((other.address() as AddressInfo).port))
    } finally {
      other.close()
    }
  }

  test.each([
    ['PORT', {}],
    ['STAFF_PORT', { PORT: '0' }],
  ])('%s is in use', async (name, others) => {
    await whileTaken(async (port) => {
      const { code, output } = await start({ ...others, [name]: port, DATA_DIR: data })
      expect([code, ...oneSentence(output)]).toStrictEqual([
        1,
        `CarePlus cannot start: port ${port} on 127.0.0.1 is already in use; set ${name} to another one.`,
      ])
    })
  })

  test('production was meant, and its mode was left out', async () => {
    const { CAREPLUS_MODE: _, ...unsaid } = production(await freePort())
    const { code, output } = await start({ ...unsaid, DATA_DIR: data })
    expect([code, ...oneSentence(output)]).toStrictEqual([
      1,
      expect.stringMatching(/^CarePlus cannot start: CAREPLUS_MODE must be set, because SMTP_URL says/),
    ])
  })

  test.each([
    ['DATA_DIR', (inFile: string) => `the data folder "${inFile}"`],
    ['FILES_DIR', (inFile: string) => `the folder "${inFile}" for pictures`],
  ])('%s cannot be written', async (name, named) => {
    const file = path.join(folder, 'file')
    writeFileSync(file, '')
    const inFile = path.join(file, 'inside')
    const { code, output } = await start({ PORT: '0', DATA_DIR: data, [name]: inFile })
    expect([code, ...oneSentence(output)]).toStrictEqual([
      1,
      `CarePlus cannot start: ${named(inFile)} cannot be written (ENOTDIR).`,
    ])
  })

  test('the folder for pictures that arrive cannot be written', async () => {
    const copy = path.join(folder, 'arriving')
    await copyOfDemo(copy)
    const incoming = path.join(copy, 'incoming')
    rmSync(incoming, { recursive: true })
    writeFileSync(incoming, '')
    const { code, output } = await start({ PORT: '0', DATA_DIR: copy })
    expect([code, ...oneSentence(output)]).toStrictEqual([
      1,
      `CarePlus cannot start: the folder "${incoming}" for pictures cannot be written (EEXIST).`,
    ])
  })

  test('the store is damaged', async () => {
    const copy = path.join(folder, 'damaged')
    await copyOfDemo(copy)
    writeFileSync(path.join(copy, 'store/global/pg_control'), 'nonsense')
    const { code, output } = await start({ PORT: '0', DATA_DIR: copy })
    expect([code, ...oneSentence(output)]).toStrictEqual([
      1,
      `CarePlus cannot start: the store in the data folder "${copy}" is damaged. Restore a backup, or move the folder away to start with an empty store.`,
    ])
  })

  test('there is no content to begin with', async () => {
    const { code, output } = await start({ PORT: '0', DATA_DIR: path.join(folder, 'bare'), CONTENT_DIR: folder })
    expect(code).toBe(1)
    expect(oneSentence(output)).toStrictEqual([
      `CarePlus cannot start: the content in "${folder}" cannot be imported:`,
      `  pictures:1: it is missing in the folder "${folder}"`,
    ])
  })

  test.skipIf(postgresUrl === null)('production would show what is made up', async () => {
    const { CONTENT_DIR: _, ...sample } = production(await freePort())
    const { code, output } = await start(sample)
    expect([code, ...oneSentence(output)]).toStrictEqual([
      1,
      expect.stringMatching(
        /^CarePlus cannot start: the content in ".*" is sample content: articles, brands\.json, .*going-live\.md/,
      ),
    ])
  })

  test('production lacks its settings, each of them named', async () => {
    const { code, output } = await start({ PORT: '0', CAREPLUS_MODE: 'production' })
    expect(code).toBe(1)
    expect(oneSentence(output)).toHaveLength(1)
    for (const name of [
      'PUBLIC_URL',
      'API_KEYS',
      'SMTP_URL',
      'MAIL_FROM',
      'DATABASE_URL',
      'IDENTITY_KEY',
      'PICTURES_SOCKET',
    ])
      expect(output).toContain(name)
  })

  test('the database cannot be reached', async () => {
    const { code, output } = await start({ PORT: '0', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    expect(code).toBe(1)
    expect(oneSentence(output)).toStrictEqual([expect.stringContaining('DATABASE_URL')])
  })
})
