import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it, onTestFinished } from 'vitest'
import { version } from '../../package.json'
import { pageOfApiPath } from './pages.js'
import { ownServer } from '../../testing/ownServer.js'
import { rawRequest, ownWebFolder } from '../../testing/webFolder.js'

const someId = '0b0e7a54-7d3f-4c1b-9c1d-2f1f6f0f9a10'
const built: Readonly<Record<string, string>> = {
  'routes.json': JSON.stringify([
    ...['/', '/login', '/children', '/callback'].map((path) => ({ path, params: null })),
    { path: '/children/{id}', params: 'uuid' },
    { path: '/products/{id}', params: 'catalogueId' },
    { path: '/article/{category}/{title}', params: 'slugs' },
  ]),
  'csp.json': JSON.stringify({ scriptHashes: ['sha256-AAAA', "'unsafe-inline'"] }),
  'client/index.html': 'home',
  'client/login/index.html': 'login page',
  'client/app.html': 'shell',
  'client/assets/app-1a2b.js': 'plain script',
  'client/assets/app-1a2b.js.br': 'brotli script',
  'client/assets/app-1a2b.js.gz': 'gzip script',
  'client/favicon.svg': '<svg/>',
  'client/builds/latest.json': '{"id":"b1"}',
}

const web = ownWebFolder(built)
const server = ownServer({ config: { webFolder: web } })

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(server.url, path, headers, method)

describe('an address that was cut inside a letter', () => {
  const html = { accept: 'text/html,*/*' }

  it.each(['/article/%E0%B9%80%E0%B8', '/%E0%B8', '/n/%ff', `/children/${'a'.repeat(300)}`])(
    '%s is a page that there is not',
    async (path) => {
      const { status, headers, text } = await get(path, html)
      expect([status, text]).toEqual([404, 'shell'])
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    },
  )

  it('is told in JSON to who wants no page, and in the space of the API', async () => {
    for (const [path, asked] of [
      ['/article/%E0%B8', {}],
      ['/api/%E0%B8', html],
      ['/th/children/%E0%B8/', html],
    ] as const)
      expect((await get(path, asked)).text).toContain('"error_code":"not_found"')
  })
})

