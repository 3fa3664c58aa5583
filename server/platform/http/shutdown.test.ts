import { Agent, request } from 'node:http'
import { expect, it } from 'vitest'
import { contract } from '@careplus/adapters/contract'
import { startTestServer } from '../../testing/testServer.js'

it('a server that is stopped behind a proxy is not ready, answers on, closes each connection, and then its port', async () => {
  const server = await startTestServer({ config: { drainMs: 1500 } })
  const stored = new Agent({ keepAlive: true, maxSockets: 1 })
  const statusOf = () =>
    new Promise<readonly [number | undefined, string | undefined]>((resolve, reject) => {
      request(`${server.url}/healthz`, { agent: stored }, (answer) => {
        answer.resume().once('end', () => resolve([answer.statusCode, answer.headers.connection]))
      })
        .once('error', reject)
        .end()
    })
  expect(await statusOf()).toStrictEqual([200, 'keep-alive'])
  const stopped = server.stop()
  expect(await statusOf()).toStrictEqual([200, 'close'])
  expect(await statusOf()).toStrictEqual([200, 'close'])
  const { status, headers } = await server.call(contract.readyz)
  expect([status, headers.get('retry-after')]).toStrictEqual([503, '1'])
  await stopped
  await expect(statusOf()).rejects.toThrow('ECONNREFUSED')
})
