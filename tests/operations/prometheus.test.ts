import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProgram } from '../../scripts/machine/debian.mjs'
import { openPlace } from '../../ops/drills/support/place.mjs'
import { filled, replaced, shipped } from '../../ops/drills/support/shipped.mjs'
import { productionSettings, unmarkedContent } from '../../ops/drills/support/servers.mjs'
import { pause, until } from '../../ops/drills/support/wait.mjs'
import { freePort } from '../../scripts/machine/postgres-cluster.mjs'
import { startCluster } from '../../scripts/postgres.mjs'
import { startServer } from '../../scripts/start-server.mjs'
import { redeem } from '../../server/loyalty/orders/redeem.js'
import { postgresEngine } from '../../server/platform/store/postgres.js'
import { storeOn, type Db } from '../../server/platform/store/store.js'
import { changeMaintenance, noMaintenance } from '../../server/staff/maintenance/maintenance.js'
import { newAddress } from '../../server/testing/catalogue.js'
import { selfSigned } from '../../server/testing/certificate.js'
import { withErasures, withHousehold, queueEmails } from '../drills/household.js'

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

/** Metrics of alerts and the dashboard. */
const selectors = [
  ...new Set(
    [alerts, ...dashboard].flatMap(
      (text) => text.match(/\b(?:careplus|nodejs|process|node|probe)_\w+(?:\{[^}$]*\})?/g) ?? [],
    ),
  ),
]

