import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProgram } from '../../scripts/machine/debian.mjs'
import { root } from '../../scripts/setup-run.mjs'

const folder = path.join(root, 'deploy/prometheus')
const alerts = readFileSync(path.join(folder, 'alerts.yml'), 'utf8')
const names = [...alerts.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name = '']) => name)

interface Planted {
  /** In promtool's notation, one value a minute, or in `every` minutes. */
  readonly series: Readonly<Record<string, string>>
  readonly every?: number
  readonly at: number
}

const job = 'job="careplus"'
const calls = 'careplus_http_request_duration_seconds'

type Cases = Planted | ReadonlyArray<Planted>

const backup = 'job="machine",name="careplus-backup'
const archive = 'job="machine",name="careplus-archive'
const trigger = 'node_systemd_timer_last_trigger_seconds'
const goesOff = { [`${trigger}{${backup}.timer"}`]: '0+60x300' }

const withoutPatroni = { series: { [`up{${job}}`]: '1x20', 'up{job="machine"}': '1x20' }, at: 15 }
const patroniAway = {
  series: {
    'up{job="patroni",instance="db1"}': '1 0x20',
    'up{job="patroni",instance="db2"}': '1 0x20',
    'up{job="patroni",instance="db3"}': '1 0x20',
    'patroni_primary{instance="db1"}': '1 stale',
    'patroni_sync_standby{instance="db2"}': '1 stale',
  },
  at: 15,
}

