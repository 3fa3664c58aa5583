import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProgram } from '../../scripts/debian.mjs'
import { openPlace } from '../../scripts/drills/support/place.mjs'
import { replaced, shipped } from '../../scripts/drills/support/shipped.mjs'
import { productionSettings, unmarkedContent } from '../../scripts/drills/support/servers.mjs'
import { until } from '../../scripts/drills/support/wait.mjs'
import { freePort } from '../../scripts/postgres-cluster.mjs'
import { startCluster } from '../../scripts/postgres.mjs'
import { startServer } from '../../scripts/start-server.mjs'
import { redeem } from '../../server/loyalty/orders/redeem.js'
import { postgresEngine } from '../../server/platform/store/postgres.js'
import { storeOn } from '../../server/platform/store/store.js'
import { newAddress } from '../../server/testing/catalogue.js'
import { withErasures, withHousehold, withLetters } from '../drills/household.js'

const alerts = shipped('prometheus/alerts.yml')
const names = [...alerts.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name = '']) => name)

interface Panel {
  readonly targets?: ReadonlyArray<{ readonly expr: string }>
  readonly panels?: ReadonlyArray<Panel>
}
const expressionsOf = ({ targets = [], panels = [] }: Panel): ReadonlyArray<string> => [
  ...targets.map(({ expr }) => expr),
  ...panels.flatMap(expressionsOf),
]
const dashboard = expressionsOf(JSON.parse(shipped('grafana/careplus.json')))

/** Series that alerts and the dashboard ask for, by name and labels. */
const selectors = [
  ...new Set(
    [alerts, ...dashboard].flatMap(
      (text) => text.match(/\b(?:careplus|nodejs|process|node)_\w+(?:\{[^}$]*\})?/g) ?? [],
    ),
  ),
]

/** It compares with the day before, of which a Prometheus that has just begun knows nothing. */
const looksBack = (expression: string): boolean => expression.includes(' offset 1d')

const place = await openPlace('prometheus')
const program = await findProgram('prometheus', 'prometheus')
const exporter = await findProgram('prometheus-node-exporter', 'prometheus-node-exporter')
const cluster = await startCluster('hurried')
afterAll(async () => {
  await cluster?.stop()
  await place.close()
}, 60_000)

/** Somebody has points, orders with some of them, withdraws a consent and is written to. What goes through a whole table is asked for once
 *  in ten minutes, and so has to be there at first. */
const plant = async (): Promise<void> => {
  const now = new Date()
  const store = await storeOn(postgresEngine({ url: cluster?.url ?? '', poolSize: 2 }), now)
  const household = await withHousehold(store.db, 1)
  const ask = { member: household.parents[0]?.id ?? '', item: household.item, quantity: 1, address: newAddress }
  const ordered = await store.db.transaction().execute((tx) => redeem(tx, ask, now))
  expect(ordered).toMatchObject({ _tag: 'Right' })
  await withLetters(store.db, 1, 1)
  await withErasures(store.db, household, 1)
  await store.close()
}

interface Target {
  readonly labels: { readonly job: string }
  readonly health: string
  readonly lastError: string
}
interface Rule {
  readonly name: string
  readonly health: string
}
interface Alert {
  readonly labels: { readonly alertname: string }
  readonly state: string
}

