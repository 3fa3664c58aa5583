import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect as connectHttp2, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'
import net from 'node:net'
import path from 'node:path'
import { Readable } from 'node:stream'
import tls from 'node:tls'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract, type Endpoint } from '../../adapters/exports/contract.js'
import { BytesBody, errorBody } from '../../adapters/exports/internal/contract.js'
import { findNginx, startBehindFront, startFront } from '../../ops/drills/support/front.mjs'
import { openPlace } from '../../ops/drills/support/place.mjs'
import { freePort } from '../../scripts/machine/postgres-cluster.mjs'
import { startPostgres } from '../../scripts/postgres.mjs'
import { root } from '../../scripts/setup-run.mjs'
import { demoAccount } from '../../server/demo/seed.js'

const assets = path.join(root, 'web/dist/client/assets')
const place = await openPlace('nginx')
const [nginx, postgres] = [await findNginx(), await startPostgres()]

let behind: Awaited<ReturnType<typeof startBehindFront>>
let ca: Buffer
const sessions: ClientHttp2Session[] = []

const connection = (url: string, localAddress = '127.0.0.1'): ClientHttp2Session => {
  const { port } = new URL(url)
  const session = connectHttp2(url, {
    createConnection: () =>
      tls.connect({
        ca,
        servername: 'localhost',
        ALPNProtocols: ['h2'],
        socket: net.connect({ host: '127.0.0.1', port: Number(port), localAddress }),
      }),
  })
  sessions.push(session)
  return session
}

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Readable | string | undefined
}