/** For each alert a case that fires, and the nearest one that does not. */
const planted: Readonly<Record<string, { readonly fires: Cases; readonly stays: Cases }>> = {
  Watchdog: { fires: { series: {}, at: 1 }, stays: [] },
  TargetDown: {
    fires: { series: { 'up{job="machine",instance="db1:9100"}': '1 0x20' }, at: 15 },
    stays: {
      series: {
        'up{job="machine",instance="db1:9100"}': '1 0x8 1x20',
        'up{job="patroni",instance="db1:8008"}': '0x20',
        [`up{${job}}`]: '0x20',
      },
      at: 15,
    },
  },
  SiteDown: {
    fires: { series: { 'probe_success{job="site"}': '1 0x9' }, at: 5 },
    stays: { series: { 'probe_success{job="site"}': '1 0 1x9' }, at: 5 },
  },
  CertificateEndsSoon: {
    fires: { series: { 'probe_ssl_earliest_cert_expiry{job="site"}': `${14 * 86_400 + 60}x99` }, at: 90 },
    stays: { series: { 'probe_ssl_earliest_cert_expiry{job="site"}': `${14 * 86_400 + 5400}x99` }, at: 90 },
  },
  CertificateEnds: {
    fires: { series: { 'probe_ssl_earliest_cert_expiry{job="site"}': `${3 * 86_400 + 60}x99` }, at: 90 },
    stays: { series: { 'probe_ssl_earliest_cert_expiry{job="site"}': `${3 * 86_400 + 5400}x99` }, at: 90 },
  },
  ServerDown: {
    fires: { series: { [`up{${job}}`]: '1 0x4' }, at: 3 },
    stays: { series: { [`up{${job}}`]: '1 0 1x3' }, at: 3 },
  },
  CallsFailing: {
    fires: {
      series: { [`${calls}_count{${job},code="200"}`]: '0+98x30', [`${calls}_count{${job},code="503"}`]: '0+2x30' },
      at: 20,
    },
    stays: {
      series: {
        [`${calls}_count{${job},route="/",code="200"}`]: '0+99x30',
        [`${calls}_count{${job},route="/",code="404"}`]: '0+50x30',
        [`${calls}_count{${job},route="/readyz",code="503"}`]: '0+60x30',
        [`${calls}_count{${job},route="/th/bills/",code="503"}`]: '0+60x30',
        [`careplus_refusals_total{${job},route="/th/bills/",error="maintenance"}`]: '0+60x30',
      },
      at: 20,
    },
  },
  CallsSlow: {
    fires: {
      series: {
        [`${calls}_bucket{${job},le="1"}`]: '0+90x40',
        [`${calls}_bucket{${job},le="2.5"}`]: '0+100x40',
        [`${calls}_bucket{${job},le="+Inf"}`]: '0+100x40',
      },
      at: 30,
    },
    stays: {
      series: {
        [`${calls}_bucket{${job},le="1"}`]: '0+96x40',
        [`${calls}_bucket{${job},le="2.5"}`]: '0+100x40',
        [`${calls}_bucket{${job},le="+Inf"}`]: '0+100x40',
      },
      at: 30,
    },
  },
  EventLoopHeld: {
    fires: { series: { [`nodejs_eventloop_lag_p99_seconds{${job}}`]: '0.3x20' }, at: 10 },
    stays: { series: { [`nodejs_eventloop_lag_p99_seconds{${job}}`]: '0.25x20' }, at: 10 },
  },
  MemoryHigh: {
    fires: { series: { [`process_resident_memory_bytes{${job}}`]: '1.6e9x30' }, at: 20 },
    stays: { series: { [`process_resident_memory_bytes{${job}}`]: '1.6e9x10 4e8x20' }, at: 20 },
  },
  StoreSilent: {
    fires: { series: { 'careplus_store_answered{figures="jobs"}': '1 0x9' }, at: 5 },
    stays: { series: { 'careplus_store_answered{figures="jobs"}': '1 0 1x9' }, at: 5 },
  },
  CallersWaitForStore: {
    fires: { series: { 'careplus_store_connections{state="waiting"}': '4x9' }, at: 5 },
    stays: {
      series: {
        'careplus_store_connections{state="used"}': '4x9',
        'careplus_store_connections{state="waiting"}': '4 0x9',
      },
      at: 5,
    },
  },
  JobsLate: {
    fires: { series: { 'careplus_jobs_overdue_seconds{kind="erase"}': '0+300x20' }, at: 15 },
    stays: { series: { 'careplus_jobs_overdue_seconds{kind="erase"}': '900x20' }, at: 15 },
  },
  JobsFail: {
    fires: { series: { 'careplus_jobs_failed{kind="erase"}': '1x90' }, at: 70 },
    stays: { series: { 'careplus_jobs_failed{kind="erase"}': '1x30 0x60' }, at: 70 },
  },
  ArchiveFails: {
    fires: [
      { series: { careplus_archive_failing: '0 1x20', careplus_archive_behind_seconds: '0x20' }, at: 15 },
      { series: { careplus_archive_failing: '0x20', careplus_archive_behind_seconds: '0+60x20' }, at: 18 },
    ],
    stays: [
      { series: { careplus_archive_failing: '1x8 0 1x20' }, at: 17 },
      { series: { careplus_archive_behind_seconds: '300x20' }, at: 18 },
      // A write after a quiet night, archived within minutes.
      { series: { careplus_archive_behind_seconds: '0x5 30000x2 0x20' }, at: 18 },
    ],
  },
  BackupMissing: {
    fires: [
      // The last run is more than a day ago, or never was.
      { series: { [`${trigger}{${backup}.timer"}`]: '1000x40' }, every: 60, at: 28 * 60 },
      { series: { [`${trigger}{${backup}.timer"}`]: '0x40' }, every: 60, at: 28 * 60 },
      { series: { ...goesOff, [`${trigger}{${archive}.timer"}`]: '1000x60' }, every: 240, at: 196 * 60 },
      { series: { [`up{${job}}`]: '1x90' }, at: 70 },
      // It runs, and all that it starts fails except during attempts.
      {
        series: { ...goesOff, [`node_systemd_unit_state{${backup}.service",state="failed"}`]: '0x4 1x92 0 1x20' },
        every: 15,
        at: 26 * 60,
      },
    ],
    stays: [
      { series: { [`${trigger}{${backup}.timer"}`]: '1000x24 87400x30' }, every: 60, at: 47 * 60 },
      { series: { ...goesOff, [`${trigger}{${archive}.timer"}`]: '1000x60' }, every: 240, at: 188 * 60 },
      {
        series: { ...goesOff, [`node_systemd_unit_state{${backup}.service",state="failed"}`]: '0x50 1x50' },
        every: 15,
        at: 24 * 60,
      },
    ],
  },
  LettersLate: {
    fires: { series: { 'careplus_outbox_oldest_seconds{channel="mail"}': '960x20' }, at: 10 },
    stays: { series: { 'careplus_outbox_oldest_seconds{channel="mail"}': '890x20' }, at: 10 },
  },
  LettersGivenUp: {
    fires: { series: { 'careplus_outbox_given_up{channel="sms"}': '11x20' }, at: 10 },
    stays: {
      series: {
        'careplus_outbox_given_up{channel="sms"}': '10x20',
        'careplus_outbox_given_up{channel="mail"}': '10x20',
      },
      at: 10,
    },
  },
  SmsBudgetNearlySpent: {
    fires: { series: { careplus_sms_sent_parts: '1601x20', careplus_sms_budget_parts: '2000x20' }, at: 10 },
    stays: { series: { careplus_sms_sent_parts: '1600x20', careplus_sms_budget_parts: '2000x20' }, at: 10 },
  },
  SignInsRefused: {
    fires: { series: { 'careplus_refusals_total{route="/api/login",error="invalid_credentials"}': '0+90x60' }, at: 40 },
    stays: {
      series: {
        'careplus_refusals_total{route="/api/login",error="invalid_credentials"}': '0+50x60',
        'careplus_refusals_total{route="/th/children/",error="not_found"}': '0+900x60',
      },
      at: 40,
    },
  },
  BillsWait: {
    fires: { series: { careplus_bills_oldest_seconds: '172900x90' }, at: 70 },
    stays: { series: { careplus_bills_oldest_seconds: '172800x90' }, at: 70 },
  },
  PicturesUnread: {
    fires: { series: { careplus_bill_pictures_unread: '51x60' }, at: 40 },
    stays: { series: { careplus_bill_pictures_unread: '400x20 3x40' }, at: 40 },
  },
  RewardsSoldOut: {
    fires: { series: { careplus_rewards_sold_out: '11x90', careplus_rewards_shown: '20x90' }, at: 70 },
    stays: { series: { careplus_rewards_sold_out: '10x90', careplus_rewards_shown: '20x90' }, at: 70 },
  },
  DrawOverdue: {
    fires: { series: { careplus_draws_overdue: '1x30' }, at: 15 },
    stays: { series: { careplus_draws_overdue: '0x30' }, at: 15 },
  },
  PointsJump: {
    fires: {
      series: {
        'careplus_points_outstanding{state="usable"}': '1000x47 1300x9',
        'careplus_points_outstanding{state="held"}': '10x60',
      },
      every: 30,
      at: 1500,
    },
    stays: {
      series: {
        'careplus_points_outstanding{state="usable"}': '1000x47 1190x9',
        'careplus_points_outstanding{state="held"}': '10x60',
      },
      every: 30,
      at: 1500,
    },
  },
  NoPrimary: {
    fires: [
      {
        series: {
          'up{job="patroni",instance="db2"}': '1x9',
          'patroni_primary{instance="db1"}': '1 stale',
          'patroni_primary{instance="db2"}': '0x9',
        },
        at: 5,
      },
      patroniAway,
    ],
    stays: [
      {
        series: {
          'up{job="patroni",instance="db2"}': '1x9',
          'patroni_primary{instance="db1"}': '1 stale',
          'patroni_primary{instance="db2"}': '0 1x9',
        },
        at: 5,
      },
      withoutPatroni,
    ],
  },
  NoSyncStandby: {
    fires: [
      {
        series: { 'up{job="patroni",instance="db2"}': '1x20', 'patroni_sync_standby{instance="db2"}': '0x20' },
        at: 10,
      },
      patroniAway,
    ],
    stays: [
      {
        series: {
          'up{job="patroni",instance="db2"}': '1x20',
          'patroni_sync_standby{instance="db1"}': '1 0x20',
          'patroni_sync_standby{instance="db2"}': '0 1x20',
        },
        at: 10,
      },
      withoutPatroni,
    ],
  },
  StandbyBehind: {
    fires: {
      series: {
        'patroni_xlog_location{instance="db1"}': '100000000+1000000x60',
        'patroni_xlog_location{instance="db2"}': '0x60',
        'patroni_xlog_replayed_location{instance="db2"}': '30000000x60',
        'patroni_replica{instance="db2"}': '1x60',
      },
      at: 10,
    },
    stays: {
      series: {
        'patroni_xlog_location{instance="db1"}': '100000000+1000000x60',
        'patroni_xlog_replayed_location{instance="db1"}': '0x60',
        'patroni_replica{instance="db1"}': '0x60',
        'patroni_xlog_replayed_location{instance="db2"}': '40000000+1000000x60',
        'patroni_replica{instance="db2"}': '1x60',
      },
      at: 10,
    },
  },
  DatabaseMachineDown: {
    fires: { series: { 'up{job="patroni",instance="db3"}': '1 0x20' }, at: 10 },
    stays: { series: { 'up{job="patroni",instance="db3"}': '1 0x3 1x20' }, at: 10 },
  },
  DiskNearlyFull: {
    fires: {
      series: {
        'node_filesystem_avail_bytes{job="machine",mountpoint="/"}': '14x40',
        'node_filesystem_size_bytes{job="machine",mountpoint="/"}': '100x40',
        'node_filesystem_readonly{job="machine",mountpoint="/"}': '0x40',
      },
      at: 30,
    },
    stays: {
      series: {
        'node_filesystem_avail_bytes{job="machine",mountpoint="/"}': '15x40',
        'node_filesystem_size_bytes{job="machine",mountpoint="/"}': '100x40',
        'node_filesystem_readonly{job="machine",mountpoint="/"}': '0x40',
        // A read-only disk is always full.
        'node_filesystem_avail_bytes{job="machine",mountpoint="/media"}': '0x40',
        'node_filesystem_size_bytes{job="machine",mountpoint="/media"}': '100x40',
        'node_filesystem_readonly{job="machine",mountpoint="/media"}': '1x40',
      },
      at: 30,
    },
  },
  UnitFailed: {
    fires: {
      series: { 'node_systemd_unit_state{job="machine",state="failed",name="careplus-backup.service"}': '1x20' },
      at: 10,
    },
    stays: {
      series: {
        'node_systemd_unit_state{job="machine",state="failed",name="careplus-backup.service"}': '0x20',
        'node_systemd_unit_state{job="machine",state="inactive",name="careplus-backup.service"}': '1x20',
        'node_systemd_unit_state{job="machine",state="failed",name="cups.service"}': '1x20',
      },
      at: 10,
    },
  },
}