describe.skipIf(program === null || exporter === null || cluster === null)('Prometheus', () => {
  let url = ''
  let serverUrl = ''
  let app: Awaited<ReturnType<typeof startServer>>

  const asked = async <A>(where: string): Promise<A> => {
    const answer = await fetch(`${url}/api/v1/${where}`, { signal: AbortSignal.timeout(5000) })
    const { status, data, error } = await answer.json()
    expect([where, status, error]).toStrictEqual([where, 'success', undefined])
    return data
  }
  const isThere = async (expression: string): Promise<boolean> => {
    const { result } = await asked<{ result: ReadonlyArray<unknown> }>(`query?query=${encodeURIComponent(expression)}`)
    return result.length > 0
  }
  const absent = async (expressions: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
    const there = await Promise.all(expressions.map(isThere))
    return expressions.filter((_, at) => there[at] === false)
  }
  const firing = async (): Promise<ReadonlyArray<string>> =>
    (await asked<{ alerts: ReadonlyArray<Alert> }>('alerts')).alerts
      .filter(({ state }) => state === 'firing')
      .map(({ labels }) => labels.alertname)
  const signIn = () =>
    fetch(`${serverUrl}/api/login`, {
      method: 'POST',
      headers: { 'x-api-key': 'careplus-web', 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'not-the-password' }),
    })

  beforeAll(async () => {
    const [port, staffPort, machinePort] = [await freePort(), await freePort(), await freePort()]
    const kept = (name: string, text: string): string => {
      const file = path.join(place.folderFor('prometheus'), name)
      writeFileSync(file, text)
      place.own(file)
      return file
    }
    // What is waited for in minutes is waited for in seconds here. There is one process, and no Patroni; all else is as shipped.
    const hurried = replaced(shipped('prometheus/prometheus.yml'), '_interval: 15s', '_interval: 1s')
    const own = replaced(hurried, "'127.0.0.1:3101', '127.0.0.1:3102'", `'127.0.0.1:${staffPort}'`)
    const config = kept('prometheus.yml', replaced(own, '127.0.0.1:9100', `127.0.0.1:${machinePort}`))
    kept('alerts.yml', replaced(alerts, /for: \d+[mh]/g, 'for: 1s'))
    const serverPort = await freePort()
    app = await startServer({
      ...productionSettings({ place, url: 'https://careplus.example', databaseUrl: cluster?.url ?? '', smtpPort: 9 }),
      PORT: String(serverPort),
      STAFF_PORT: String(staffPort),
      CONTENT_DIR: unmarkedContent(place),
      SMS_URL: 'https://127.0.0.1:9/v1/messages',
      SMS_TOKEN: 'x',
      SMS_BODY: '{"to":"{to}","text":"{text}"}',
    })
    serverUrl = `http://127.0.0.1:${serverPort}`
    await plant()
    url = `http://127.0.0.1:${port}`
    place.start('prometheus', program ?? '', [
      `--config.file=${config}`,
      '--storage.tsdb.path=data',
      `--web.listen-address=127.0.0.1:${port}`,
    ])
    place.start('exporter', exporter ?? '', [`--web.listen-address=127.0.0.1:${machinePort}`])
    await until('Prometheus is ready', () =>
      fetch(`${url}/-/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
  }, 180_000)
  afterAll(() => app?.kill(), 60_000)

  it('asks the port of staff, and reads every rule', async () => {
    const targets = async () =>
      (await asked<{ activeTargets: ReadonlyArray<Target> }>('targets')).activeTargets.map(
        ({ labels, health, lastError }) => [labels.job, health, lastError],
      )
    await expect
      .poll(async () => (await targets()).toSorted())
      .toStrictEqual([
        ['careplus', 'up', ''],
        ['machine', 'up', ''],
      ])
    const rules = async () =>
      (await asked<{ groups: ReadonlyArray<{ rules: ReadonlyArray<Rule> }> }>('rules')).groups.flatMap((group) =>
        group.rules.map(({ name, health }) => [name, health]),
      )
    await expect.poll(rules).toStrictEqual(names.map((name) => [name, 'ok']))
  })

  it('finds each series that alerts and the dashboard ask for', async () => {
    expect((await signIn()).status).toBe(401)
    // No call has failed yet, and units are told where systemd runs: of these, the test of the units asks.
    const later = selectors.filter((each) => each.includes('code=~"5.."'))
    const expected = async () => (await absent(selectors)).filter((each) => !each.startsWith('node_systemd_'))
    await expect.poll(expected).toStrictEqual(later)
    expect(selectors.length).toBeGreaterThan(25)
    await expect.poll(() => absent(dashboard.filter((each) => !looksBack(each)))).toStrictEqual([])
    expect(await absent(dashboard.filter(looksBack))).toHaveLength(1)
  })

  it('wakes somebody when the database is gone, and when the server is', async () => {
    const wanted = ['CallsFailing', 'StoreSilent', 'ServerDown']
    expect((await firing()).filter((name) => wanted.includes(name))).toStrictEqual([])
    await cluster?.stop()
    // A count that was not there before has not risen yet.
    const refused = async () => [(await signIn()).status, ...(await firing())]
    await expect
      .poll(refused, { interval: 1000 })
      .toStrictEqual(expect.arrayContaining([503, 'CallsFailing', 'StoreSilent']))
    await app.kill()
    await expect.poll(firing).toContain('ServerDown')
  })
})
