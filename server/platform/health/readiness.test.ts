import { contract } from '@careplus/adapters/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Engine } from '../store/engine.js'
import { startTestServer, type TestServer } from '../../testing/testServer.js'
import { testPlace, type TestPlace } from '../../testing/testStore.js'

let inner: TestPlace
let server: TestServer
let connect: Engine['connect'] | null = null
beforeAll(async () => {
  inner = await testPlace()
  const open = async (): Promise<Engine> => {
    const engine = await inner.open()
    return { ...engine, connect: () => (connect ?? engine.connect)() }
  }
  server = await startTestServer({ place: { ...inner, open } })
})
afterAll(async () => {
  connect = null
  await server.stop()
  await inner.remove()
})

const readiness = async () => {
  const alive = await server.call(contract.healthz)
  const { status, headers } = await server.call(contract.readyz)
  return [alive.status, status, headers.get('retry-after')]
}

it.each([
  ['fails', () => Promise.reject(new Error('the store is gone'))],
  ['hangs', () => new Promise<never>(() => undefined)],
])('a server whose store %s is alive, and not ready', async (_what, broken) => {
  expect(await readiness()).toEqual([200, 200, null])
  connect = broken
  expect(await readiness()).toEqual([200, 503, '5'])
  connect = null
  expect(await readiness()).toEqual([200, 200, null])
})

it('a server whose disk is full says when to come again, and is not ready until it has been well for a while', async () => {
  const member = await server.join()
  const full = (): Promise<never> =>
    Promise.reject(Object.assign(new Error('could not extend file'), { code: '53100' }))
  connect = full
  const body = { purpose: 'marketing', child_id: null, granted: true, version: '2026-12-10' }
  const refused = await server.call(contract.recordConsent, { token: member.access_token, body })
  connect = null
  expect([refused.status, refused.headers.get('retry-after'), refused.code()]).toEqual([503, '60', 'busy'])
  expect(server.logs.some((line) => line.includes('the disk is full'))).toBe(true)
  expect(await readiness()).toEqual([200, 503, '60'])
  server.clock.advance(60)
  expect(await readiness()).toEqual([200, 200, null])
})