/** These exist only after a failed call. */
const later = selectors.filter((each) => /code=~"5|error="maintenance"/.test(each))

/** A new Prometheus has no data of the day before. */
const comparesWithYesterday = (expression: string): boolean => expression.includes(' offset 1d')

const place = await openPlace('prometheus')
const program = await findProgram('prometheus', 'prometheus')
const exporter = await findProgram('prometheus-node-exporter', 'prometheus-node-exporter')
const alertmanager = await findProgram('prometheus-alertmanager', 'prometheus-alertmanager')
const blackbox = await findProgram('prometheus-blackbox-exporter', 'prometheus-blackbox-exporter')
const isInstalled = [program, exporter, alertmanager, blackbox].every((each) => each !== null)
const cluster = await startCluster('hurried')
const opened: http.Server[] = []
afterAll(async () => {
  for (const each of opened) each.close().closeAllConnections()
  mailHost.close()
  await cluster?.stop()
  await place.close()
}, 60_000)

const listening = async (server: http.Server): Promise<number> => {
  opened.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

interface Mail {
  readonly to: ReadonlyArray<string>
  readonly text: string
}
const mails: Mail[] = []
const mailHost = new SMTPServer({
  authMethods: ['PLAIN'],
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, done) =>
    password === 'of-the-relay' ? done(null, { user: username }) : done(new Error('no')),
  onData: (stream, { envelope }, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
    stream.on('end', () => {
      const text = Buffer.concat(chunks).toString('latin1').replaceAll('=\r\n', '')
      mails.push({ to: envelope.rcptTo.map(({ address }) => address), text })
      done()
    })
  },
})
const mailed = (to: string): string =>
  mails
    .filter((mail) => mail.to.includes(to))
    .map(({ text }) => text)
    .join('\n')

const within = async (work: (db: Db) => Promise<unknown>): Promise<void> => {
  const store = await storeOn(postgresEngine({ url: cluster?.url ?? '', poolSize: 2 }), new Date())
  await work(store.db).finally(() => store.close())
}

/** Every metric needs a value at the start, because whole-table queries run once in ten minutes. */
const plant = async (db: Db): Promise<void> => {
  const household = await withHousehold(db, 1)
  const ask = { member: household.parents[0]?.id ?? '', item: household.item, quantity: 1, address: newAddress }
  const ordered = await db.transaction().execute((tx) => redeem(tx, ask, new Date()))
  expect(ordered).toMatchObject({ _tag: 'Right' })
  await queueEmails(db, 1, 1)
  await withErasures(db, household, 1)
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

describe.skipIf(!isInstalled || cluster === null)('Prometheus', () => {
  let url = ''
  let serverUrl = ''
  let app: Awaited<ReturnType<typeof startServer>>
  let watched = 0

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
    const [alertPort, probePort] = [await freePort(), await freePort()]
    const writeSettings = (name: string, text: string): string => {
      const file = path.join(place.folderFor('prometheus'), name)
      writeFileSync(file, text)
      place.own(file)
      return file
    }
    // The certificate ends tomorrow.
    const { key, cert } = selfSigned()
    const sitePort = await listening(
      https.createServer({ key, cert }, (call, answer) => {
        void fetch(`${serverUrl}${call.url}`, { signal: AbortSignal.timeout(5000) }).then(
          ({ status }) => answer.writeHead(status).end(),
          () => answer.writeHead(502).end(),
        )
      }),
    )
    const watchdogPort = await listening(
      http.createServer((_call, answer) => {
        watched += 1
        answer.end()
      }),
    )
    await new Promise<void>((done) => void mailHost.listen(0, '127.0.0.1', done))
    // Minutes become seconds; one process and no Patroni, all else as shipped.
    const config = writeSettings(
      'prometheus.yml',
      filled(shipped('prometheus/prometheus.yml'), {
        '_interval: 15s': '_interval: 1s',
        "'127.0.0.1:3101', '127.0.0.1:3102'": `'127.0.0.1:${staffPort}'`,
        '127.0.0.1:9100': `127.0.0.1:${machinePort}`,
        '127.0.0.1:9093': `127.0.0.1:${alertPort}`,
        '127.0.0.1:9115': `127.0.0.1:${probePort}`,
        'https://careplus.example/': `https://localhost:${sitePort}/`,
      }),
    )
    writeSettings('alerts.yml', replaced(alerts, /for: \d+[mh]/g, 'for: 1s'))
    const alertmanagerSettings = filled(
      replaced(shipped('prometheus/alertmanager.yml'), /(group_\w+): \d+[smh]/g, '$1: 1s'),
      {
        'global:': 'global:\n  smtp_require_tls: false',
        'mail.example:587': `127.0.0.1:${(mailHost.server.address() as AddressInfo).port}`,
        '/etc/prometheus/smtp_password': writeSettings('smtp_password', 'of-the-relay'),
        'https://watchdog.example/careplus': `http://127.0.0.1:${watchdogPort}`,
      },
    )
    place.start('alertmanager', alertmanager ?? '', [
      `--config.file=${writeSettings('alertmanager.yml', alertmanagerSettings)}`,
      '--storage.path=data',
      `--web.listen-address=127.0.0.1:${alertPort}`,
      '--cluster.listen-address=',
    ])
    const trusting = `fail_if_not_ssl: true\n      tls_config: { ca_file: '${writeSettings('site.pem', cert)}' }`
    const looking = replaced(shipped('prometheus/blackbox.yml'), 'fail_if_not_ssl: true', trusting)
    place.start('blackbox', blackbox ?? '', [
      `--config.file=${writeSettings('blackbox.yml', looking)}`,
      `--web.listen-address=127.0.0.1:${probePort}`,
    ])
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
    await within(plant)
    url = `http://127.0.0.1:${port}`
    place.start('prometheus', program ?? '', [
      `--config.file=${config}`,
      '--storage.tsdb.path=data',
      `--web.listen-address=127.0.0.1:${port}`,
      // Alerts from the start are sent again once Alertmanager is found.
      '--rules.alert.resend-delay=1s',
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
        ['alertmanager', 'up', ''],
        ['careplus', 'up', ''],
        ['machine', 'up', ''],
        ['site', 'up', ''],
      ])
    const rules = async () =>
      (await asked<{ groups: ReadonlyArray<{ rules: ReadonlyArray<Rule> }> }>('rules')).groups.flatMap((group) =>
        group.rules.map(({ name, health }) => [name, health]),
      )
    await expect.poll(rules).toStrictEqual(names.map((name) => [name, 'ok']))
  })

  it('finds each series that alerts and the dashboard ask for', async () => {
    expect((await signIn()).status).toBe(401)
    // The units' test covers systemd's metrics.
    const expected = async () => (await absent(selectors)).filter((each) => !each.startsWith('node_systemd_'))
    await expect.poll(expected).toStrictEqual(later)
    expect(selectors.length).toBeGreaterThan(25)
    await expect.poll(() => absent(dashboard.filter((each) => !comparesWithYesterday(each)))).toStrictEqual([])
    expect(await absent(dashboard.filter(comparesWithYesterday))).toHaveLength(1)
  })

  it('is not alarmed by calls that maintenance refuses', async () => {
    expect(later).toHaveLength(2)
    const turned = (on: boolean) =>
      within((db) =>
        db.transaction().execute((tx) => changeMaintenance(tx, { ...noMaintenance, on }, 'test', new Date())),
      )
    await turned(true)
    await expect.poll(async () => (await signIn()).status).toBe(503)
    // A new counter has not risen yet.
    const refused = async () => (await signIn(), isThere('rate(careplus_refusals_total{error="maintenance"}[1m]) > 0'))
    await expect.poll(refused, { interval: 1000 }).toBe(true)
    expect(await absent(later)).toStrictEqual([])
    await pause(4000)
    expect(await firing()).not.toContain('CallsFailing')
    await turned(false)
    await expect.poll(async () => (await signIn()).status).toBe(401)
  })

  it('wakes somebody when the database is gone, and when the server is', async () => {
    const wanted = ['CallsFailing', 'SiteDown', 'StoreSilent', 'ServerDown']
    expect((await firing()).filter((name) => wanted.includes(name))).toStrictEqual([])
    await cluster?.stop()
    const refused = async () => [(await signIn()).status, ...(await firing())]
    await expect
      .poll(refused, { interval: 1000 })
      .toStrictEqual(expect.arrayContaining([503, 'CallsFailing', 'SiteDown', 'StoreSilent']))
    const isMailed = (name: string) =>
      expect.poll(() => mailed('page@careplus.example')).toContain(`/docs/operations.md#${name}`)
    await isMailed('storesilent')
    await isMailed('sitedown')
    await app.kill()
    await expect.poll(firing).toContain('ServerDown')
    await isMailed('serverdown')
  })

  it('tells of a certificate that ends tomorrow once, and elsewhere that it is at work', async () => {
    expect(await firing()).toStrictEqual(expect.arrayContaining(['CertificateEnds', 'CertificateEndsSoon', 'Watchdog']))
    await expect.poll(() => mailed('page@careplus.example')).toMatch(/#certificateends\r?\n/)
    expect(mails.map(({ text }) => text).join('')).not.toContain('#certificateendssoon')
    await expect.poll(() => watched).toBeGreaterThan(0)
  })
})
