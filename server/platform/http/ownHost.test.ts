import { beforeAll, expect, it } from 'vitest'
import { ownServer } from '../../testing/ownServer.js'
import { rawRequest } from '../../testing/webFolder.js'

const demo = ownServer()
beforeAll(() => demo.joinToken('somebody@example.com'))
const production = ownServer(() => ({
  place: demo.place,
  config: { mode: 'production', publicUrl: 'https://careplus.example' },
}))

const withHost = async (url: string, host: string, path: string): Promise<readonly [status: number, text: string]> => {
  const { status, text } = await rawRequest(url, path, { host, 'x-api-key': 'careplus-web' })
  return [status, text]
}

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
