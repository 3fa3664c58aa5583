import { contract } from '@careplus/adapters/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Engine } from '../store/engine.js'
import { startTestServer, type TestServer } from '../testing/testServer.js'
import { testPlace, type TestPlace } from '../testing/testStore.js'

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
