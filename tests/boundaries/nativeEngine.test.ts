import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { beforeAll, expect, it } from 'vitest'
import { alias } from '../../vite.alias.js'

const app = `
import { cryptoRandom, randomFrom } from '@careplus/adapters/device'
import { connect, HttpClient, httpAddresses, httpBillUploads, httpChildren } from '@careplus/adapters/http'
import { BrowserStorage, loadStore } from '@careplus/adapters/storage'
globalThis.app = { BrowserStorage, connect, cryptoRandom, HttpClient, httpAddresses, httpBillUploads, httpChildren, loadStore, randomFrom }`
const platform = readFileSync(fileURLToPath(new URL('./nativeEngine.platform.js', import.meta.url)), 'utf8')

let bundle = ''
beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      { name: 'app', resolveId: (id) => (id === 'app' ? id : null), load: (id) => (id === 'app' ? app : null) },
    ],
    build: { write: false, minify: false, rollupOptions: { input: 'app', output: { format: 'iife' } } },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const [chunk] = output !== undefined && 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk') throw new Error('not expected: nothing was built')
  bundle = chunk.code
})

interface Call {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | null
}
type Reply = readonly [status: number, body: unknown] | null

const id = '33333333-3333-4333-8333-333333333333'
const user = {
  id,
  email: 'mali@example.com',
  phone: null,
  name: 'มะลิ',
  birthday: null,
  created_at: '2026-11-20T00:00:00.000Z',
}
const grantOf = (access_token: string) => ({
  access_token,
  token_type: 'Bearer',
  expires_in: 1800,
  refresh_expires_in: 2_592_000,
  refresh_token: `refresh of ${access_token}`.replaceAll(' ', '-'),
})
const child = {
  id,
  nickname: 'ปัน',
  birthday: '2024-07-12',
  gender: 'female',
  gestation_weeks: null,
  gestation_days: null,
  health_consent_at: null,
  role: 'owner',
  shared_by: null,
  version: 1,
}

const engine = (answer: (call: Call) => Reply) => {
  const calls: Call[] = []
  const send = async (method: string, url: string, headers: Call['headers'], body: Call['body']) => {
    calls.push({ method, url, headers, body })
    const reply = answer({ method, url, headers, body })
    return reply === null ? null : [reply[0], JSON.stringify(reply[1])]
  }
  const context = vm.createContext({ send, setTimeout, clearTimeout, setInterval, clearInterval })
  vm.runInContext(platform, context)
  vm.runInContext(bundle, context)
  const run = async (code: string): Promise<unknown> => {
    const text: unknown = await vm.runInContext(`(async () => { ${code} })().then(JSON.stringify)`, context)
    return text === undefined ? undefined : JSON.parse(String(text))
  }
  const opened = (code: string) => run(`${opening}\n try { ${code} } finally { stop() }`)
  return { calls, run, opened }
}

const opening = `
  const store = await app.loadStore(device, 'careplus')
  const random = app.randomFrom({ getRandomValues })
  const connection = app.connect({ backEnd: 'https://careplus.example', apiKey: 'my-app', origin: 'app://careplus', store, random })
  const { client, session, newKey, stop } = connection
  const signIn = () => session.login({ email: 'mali@example.com', password: 'correct horse' })
  const children = app.httpChildren(client)`

it('has nothing that only browsers and Node have', async () => {
  const absent = [
    'TextDecoder',
    'TextEncoder',
    'FormData',
    'Blob',
    'URL',
    'URLSearchParams',
    'crypto',
    'document',
    'navigator',
    'localStorage',
    'window',
    'process',
    'ReadableStream',
  ]
  const { run } = engine(() => null)
  expect(await run(`return ${JSON.stringify(absent)}.filter((name) => name in globalThis)`)).toEqual([])
})

