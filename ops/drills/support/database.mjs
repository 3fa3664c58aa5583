import { rmSync } from 'node:fs'
import path from 'node:path'
import { findPrograms, folderOf } from '../../../scripts/machine/postgres-cluster.mjs'
import { Refusal, run } from '../../../scripts/setup-run.mjs'
import { certificateOf } from './certificates.mjs'
import { machinesIn, needed, startHaproxy } from './machines.mjs'
import { filled, shipped } from './shipped.mjs'
import { until } from './wait.mjs'

const passwords = {
  SECRET_OF_PATRONI: 'of-patroni',
  SECRET_OF_POSTGRES: 'of-postgres',
  SECRET_OF_REPLICATOR: 'of-replicator',
  SECRET_OF_REWINDER: 'of-rewinder',
}

/** Each machine is a loopback address and a folder, with etcd, Patroni and PostgreSQL as in deploy/. */
export const startDatabase = async ({ place, say }) => {
  const etcd = await needed('etcd', 'etcd-server')
  const etcdctl = await needed('etcdctl', 'etcd-client')
  const patroni = await needed('patroni', 'patroni')
  await findPrograms()
  const bin = folderOf('initdb', 'postgres', 'pg_controldata', 'pg_basebackup', 'pg_rewind', 'psql')
  if (bin === null) throw new Refusal('This drill needs PostgreSQL, which is not installed.')

  const machines = machinesIn(place)
  const { names: nodes, addressOf, onLoopback, keep } = machines
  const addresses = nodes.map(addressOf)
  const certificate = certificateOf(['localhost', ...addresses])
  // Connections between loopback addresses come from the first one.
  const ofEtcd = certificateOf(['127.0.0.1', ...addresses])
  const asEtcd = (program, to) => ({
    '/etc/careplus/etcd-ca.pem': keep(program, 'etcd-ca.pem', ofEtcd.cert),
    [`/etc/careplus/${to}.crt`]: keep(program, `${to}.crt`, ofEtcd.cert),
    [`/etc/careplus/${to}.key`]: keep(program, `${to}.key`, ofEtcd.key),
  })

  const startEtcd = (node, settings = {}) => {
    const text = filled(shipped('etcd/etcd.yml'), {
      '/var/lib/etcd/careplus': 'data',
      '//THIS_ADDRESS:': `//${addressOf(node)}:`,
      '//THIS_NODE:': `//${addressOf(node)}:`,
      THIS_NODE: node,
      ...asEtcd(`${node}/etcd`, 'etcd'),
    })
    const own = Object.entries(settings).reduce(
      (done, [name, value]) => `${done.replace(new RegExp(`^${name}: .*\n`, 'm'), '')}${name}: ${value}\n`,
      text,
    )
    const file = keep(`${node}/etcd`, 'etcd.yml', onLoopback(own))
    return place.start(`${node}/etcd`, etcd, ['--config-file', file])
  }

  const configOf = (node) => path.join(place.folder, node, 'patroni', 'patroni.yml')
  const startPatroni = (node) => {
    const program = `${node}/patroni`
    const folder = place.folderFor(program)
    const text = filled(shipped('patroni/patroni.yml'), {
      'name: THIS_NODE': `name: ${node}`,
      'THIS_NODE:': `${addressOf(node)}:`,
      '10.0.0.0/24': '127.0.0.0/8',
      '/usr/lib/postgresql/15/bin': bin,
      '/var/lib/postgresql/15/careplus': path.join(folder, 'data'),
      '/var/lib/postgresql/.patroni.pgpass': path.join(folder, 'pgpass'),
      '/var/run/postgresql': folder,
      '/etc/careplus/db.crt': keep(program, 'db.crt', certificate.cert),
      '/etc/careplus/db.key': keep(program, 'db.key', certificate.key),
      '/etc/careplus/db-ca.pem': keep(program, 'db-ca.pem', certificate.cert),
      ...asEtcd(program, 'patroni'),
      'shared_buffers: 512MB': 'shared_buffers: 64MB',
      ...passwords,
    })
    return place.start(program, patroni, [keep(program, 'patroni.yml', onLoopback(text))])
  }

  /** Patroni's own status: `{ state, role, timeline, … }`; null: no answer. */
  const status = async (node) => {
    try {
      const answer = await fetch(`http://${addressOf(node)}:8008/patroni`, { signal: AbortSignal.timeout(1000) })
      return await answer.json()
    } catch {
      return null
    }
  }
  const figures = async (node) => {
    const answer = await fetch(`http://${addressOf(node)}:8008/metrics`, { signal: AbortSignal.timeout(5000) })
    return [...(await answer.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)
  }
  const members = async () => {
    for (const node of nodes)
      try {
        const answer = await fetch(`http://${addressOf(node)}:8008/cluster`, { signal: AbortSignal.timeout(1000) })
        return (await answer.json()).members
      } catch {
        continue
      }
    return []
  }
  const syncStandby = async () => (await members()).find(({ role }) => role === 'sync_standby')?.name ?? null
  const primary = async () => {
    for (const node of nodes) {
      const reply = await status(node)
      if (reply?.role === 'master' || reply?.role === 'primary') if (reply.state === 'running') return node
    }
    return null
  }
  const isRunning = ({ state }) => state === 'running' || state === 'streaming'
  const whole = (standbys = nodes.length - 1) =>
    until(`a primary with ${standbys} standbys`, async () => {
      const all = (await members()).filter(isRunning)
      const has = (role) => all.some((member) => member.role === role)
      return has('leader') && has('sync_standby') && all.length === standbys + 1
    })

  const startNode = (node) => {
    startEtcd(node)
    return startPatroni(node)
  }
  const runEtcdctl = (node, ...words) => {
    const file = (name) => path.join(place.folder, node, 'etcd', name)
    const certified = [`--cacert=${file('etcd-ca.pem')}`, `--cert=${file('etcd.crt')}`, `--key=${file('etcd.key')}`]
    return run(etcdctl, [`--endpoints=https://${addressOf(node)}:2379`, ...certified, ...words], {
      output: 'collect',
      env: { PATH: process.env['PATH'], ETCDCTL_API: '3' },
    })
  }
  const answers = async (node) => (await runEtcdctl(node, 'endpoint', 'health', '--command-timeout=1s')).code === 0
  const etcdAnswers = (node) => until(`etcd of ${node} answers`, () => answers(node))
  /** After losing the two others: etcd starts again from this one's data. */
  const beginAnew = async (node) => {
    await place.cutOff(node)
    const forced = startEtcd(node, { 'force-new-cluster': true })
    await etcdAnswers(node)
    await forced.end()
    startEtcd(node)
    await etcdAnswers(node)
    startPatroni(node)
  }
  const join = async (node, there) => {
    rmSync(path.join(place.folder, node), { recursive: true })
    const added = await runEtcdctl(there[0], 'member', 'add', node, `--peer-urls=https://${addressOf(node)}:2380`)
    if (added.code !== 0) throw new Error(added.output)
    startEtcd(node, {
      'initial-cluster': [...there, node].map((each) => `${each}=https://${each}:2380`).join(','),
      'initial-cluster-state': 'existing',
    })
    startPatroni(node)
  }

  const port = await startHaproxy(place, machines)
  const psql = (sql, database = 'postgres') =>
    run(
      path.join(bin, 'psql'),
      [
        '-X',
        '-v',
        'ON_ERROR_STOP=1',
        '-qAt',
        '-c',
        sql,
        `host=127.0.0.1 port=${port} user=postgres dbname=${database} sslmode=require`,
      ],
      {
        output: 'collect',
        env: { PATH: process.env['PATH'], PGPASSWORD: passwords.SECRET_OF_POSTGRES, LC_ALL: 'C' },
      },
    )

  say('three machines with etcd, Patroni and PostgreSQL')
  for (const node of nodes) startNode(node)
  await whole()
  // Answered writes are on two machines only after this.
  const waits = await psql("select count(*) from pg_stat_replication where sync_state = 'sync'")
  const named = await psql('show synchronous_standby_names')
  if (waits.output.trim() !== '1' || named.output.trim() === '')
    throw new Error(`No commit waits for a standby: ${waits.output}${named.output}`)
  const made = await psql("create role careplus login password 'of-careplus'")
  if (made.code !== 0) throw new Error(made.output)
  const base = await psql('create database careplus owner careplus')
  if (base.code !== 0) throw new Error(base.output)

  return {
    url: `postgres://careplus:of-careplus@localhost:${port}/careplus?sslmode=verify-full&sslrootcert=${path.join(place.folder, 'db1/patroni/db.crt')}`,
    nodes,
    addressOf,
    primary,
    syncStandby,
    figures,
    whole,
    psql,
    changedByAnybody: (node, method, where) =>
      fetch(`http://${addressOf(node)}:8008${where}`, { method, body: '{}' }).then(({ status }) => status),
    startNode,
    beginAnew,
    join,
    cutOff: (node) => place.cutOff(node),
    /** The machine stays but does not answer. Gives the function that continues it. */
    freeze: (node) => place.freeze(node),
    patronictl: (...words) =>
      run('patronictl', ['-c', configOf('db1'), ...words], {
        output: 'collect',
        env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' },
      }),
  }
}