const place = mkdtempSync(path.join(tmpdir(), 'careplus-alerts-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

const programs = {
  promtool: 'prometheus',
  amtool: 'prometheus-alertmanager',
  'prometheus-blackbox-exporter': 'prometheus-blackbox-exporter',
} as const
beforeAll(async () => {
  for (const [program, name] of Object.entries(programs)) await findProgram(program, name)
}, 300_000)

const called = (program: keyof typeof programs, ...words: ReadonlyArray<string>) => {
  const { status, stdout, stderr } = spawnSync(program, [...words], { encoding: 'utf8' })
  return { status, stdout, said: `${stdout}${stderr}` }
}

const standing = (name: string, { series, every = 1, at }: Planted, expected: boolean) => {
  const file = path.join(place, `${name}.yml`)
  const test = {
    rule_files: [path.join(folder, 'alerts.yml')],
    evaluation_interval: `${every}m`,
    tests: [
      {
        interval: `${every}m`,
        input_series: Object.entries(series).map(([key, values]) => ({ series: key, values })),
        promql_expr_test: [
          {
            expr: `count(ALERTS{alertname="${name}",alertstate="firing"}) or vector(0)`,
            eval_time: `${at}m`,
            exp_samples: [{ labels: '{}', value: expected ? 1 : 0 }],
          },
        ],
      },
    ],
  }
  writeFileSync(file, JSON.stringify(test))
  return called('promtool', 'test', 'rules', file)
}

describe('alerts', () => {
  it('are read by Prometheus with its settings', () => {
    expect(called('promtool', 'check', 'config', path.join(folder, 'prometheus.yml')).said).toContain(
      `SUCCESS: ${names.length} rules found`,
    )
  })

  it('are read by those who look at the site from outside, and who tell of them', () => {
    const settings = ['--config.check', `--config.file=${path.join(folder, 'blackbox.yml')}`]
    expect(called('prometheus-blackbox-exporter', ...settings)).toMatchObject({ status: 0 })
    const alertmanagerFile = path.join(folder, 'alertmanager.yml')
    expect(called('amtool', 'check-config', alertmanagerFile)).toMatchObject({ status: 0 })
    const receiver = (...labels: ReadonlyArray<string>) =>
      called('amtool', 'config', 'routes', 'test', `--config.file=${alertmanagerFile}`, ...labels).stdout.trim()
    const severities = new Set([...alerts.matchAll(/severity: (\w+)/g)].map(([, severity = '']) => severity))
    expect([...severities].sort()).toStrictEqual(['none', 'page', 'ticket'])
    for (const severity of ['page', 'ticket']) expect(receiver(`severity=${severity}`)).toBe(severity)
    expect(receiver('severity=none', 'alertname=Watchdog')).toBe('watchdog')
    // References to other alerts must be to existing names.
    const named = [...readFileSync(alertmanagerFile, 'utf8').matchAll(/alertname=~?"([\w|]+)"/g)].flatMap(
      ([, each = '']) => each.split('|'),
    )
    expect(named.filter((name) => !names.includes(name))).toStrictEqual([])
    expect(named.length).toBeGreaterThan(10)
  })

  it('have each something planted for them, and a chapter in the guide for whoever is woken', () => {
    expect(Object.keys(planted).sort()).toStrictEqual([...names].sort())
    const guide = readFileSync(path.join(root, 'docs/operations.md'), 'utf8')
    expect(names.filter((name) => !guide.includes(`### ${name}\n`))).toStrictEqual([])
  })

  it.each(Object.entries(planted))('%s is set off, and not by what comes near', (name, { fires, stays }) => {
    for (const each of [fires].flat()) expect(standing(name, each, true)).toMatchObject({ status: 0 })
    for (const each of [stays].flat()) expect(standing(name, each, false)).toMatchObject({ status: 0 })
  })
})