it('signs in, lists children, refreshes, and is signed in when the app is opened again', async () => {
  const { calls, opened } = engine(({ url, headers }) => {
    if (url.endsWith('/api/login')) return [200, { user, ...grantOf('t1') }]
    if (url.endsWith('/oauth/token')) return [200, grantOf('t2')]
    if (headers['authorization'] === 'Bearer t1') return [401, { error_code: 'token_expired', error_message: '' }]
    return [200, url.endsWith('/th/children/') ? { data: [child] } : { user }]
  })
  expect(await opened(`const member = await signIn(); await store.saved(); return member`)).toMatchObject({
    right: { name: 'มะลิ' },
  })
  expect(await opened(`const list = await children.list(); await store.saved(); return list`)).toMatchObject({
    right: [{ nickname: 'ปัน', birthDate: '2024-07-12' }],
  })
  expect(await opened(`return [session.knownMember(), await children.list()]`)).toMatchObject([id, { right: [{}] }])
  const apiCalls = calls.filter(({ url }) => !url.endsWith('/api/auth/user'))
  expect(apiCalls.map(({ method, url }) => `${method} ${url.slice('https://careplus.example'.length)}`)).toEqual([
    'POST /api/login',
    'GET /th/children/',
    'POST /oauth/token',
    'GET /th/children/',
    'GET /th/children/',
  ])
  expect(apiCalls[2]?.headers).toMatchObject({ origin: 'app://careplus', 'x-api-key': 'my-app' })
  expect(apiCalls[2]?.body).toBe('grant_type=refresh_token&client_id=my-app&refresh_token=refresh-of-t1')
  expect(apiCalls[4]?.headers).toMatchObject({ authorization: 'Bearer t2' })
})

it('meets a lost connection as one, with its cause', async () => {
  const { calls, opened } = engine(() => null)
  expect(await opened(`const { left } = await signIn(); return [left, String(left.cause)]`)).toMatchObject([
    { _tag: 'NetworkError', reason: 'failed' },
    'TypeError: Network request failed',
  ])
  expect(calls).toHaveLength(1)
})

it.each(['', 'delete globalThis.XMLHttpRequest'])('uploads a picture, byte for byte %s', async (without) => {
  const { calls, run, opened } = engine(({ url }) =>
    url.endsWith('/api/login') ? [200, { user, ...grantOf('t1') }] : [201, { data: { id, is_read: false } }],
  )
  await run(without)
  const picture = Array.from({ length: 256 }, (_, at) => at)
  const uploaded = await opened(`await signIn(); const sent = []
    const picture = { mediaType: 'image/jpeg', bytes: Uint8Array.from(${JSON.stringify(picture)}) }
    const answer = await app.httpBillUploads(client).upload(picture, newKey(), (...each) => sent.push(each)).answer()
    return [answer, sent.map(([some, all]) => some === all)]`)
  expect(uploaded).toMatchObject([{ right: { id } }, [true]])
  const { headers = {}, body = null } = calls[1] ?? {}
  expect(headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  const form = await new Response(Uint8Array.from(body as Uint8Array), { headers }).formData()
  const file = form.get('picture')
  expect(file instanceof Blob && [...new Uint8Array(await file.arrayBuffer())]).toEqual(picture)
})

it('a query is spelled without the platform', async () => {
  const { calls, opened } = engine(() => [404, { error_code: 'not_found', error_message: '' }])
  await opened(`await app.httpAddresses(client).placesOf('ก & ข')`)
  expect(calls[0]?.url).toMatch(/\?postcode=%E0%B8%81\+%26\+%E0%B8%82$/)
})

it('says at once that it has no source of random numbers', async () => {
  const { run } = engine(() => null)
  const messageOf = (code: string) => run(`try { ${code} } catch (thrown) { return thrown.message }`)
  const needed = expect.stringContaining('randomFrom({ getRandomValues })')
  expect(await messageOf(`app.connect({ backEnd: 'https://careplus.example', apiKey: 'my-app' })`)).toEqual(needed)
  expect(await messageOf(`new app.HttpClient({}, {})`)).toEqual(needed)
  expect(await messageOf(`app.cryptoRandom.uuid()`)).toEqual(needed)
  expect(await run(`return new app.BrowserStorage().lock.run('a', async () => 'done')`)).toBe('done')
})
