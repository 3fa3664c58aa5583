import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { contract } from '@careplus/adapters/contract'
import { describe, expect, it } from 'vitest'
import { ownStaffServer } from '../../testing/ownServer.js'
import { outboxGauges } from '../outbox/outboxGauges.js'
import { createMetrics } from './metrics.js'
import { queryEveryMs, type StoreGauges } from './storeGauges.js'

const server = ownStaffServer()

const scrape = async (): Promise<ReadonlyMap<string, number>> => {
  const answer = await fetch(`${server.staffUrl}/metrics`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}

const later = (): void => server.clock.advance(queryEveryMs.whole / 1000)

describe('/metrics', () => {
  it('counts calls by route template, method and code, and holds no id of anybody', async () => {
    const member = await server.join()
    const id = randomUUID()
    await server.call(contract.listGrowth, { token: member.access_token, params: { id } })
    await fetch(`${server.url}/no/such/${id}`)
    const scraped = await scrape()
    const name = 'careplus_http_request_duration_seconds_count'
    expect(scraped.get(`${name}{method="GET",route="/th/children/:id/growth/",code="404"}`)).toBe(1)
    expect(scraped.get('careplus_refusals_total{route="/th/children/:id/growth/",error="not_found"}')).toBe(1)
    const text = [...scraped.keys()].join('\n')
    for (const secret of [id, member.user.id, member.user.email ?? '-', member.access_token])
      expect(text).not.toContain(secret)
    for (const own of ['nodejs_eventloop_lag_seconds', 'process_resident_memory_bytes'])
      expect(scraped.get(own)).toBeGreaterThanOrEqual(0)
  })

  it('tells what waits, for how long, and what members have', async () => {
    later()
    const before = await scrape()
    expect(before.get('careplus_store_answered{figures="loyalty"}')).toBe(1)
    expect(before.get('careplus_store_answered{figures="points"}')).toBe(1)
    const { db } = server.store
    const due = new Date(server.now().getTime() - 90_000)
    await db
      .insertInto('jobs')
      .values({ id: randomUUID(), kind: 'planted', subject: 'x', run_at: due, tries: 3, done_at: null })
      .execute()
    const held = {
      member_id: randomUUID(),
      seq: 1,
      balance: 700,
      held: 20,
      lots: JSON.stringify([
        { expires_on: '2031-01-31', points: 400 },
        { expires_on: '2031-02-28', points: 300 },
      ]),
      next_expiry: null,
      told_expiry: null,
    }
    await db.insertInto('point_accounts').values(held).execute()
    await db
      .insertInto('point_ledger')
      .values({
        member_id: held.member_id,
        seq: 1,
        at: due,
        kind: 'bill',
        points: 720,
        held_points: 0,
        balance: 720,
        reference_id: null,
        reason: null,
        lots: '[]',
      })
      .execute()
    later()
    const after = await scrape()
    const passed = queryEveryMs.whole / 1000
    expect(after.get('careplus_jobs_due{kind="planted"}')).toBe(1)
    expect(after.get('careplus_jobs_overdue_seconds{kind="planted"}')).toBe(90 + passed)
    expect(after.get('careplus_jobs_most_tries{kind="planted"}')).toBe(3)
    const more = (key: string): number => (after.get(key) ?? 0) - (before.get(key) ?? 0)
    expect(more('careplus_points_outstanding{state="usable"}')).toBe(700)
    expect(more('careplus_points_outstanding{state="held"}')).toBe(20)
    expect(more('careplus_points_moved{kind="bill"}')).toBe(720)
    expect(more('careplus_points_expiring{month="2031-01"}')).toBe(400)
    expect(more('careplus_points_expiring{month="2031-02"}')).toBe(300)
  })

  it('counts the wait of a letter from when it was due, or was tried first', async () => {
    const { db } = server.store
    const now = server.now()
    const at = (seconds: number): Date => new Date(now.getTime() + seconds * 1000)
    const message = (created: number, next: number, attempt: number) => ({
      id: randomUUID(),
      channel: 'mail' as const,
      recipient: 'mali@example.com',
      subject: 's',
      text: 't',
      created_at: at(created),
      next_try_at: at(next),
      tries: attempt,
      sent_at: null,
    })
    const oldest = async (): Promise<number | undefined> =>
      (await outboxGauges(['mail'], null).query(db, now)).find(({ name }) => name === 'careplus_outbox_oldest_seconds')
        ?.value
    await db.deleteFrom('outbox').execute()
    await db
      .insertInto('outbox')
      .values(message(-7200, 3600, 0))
      .execute()
    expect(await oldest()).toBe(0)
    await db
      .insertInto('outbox')
      .values(message(-7200, -60, 0))
      .execute()
    expect(await oldest()).toBe(60)
    await db
      .insertInto('outbox')
      .values(message(-500, 300, 2))
      .execute()
    expect(await oldest()).toBe(500)
    await db.deleteFrom('outbox').execute()
  })

  it('tells of all that alerts and the dashboard ask for', async () => {
    const asked = ['prometheus/alerts.yml', 'grafana/careplus.json'].flatMap(
      (file) =>
        readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8').match(
          /\b(?:careplus|nodejs|process)_\w+/g,
        ) ?? [],
    )
    const text = await (await fetch(`${server.staffUrl}/metrics`)).text()
    const exported = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
    const ofStore = ['careplus_store_connections']
    const unknown = asked.filter(
      (name) => !exported.has(name.replace(/_(?:bucket|count|sum)$/, '')) && !ofStore.includes(name),
    )
    expect([...new Set(unknown)]).toStrictEqual([])
    expect(new Set(asked).size).toBeGreaterThan(20)
  })

  it('is not on the port of parents, nor for another host name', async () => {
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
  })
})

describe('figures of the store', () => {
  const counting = (read: () => Promise<number>) => {
    let asked = 0
    const gauges: StoreGauges = {
      of: 'planted',
      everyMs: 1000,
      gauges: { careplus_planted: { help: 'Planted' } },
      query: async () => {
        asked += 1
        return [{ name: 'careplus_planted', value: await read() }]
      },
    }
    let now = 0
    const metrics = createMetrics({ db: server.store.db, connections: null, storeGauges: [gauges], now: () => now })
    return { text: metrics.text, asked: () => asked, pass: (ms: number) => (now += ms) }
  }

  it('are asked for once in their time, however many look', async () => {
    const { text, asked, pass } = counting(async () => 7)
    const all = await Promise.all([text(), text(), text()])
    expect(all.every((each) => each.includes('careplus_planted 7'))).toBe(true)
    expect(asked()).toBe(1)
    pass(999)
    await text()
    expect(asked()).toBe(1)
    pass(1)
    await text()
    expect(asked()).toBe(2)
  })

  it('that fail are left out and told as not answered, and the rest is there', async () => {
    let broken = false
    const { text, pass } = counting(async () => {
      if (broken) throw new Error('gone')
      return 7
    })
    expect(await text()).toContain('careplus_planted 7')
    broken = true
    pass(1000)
    const exported = await text()
    expect(exported).toContain('careplus_store_answered{figures="planted"} 0')
    expect(exported).not.toMatch(/^careplus_planted \d/m)
    expect(exported).toContain('process_cpu_seconds_total')
  })
})
