import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/testServer.js'

let demo: TestServer
let production: TestServer
beforeAll(async () => {
  demo = await startTestServer()
  await demo.joinToken('somebody@example.com')
  const publicUrl = 'https://careplus.example'
  production = await startTestServer({ place: demo.place, config: { mode: 'production', publicUrl } })
})
afterAll(async () => {
  await production.stop()
  await demo.stop()
})

/** fetch sets Host itself. */
const withHost = (url: string, host: string, path: string): Promise<readonly [status: number, text: string]> =>
  new Promise((resolve, reject) => {
    request(new URL(path, url), { headers: { host, 'x-api-key': 'careplus-web' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve([answer.statusCode ?? 0, Buffer.concat(parts).toString()]))
    })
      .on('error', reject)
      .end()
  })

const paths = ['/', '/outbox', '/healthz', '/th/shops/', '/openapi.json', '/nowhere', '/content/pictures/x.webp']

it.each([
  'evil.example',
  'evil.example:3000',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  '10.0.0.1',
  '0.0.0.0',
])('a demo tells nothing to whoever has it by another name: %s', async (host) => {
  for (const path of paths) {
    const [status, text] = await withHost(demo.url, host, path)
    expect([path, status, text]).toStrictEqual([path, 403, expect.stringContaining('origin_refused')])
  }
})

it.each(['localhost', 'LOCALHOST:9999', '127.0.0.1:1', '127.0.0.2', '[::1]:3000'])(
  'a demo answers the names of this machine: %s',
  async (host) => {
    expect(await withHost(demo.url, host, '/outbox')).toStrictEqual([200, expect.any(String)])
  },
)

it('in production the proxy in front decides under which names it is reached', async () => {
  expect(await withHost(production.url, 'careplus.example', '/healthz')).toStrictEqual([200, '{"status":"ok"}'])
})
