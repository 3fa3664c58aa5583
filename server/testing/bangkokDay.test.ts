import { contract } from '@careplus/adapters/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postBill, newBill, withShops } from './billFixtures.js'
import { withPoints } from './catalogue.js'
import { withTask } from './loyaltyFixtures.js'
import { newRecord, startTestServer, withChild, type Member, type TestServer } from './testServer.js'

let now = new Date('2026-11-19T23:30:00Z')
let server: TestServer
let member: Member
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now.getTime(), advance: () => undefined } })
  await withShops(server.store.db, now)
})
afterAll(() => server.stop())

/** Sessions are shorter than the time between two of these. */
const joinAt = (instant: string) => async () => {
  now = new Date(instant)
  member = await server.join()
}

const outcome = ({ status, body }: { readonly status: number; readonly body: unknown }) => {
  const { errors = [] } = body as { readonly errors?: ReadonlyArray<{ readonly field: string; readonly code: string }> }
  return [status, ...errors.map(({ field, code }) => `${field}: ${code}`)]
}

const mark = (task_id: string, day: string) =>
  server.call(contract.markMission, { token: member.access_token, params: { task_id }, body: { day, done: true } })

describe('when it is half past six in the morning of 20 November in Bangkok, and the 19th in UTC', () => {
  beforeAll(joinAt('2026-11-19T23:30:00Z'))

  it('what was measured is of the 20th at the latest', async () => {
    const { id } = await withChild(server, member)
    const add = (date: string) =>
      server.call(contract.addGrowth, { token: member.access_token, params: { id }, body: { ...newRecord, date } })
    expect(outcome(await add('2026-11-20'))).toEqual([201])
    expect(outcome(await add('2026-11-21'))).toEqual([400, 'date: in_future'])
  })

  it('a bill is of the 20th at the latest, and of 30 days before it at the earliest', async () => {
    const send = (date: string) => postBill(server, member, { ...newBill(server), date })
    expect(outcome(await send('2026-11-20'))).toEqual([201])
    expect(outcome(await send('2026-11-21'))).toEqual([400, 'date: in_future'])
    expect(outcome(await send('2026-10-21'))).toEqual([201])
    expect(outcome(await send('2026-10-20'))).toEqual([400, 'date: too_old_bill'])
  })

  it('a mission is done on the 20th at the latest', async () => {
    const task = await withTask(server.store.db, now)
    expect(outcome(await mark(task, '2026-11-20'))).toEqual([200])
    expect(outcome(await mark(task, '2026-11-21'))).toEqual([400, 'day: in_future'])
  })
})

describe('when December has begun in Bangkok, and not in UTC', () => {
  beforeAll(joinAt('2026-11-30T23:30:00Z'))

  it('missions are of December', async () => {
    const task = await withTask(server.store.db, now)
    const { data } = (await server.call(contract.listMissions, { token: member.access_token })).answer()
    expect(data[0]?.month).toBe('2026-12')
    expect(outcome(await mark(task, '2026-12-01'))).toEqual([200])
  })

  it('points last to the end of the next December', async () => {
    await withPoints(server.store.db, member.user.id, 10, now)
    const { data } = (await server.call(contract.readPoints, { token: member.access_token })).answer()
    expect(data.next_expiry).toEqual({ points: 10, on: '2027-12-31' })
  })
})