describe('pages', () => {
  it.each([
    ['/', 200, 'home'],
    ['/login', 200, 'login page'],
    ['/login/', 200, 'login page'],
    ['/login?rd=1', 200, 'login page'],
    ['/children', 200, 'shell'],
    [`/children/${someId}`, 200, 'shell'],
    ['/children/7', 404, 'shell'],
    ['/children/abc', 404, 'shell'],
    [`/children/${someId}x`, 404, 'shell'],
    ['/products/7', 200, 'shell'],
    ['/products/0', 404, 'shell'],
    ['/article/%E0%B8%99%E0%B8%A1/a-b', 200, 'shell'],
    ['/article/a/..%2fb', 404, 'shell'],
    ['/nowhere', 404, 'shell'],
    ['/children/7/8', 404, 'shell'],
    ['/app.html', 404, 'shell'],
    ['/index.html', 404, 'shell'],
    ['/../csp.json', 404, 'shell'],
    ['/%2e%2e/csp.json', 404, 'shell'],
    ['/..%2fcsp.json', 404, 'shell'],
  ])('%s: %i %s', async (path, status, text) => {
    const reply = await get(path, { accept: 'text/html' })
    expect([reply.status, reply.text, reply.headers['cache-control']]).toEqual([status, text, 'no-cache'])
  })

  it('are asked again by their tag', async () => {
    const { etag } = (await get('/login')).headers
    const second = await get('/login', { 'if-none-match': String(etag) })
    expect([second.status, second.text]).toEqual([304, ''])
    expect((await get('/login', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('that are not there are told in full, whatever tag is sent', async () => {
    const { etag } = (await get('/children')).headers
    const reply = await get('/nowhere', { 'if-none-match': String(etag), range: 'bytes=0-1' })
    expect([reply.status, reply.text, reply.headers['etag']]).toEqual([404, 'shell', undefined])
  })

  it('are only read', async () => {
    const reply = await get('/login', {}, 'POST')
    expect([reply.status, reply.headers['allow']]).toEqual([405, 'GET, HEAD'])
    expect((await get('/login', {}, 'HEAD')).text).toBe('')
  })
})

describe('files', () => {
  it.each([
    ['br, gzip', 'brotli script', 'br'],
    ['gzip', 'gzip script', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip script', 'gzip'],
    ['identity', 'plain script', undefined],
  ])('take the smallest form for %s, and are kept for good', async (accept, text, encoding) => {
    const reply = await get('/assets/app-1a2b.js', { 'accept-encoding': accept })
    expect([reply.text, reply.headers['content-encoding']]).toEqual([text, encoding])
    expect(reply.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringContaining('accept-encoding') as string,
    })
  })

  it('the icon that browsers ask for unasked is there', async () => {
    expect(await get('/favicon.ico')).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml' } })
  })

  it('of a build are asked anew; an asset that has gone is no page', async () => {
    expect((await get('/builds/latest.json')).headers).toMatchObject({ 'cache-control': 'no-cache' })
    const gone = await get('/assets/app-0000.js', { accept: '*/*' })
    expect([gone.status, JSON.parse(gone.text)]).toMatchObject([404, { error_code: 'not_found' }])
  })
})

describe("a link into the API's space", () => {
  const browser = { accept: 'text/html,application/xhtml+xml' }

  it.each([
    ['/th/children/7?from=mail&x=%20', '/children/7?from=mail&x=%20'],
    ['/th', '/'],
    ['/th/', '/'],
    ['/th//evil.example', '/evil.example'],
    ['/th/\\evil.example', '/evil.example'],
  ])('%s leads to the page %s', async (path, location) => {
    const reply = await get(path, browser)
    expect([reply.status, reply.headers['location']]).toEqual([308, location])
  })

  it('is an API call with a key, or without a wish for HTML', async () => {
    expect((await get('/th/children', { ...browser, 'x-api-key': 'careplus-web' })).status).toBe(401)
    expect((await get('/th/children', { accept: 'application/json' })).status).toBe(403)
  })

  it('/th/callback is rendered', async () => {
    expect(await get('/th/callback?state=x', browser)).toMatchObject({ status: 200, text: 'shell' })
  })

  test.prop([fc.webPath(), fc.stringMatching(/^[/\\]{0,4}$/)])('never leads to another host', (path, slashes) => {
    const target = new URL(pageOfApiPath(`/th${slashes}${path}`), 'https://careplus.example')
    expect(target.host).toBe('careplus.example')
  })
})

describe('every answer', () => {
  it.each(['/', '/nowhere', '/healthz', '/th/nothing', '/assets/mark-1a2b.svg', '/outbox', '/th/%'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await get(path)
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin',
        'x-content-type-options': 'nosniff',
      })
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      expect(String(headers['content-security-policy']).split(';')).toEqual([
        "default-src 'none'",
        "script-src 'self' 'sha256-AAAA'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "font-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
      ])
    },
  )

  it('of a script, a style sheet or a font carries what protects a file, and nothing of a document', async () => {
    const { headers } = await get('/assets/app-1a2b.js')
    expect(Object.keys(headers).toSorted()).toStrictEqual([
      'accept-ranges',
      'access-control-expose-headers',
      'cache-control',
      'connection',
      'content-length',
      'content-type',
      'cross-origin-resource-policy',
      'date',
      'etag',
      'keep-alive',
      'last-modified',
      'vary',
      'x-content-type-options',
      'x-request-id',
    ])
  })

  it('is only shared with the front ends that were named', async () => {
    const from = (origin: string) => get('/healthz', { origin })
    expect((await from('https://partner.example')).headers['access-control-allow-origin']).toBe(
      'https://partner.example',
    )
    expect((await from('https://evil.example')).headers).not.toHaveProperty(
      'access-control-allow-origin',
      'https://evil.example',
    )
  })

  it('health, readiness, the API document and the outbox', async () => {
    expect(JSON.parse((await get('/healthz')).text)).toEqual({ status: 'ok' })
    const emails = { late: 0, given_up: 0, mail_instead: 0 }
    expect(JSON.parse((await get('/readyz')).text)).toEqual({ status: 'ok', letters: emails })
    expect(JSON.parse((await get('/openapi.json')).text)).toMatchObject({ openapi: '3.1.0', info: { version } })
    expect((await get('/outbox')).text).toContain('กล่องจดหมายออก')
  })
})

describe('while one build takes the place of another', () => {
  const swapped = ownWebFolder(built)
  const running = ownServer({ config: { webFolder: swapped } })

  it('the build of the start is served from beside, and no file of the new one', async () => {
    const next = join(swapped, 'client')
    renameSync(swapped, `${swapped}-previous`)
    onTestFinished(() => rmSync(`${swapped}-previous`, { recursive: true, force: true }))
    mkdirSync(join(next, 'assets'), { recursive: true })
    writeFileSync(join(next, 'index.html'), 'new home')
    writeFileSync(join(next, 'assets/app-new.js'), 'new script')
    const replyTexts = async () => {
      const replies = ['/', '/login', '/assets/app-1a2b.js'].map((path) =>
        rawRequest(running.url, path, { accept: '*/*' }),
      )
      return (await Promise.all(replies)).map(({ status, text }) => `${status} ${text.trim()}`)
    }
    expect(await replyTexts()).toEqual(['200 home', '200 login page', '200 plain script'])
    rmSync(`${swapped}-previous`, { recursive: true })
    expect(await replyTexts()).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^503 /)))
  })

  const replaced = ownWebFolder(built)
  const other = ownServer({ config: { webFolder: replaced } })

  it('a page says so, and nothing is logged of a handler that was called twice', async () => {
    const before = other.logs.length
    for (const file of ['app.html', 'index.html', 'login/index.html', 'assets/app-1a2b.js'])
      rmSync(join(replaced, 'client', file))
    for (const path of ['/', '/login', '/children', '/nowhere', '/assets/app-1a2b.js']) {
      const { status, headers, text } = await rawRequest(other.url, path, { accept: 'text/html' })
      expect([path, status, headers['retry-after'], headers['cache-control']]).toEqual([path, 503, '5', 'no-store'])
      expect(text).toBe('กำลังเปลี่ยนเป็นรุ่นใหม่ ลองเปิดอีกครั้งในอีกสักครู่\n')
    }
    expect((await rawRequest(other.url, '/%E0%B8', { accept: 'text/html' })).status).toBe(404)
    expect(other.logs.slice(before).join('')).not.toContain('404 handler')
  })
})
