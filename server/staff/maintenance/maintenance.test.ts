import { contract } from '@careplus/adapters/contract'
import { staffContract } from '@careplus/adapters/internal/contract'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/testServer.js'
import { testDatabaseUrl } from '../../testing/testStore.js'
import { pauseOf } from './maintenance.js'
import { ownStaffServer } from '../../testing/ownServer.js'

const server = ownStaffServer()

const inFiveMinutes = (): string => new Date(server.clock.now() + 300_000).toISOString()

const turn = async (on: boolean, until: string | null = on ? inFiveMinutes() : null) => {
  const body = { on, message: on ? 'ย้ายเครื่อง' : null, until }
  return (await server.staffCall(staffContract.changeMaintenance, { body })).answer().data
}

describe('maintenance', () => {
  it('pauses calls, and nothing else, until it is turned off', async () => {
    const { access_token: token } = await server.join()
    await turn(true)
    for (const paused of [
      await server.call(contract.readMe, { token }),
      await server.call(contract.listRewards),
      await server.logIn({ email: 'a@example.com', password: 'x' }),
      await server.call(contract.refreshToken, { body: { grant_type: 'refresh_token', client_id: 'c' } }),
    ]) {
      expect([paused.status, paused.code(), paused.headers.get('retry-after')]).toStrictEqual([
        503,
        'maintenance',
        expect.stringMatching(/^(300|29\d)$/),
      ])
    }
    const shown = (await server.call(contract.readMaintenance)).answer()
    expect(shown).toStrictEqual({ data: { on: true, message: 'ย้ายเครื่อง', until: expect.any(String) } })
    expect((await server.call(contract.healthz)).status).toBe(200)
    expect((await server.call(contract.readyz)).status).toBe(200)
    expect((await fetch(`${server.url}/outbox`)).status).toBe(200)
    expect((await fetch(`${server.url}/rewards`, { headers: { accept: 'text/html' } })).status).toBe(404)
    expect((await server.staffCall(staffContract.listStaffBills)).status).toBe(200)
    await turn(false)
    expect((await server.call(contract.readMe, { token })).status).toBe(200)
    expect((await server.call(contract.readMaintenance)).answer().data.on).toBe(false)
    expect((await server.auditEntries()).map(([action]) => action)).toStrictEqual(['maintenance.on', 'maintenance.off'])
  })

  it('is not got around by another way to write the address', async () => {
    await turn(true)
    for (const path of ['/%74h/rewards/', '/th/rewards', '/th/rewards/?x=1', '/api/ways/']) {
      const reply = await fetch(server.url + path, { headers: { 'x-api-key': 'careplus-web' } })
      expect(reply.status).toBe(503)
    }
    await turn(false)
  })

  it('tells when to come back', async () => {
    await turn(true, new Date(server.clock.now() + 90_000).toISOString())
    const wait = Number((await server.call(contract.listRewards)).headers.get('retry-after'))
    expect(wait).toBeGreaterThan(80)
    expect(wait).toBeLessThanOrEqual(90)
    await turn(false)
  })

  test.prop([fc.integer({ min: -1e9, max: 1e9 })])('never tells anybody to come back at once', (ahead) => {
    const now = Date.UTC(2026, 10, 20)
    const wait = pauseOf({ on: true, message: null, until: new Date(now + ahead).toISOString() }, now)
    expect(wait).toBe(ahead > 0 ? Math.ceil(ahead / 1000) : 300)
  })

  it.skipIf(testDatabaseUrl === null)('reaches another server process within a second', async () => {
    const other: TestServer = await startTestServer({ place: server.place })
    expect((await other.call(contract.listRewards)).status).toBe(200)
    await turn(true)
    const until = Date.now() + 1100
    let last = await other.call(contract.listRewards)
    while (last.status === 200 && Date.now() < until) last = await other.call(contract.listRewards)
    expect(last.code()).toBe('maintenance')
    await turn(false)
    await other.stop()
  })
})