interface Answered {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const asked = (session: ClientHttp2Session, where: string, { method = 'GET', headers = {}, body }: Asked = {}) =>
  new Promise<Answered>((resolve, reject) => {
    const stream = session.request({ ':path': where, ':method': method, ...headers }, { endStream: body === undefined })
    const chunks: Buffer[] = []
    let answer: Omit<Answered, 'body'> | null = null
    stream.on('response', (responseHeaders) => {
      answer = { status: Number(responseHeaders[':status']), headers: responseHeaders }
    })
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    // An unwanted body is aborted after the response.
    const over = (failure?: Error): void =>
      answer === null ? reject(failure ?? new Error('no answer')) : resolve({ ...answer, body: Buffer.concat(chunks) })
    stream.on('end', over).on('error', over)
    if (body instanceof Readable) body.pipe(stream)
    else if (body !== undefined) stream.end(body)
  })

const inPieces = (bytes: number, head = ''): Readable =>
  Readable.from(
    (function* () {
      yield Buffer.from(head)
      for (let left = bytes - Buffer.byteLength(head); left > 0; left -= 65_536)
        yield Buffer.alloc(Math.min(left, 65_536), 'a')
    })(),
  )

const fromApp = { 'x-api-key': 'careplus-web' }
const json = { ...fromApp, 'content-type': 'application/json' }
const jsonOf = ({ body }: Answered) => JSON.parse(body.toString('utf8'))

const stop = async (): Promise<void> => {
  for (const session of sessions) session.destroy()
  await behind?.stop()
  await postgres?.stop()
  await place.close()
}

describe.skipIf(nginx === null || postgres === null)('nginx before two processes', () => {
  beforeAll(async () => {
    behind = await startBehindFront(place, { CAREPLUS_MODE: 'demo', DATABASE_URL: postgres?.url ?? '' })
    ca = readFileSync(behind.ca)
  }, 180_000)
  afterAll(stop, 60_000)

  const openFront = (localAddress?: string) => connection(behind.url, localAddress)
  const alone = async (where: string, headers = {}) => fetch((behind.upstreams[0] ?? '') + where, { headers })

  it('speaks TLS 1.2 and 1.3, nothing older, and answers to its own name alone', async () => {
    const { port } = new URL(behind.url)
    const spoken = (options: tls.ConnectionOptions) =>
      new Promise<string | null>((resolve) => {
        const socket = tls.connect({ host: '127.0.0.1', port: Number(port), ca, servername: 'localhost', ...options })
        socket.once('error', ({ message }) => resolve(message.includes('certificate') ? message : null))
        socket.once('secureConnect', () => {
          resolve(socket.getProtocol())
          socket.destroy()
        })
      })
    const only = (version: tls.SecureVersion) => ({ minVersion: version, maxVersion: version })
    expect(await spoken(only('TLSv1.3'))).toBe('TLSv1.3')
    expect(await spoken(only('TLSv1.2'))).toBe('TLSv1.2')
    expect(await spoken({ ...only('TLSv1.1'), ciphers: 'DEFAULT@SECLEVEL=0' })).toBeNull()
    expect(await spoken({ servername: 'elsewhere.example', rejectUnauthorized: false })).toBeNull()
    const plain = await fetch(`${behind.plainUrl}/rewards?page=2`, { redirect: 'manual' })
    expect([plain.status, plain.headers.get('location')]).toStrictEqual([308, `${behind.url}/rewards?page=2`])
  })

  it('serves what is named by its content itself, compressed beforehand, with the headers of the server', async () => {
    const session = openFront()
    const kinds = ['.js', '.css', '.svg', '.woff2']
    const all = readdirSync(assets)
    for (const kind of kinds) {
      const name = all.find((each) => each.endsWith(kind) && (kind === '.woff2' || all.includes(`${each}.br`))) ?? kind
      const [front, server] = [
        await asked(session, `/assets/${name}`, { headers: { 'accept-encoding': 'gzip, br' } }),
        await alone(`/assets/${name}`),
      ]
      expect(front.status).toBe(200)
      expect([front.headers['x-request-id'], server.headers.has('x-request-id')]).toStrictEqual([undefined, true])
      expect(front.headers['content-encoding']).toBe(kind === '.woff2' ? undefined : 'br')
      const bytes = kind === '.woff2' ? front.body : brotliDecompressSync(front.body)
      expect(bytes.equals(readFileSync(path.join(assets, name)))).toBe(true)
      const held = [
        'cache-control',
        'cross-origin-resource-policy',
        'x-content-type-options',
        'strict-transport-security',
      ]
      for (const header of held)
        expect([header, front.headers[header]]).toStrictEqual([header, server.headers.get(header)])
      expect(String(front.headers['content-type']).replace('text/', 'application/')).toBe(
        server.headers.get('content-type')?.replace('text/', 'application/'),
      )
      // A drawing alone can be opened as a document.
      const policy = kind === '.svg' ? expect.stringContaining("default-src 'none'") : undefined
      expect([kind, front.headers['content-security-policy']]).toStrictEqual([kind, policy])
      if (kind !== '.woff2') expect(String(front.headers['vary']).toLowerCase()).toBe('accept-encoding')
    }
    const gone = await asked(session, '/assets/older-12345678.js')
    expect([gone.status, jsonOf(gone).error_code]).toStrictEqual([404, 'not_found'])
  })

  it('sends pages and answers as the server does, none of their headers twice', async () => {
    const session = openFront()
    const ofConnection = new Set(['date', 'server', 'connection', 'keep-alive', 'transfer-encoding', 'x-request-id'])
    for (const where of [
      '/',
      '/terms-and-conditions',
      '/sw.js',
      '/no-such-page',
      '/openapi.json',
      '/pictures/bag.svg',
      '/readyz',
    ]) {
      const accept = { accept: 'text/html', 'accept-encoding': 'br' }
      const front = await asked(session, where, { headers: { ...fromApp, ...accept } })
      const server = await alone(where, { ...fromApp, ...accept })
      const forwarded = Object.entries(front.headers).filter(
        ([name]) => !name.startsWith(':') && !ofConnection.has(name),
      )
      const own = [...server.headers].filter(([name]) => !ofConnection.has(name))
      expect(front.status).toBe(server.status)
      expect(forwarded.toSorted()).toStrictEqual(own.toSorted())
    }
  })

  it('refuses what is too large in the words of the server, however it is sent', async () => {
    const session = openFront()
    const signedIn = await asked(session, '/api/login', {
      method: 'POST',
      headers: { ...json, origin: behind.url },
      body: JSON.stringify({ email: demoAccount.email, password: demoAccount.password }),
    })
    expect(signedIn.status).toBe(200)
    expect(String(signedIn.headers['set-cookie'])).toMatch(/__Host-auth_refresh=[^;]+;.*Secure/)
    const { access_token: token } = jsonOf(signedIn)
    const bill = (bytes: number, length: boolean) =>
      asked(session, contract.sendBill.path, {
        method: 'POST',
        headers: {
          ...fromApp,
          authorization: `Bearer ${token}`,
          'idempotency-key': `large-${bytes}-${length}`,
          'content-type': 'multipart/form-data; boundary=part',
          ...(length ? { 'content-length': String(bytes) } : {}),
        },
        body: inPieces(bytes, '--part\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n'),
      })
    const typed = (bytes: number) =>
      asked(session, contract.login.path, { method: 'POST', headers: json, body: inPieces(bytes) })
    const wanted = [413, errorBody('too_large')]
    const summary = (answer: Answered) => {
      const { request_id, ...words } = jsonOf(answer)
      expect(request_id).toMatch(/^[0-9a-f-]{32,36}$/)
      return [answer.status, words]
    }
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(summary(await bill(60_000_000, true))).toStrictEqual(wanted)
      expect((await asked(session, '/healthz', { headers: fromApp })).status).toBe(200)
    }
    expect(summary(await bill(60_000_000, false))).toStrictEqual(wanted)
    for (const bytes of [65_537, 1_000_000, 11_000_000, 12_000_000])
      expect(summary(await typed(bytes))).toStrictEqual(wanted)
  })

  it('lets through what the server may take', () => {
    const settings = readFileSync(path.join(root, 'deploy/nginx/careplus.conf'), 'utf8')
    const through = new RegExp(/location ~ (\S+) \{\s+client_max_body_size 0;/.exec(settings)?.[1] ?? 'none')
    const all: ReadonlyArray<Endpoint> = Object.values(contract)
    const multipart = all.filter(({ encoding }) => encoding === 'multipart').map((each) => each.path)
    expect(multipart.length).toBeGreaterThan(2)
    expect(multipart.filter((where) => !through.test(where))).toStrictEqual([])
    const megabytes = Number(/client_max_body_size (\d+)m;/.exec(settings)?.[1])
    for (const { body } of all)
      if (body instanceof BytesBody) expect(body.largest).toBeLessThan(megabytes * 1024 * 1024)
  })

  it('tells the server which network calls, whatever the caller says of it', async () => {
    const tried = async (localAddress: string, times: number) => {
      const session = openFront(localAddress)
      const statuses: number[] = []
      for (let caller = 0; caller < times; caller += 1) {
        const headers = { ...json, 'x-forwarded-for': `203.0.113.${caller}`, forwarded: `for=203.0.113.${caller}` }
        const body = JSON.stringify({ email: `caller-${localAddress}-${caller}@example.com` })
        statuses.push((await asked(session, contract.askJoinCode.path, { method: 'POST', headers, body })).status)
      }
      return statuses
    }
    expect(await tried('127.0.0.3', 61)).toStrictEqual([...Array<number>(60).fill(200), 429])
    expect(await tried('127.0.0.4', 1)).toStrictEqual([200])
  })

  it('leads nobody to the port of staff', async () => {
    const session = openFront()
    for (const where of ['/metrics', '/staff', '/staff/'])
      expect((await asked(session, where, { headers: { accept: 'text/plain' } })).status).toBe(404)
    const settings = readFileSync(path.join(root, 'deploy/nginx/careplus.conf'), 'utf8')
    expect(settings.match(/^\s*(server|proxy_pass) \S*31\d\d/gm)).toBeNull()
  })

  it('has every page for those who ask while a process is killed', async () => {
    const session = openFront()
    const statuses = new Map<number, number>()
    const ending = new AbortController()
    const asking = async (): Promise<void> => {
      while (!ending.signal.aborted) {
        const { status } = await asked(session, '/terms-and-conditions', { headers: { accept: 'text/html' } })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    const askers = Array.from({ length: 8 }, asking)
    const until = async (count: number): Promise<void> => {
      const before = statuses.get(200) ?? 0
      await expect.poll(() => (statuses.get(200) ?? 0) - before).toBeGreaterThan(count)
    }
    await until(100)
    await behind.apps[1]?.kill()
    await until(200)
    ending.abort()
    await Promise.all(askers)
    expect([...statuses.keys()]).toStrictEqual([200])
  })

  it('tells a parent in a page, and a page in the words of the server, that no process is there', async () => {
    const session = openFront()
    await behind.apps[0]?.kill()
    const page = await asked(session, '/rewards', { headers: { accept: 'text/html,*/*' } })
    const call = await asked(session, contract.login.path, { method: 'POST', headers: json, body: '{}' })
    for (const { status, headers } of [page, call]) {
      expect([status, headers['cache-control']]).toStrictEqual([503, 'no-store'])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body.toString('utf8')).toMatch(/^<!doctype html>\n<html lang="th">[^]+http-equiv="refresh"[^]+ลองใหม่/)
    expect(call.headers['content-type']).toBe('application/json; charset=utf-8')
    const { request_id, ...words } = jsonOf(call)
    expect([request_id, words]).toStrictEqual([expect.stringMatching(/^[0-9a-f]{32}$/), errorBody('busy')])
  })
})

describe.skipIf(nginx === null)('a process that ends under a call', () => {
  it('is asked again by GET alone, not by what was sent to it to be done', async () => {
    const methods: string[] = []
    const ending = createServer((request) => {
      methods.push(request.method ?? '')
      request.socket.destroy()
    }).listen(0, '127.0.0.1')
    await once(ending, 'listening')
    const { port } = ending.address() as net.AddressInfo
    const own = await openPlace('nginx-again')
    const upstreams = [`http://127.0.0.1:${port}`, `http://127.0.0.2:${port}`]
    const second = createServer((request) => {
      methods.push(request.method ?? '')
      request.socket.destroy()
    }).listen(port, '127.0.0.2')
    await once(second, 'listening')
    try {
      const front = await startFront(own, { upstreams, port: await freePort() })
      ca = readFileSync(front.ca)
      const status = async (method: string) => {
        const body = method === 'GET' ? undefined : 'x'
        return (await asked(connection(front.url), '/', { method, body })).status
      }
      expect(await status('GET')).toBe(503)
      await expect.poll(() => status('POST').then(() => methods.length), { interval: 500 }).toBe(3)
      expect(await status('PATCH')).toBe(503)
      expect(methods).toStrictEqual(['GET', 'GET', 'POST', 'PATCH'])
      await front.end()
    } finally {
      ending.close()
      second.close()
      await own.close()
    }
  }, 60_000)

  it('may be asked again by PUT and DELETE where they bring a key and are done once; the others are sent once', () => {
    const all: ReadonlyArray<Endpoint> = Object.values(contract)
    const resent = all.filter(({ method }) => method === 'PUT' || method === 'DELETE')
    const settings = readFileSync(path.join(root, 'deploy/nginx/careplus.conf'), 'utf8')
    const once = [...settings.matchAll(/location = (\S+) \{\s+proxy_next_upstream off;/g)].map(([, where]) => where)
    expect(resent.filter(({ idempotent }) => idempotent).length).toBeGreaterThan(10)
    expect(resent.flatMap(({ idempotent, path: where }) => (idempotent ? [] : [where]))).toStrictEqual(once)
  })
})
