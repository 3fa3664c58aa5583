import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDatabase } from '../../ops/drills/support/database.mjs'
import { certificateOf } from '../../ops/drills/support/certificates.mjs'
import { findProgram } from '../../scripts/machine/debian.mjs'
import { filled, shipped } from '../../ops/drills/support/shipped.mjs'
import { openPlace } from '../../ops/drills/support/place.mjs'
import { run } from '../../scripts/setup-run.mjs'

const isRoot = process.getuid?.() === 0
const nft = isRoot ? await findProgram('nft', 'nftables') : null
const patroni = isRoot ? await findProgram('patroni', 'patroni') : null
const etcd = isRoot ? await findProgram('etcd', 'etcd-server') : null

describe.skipIf(patroni === null || etcd === null)('a database of three machines', () => {
  let place: Awaited<ReturnType<typeof openPlace>>
  let database: Awaited<ReturnType<typeof startDatabase>>
  const folder = mkdtempSync(path.join(tmpdir(), 'careplus-stranger-'))

  beforeAll(async () => {
    place = await openPlace('etcd')
    database = await startDatabase({ place, say: () => undefined })
  }, 300_000)
  afterAll(async () => {
    await place?.close()
    rmSync(folder, { recursive: true, force: true })
  }, 60_000)

  const as = async (user: string, ...words: ReadonlyArray<string>) => {
    const names = user === 'nobody' ? ['--reuid=nobody', '--regid=nogroup', '--clear-groups'] : [`--reuid=${user}`]
    return run('setpriv', [...names, ...words], { output: 'collect', cwd: '/' })
  }
  const settings = (node: string, scheme = 'https') =>
    `${scheme}://${database.addressOf(node)}:2379/v2/keys/service/careplus/config`
  const curl = ['curl', '-s', '-k', '-m', '5', '-w', '%{http_code}']

  test('is commanded by nobody who has only an account on its machines', async () => {
    const archive = 'show archive_command'
    const before = await database.psql(archive)
    // A call that etcd accepted before it required a certificate.
    const command = JSON.stringify({ postgresql: { parameters: { archive_mode: 'on', archive_command: 'id' } } })
    const change = ['-X', 'PUT', '--data-urlencode', `value=${command}`]
    const strange = certificateOf(['stranger'])
    const [cert, key] = ['stranger.crt', 'stranger.key'].map((name) => path.join(folder, name))
    writeFileSync(cert ?? '', strange.cert)
    writeFileSync(key ?? '', strange.key)
    await run('chmod', ['-R', 'a+rX', folder], { output: 'collect' })
    for (const node of database.nodes) {
      for (const words of [
        [settings(node)],
        [settings(node), ...change],
        [settings(node), ...change, '--cert', cert ?? '', '--key', key ?? ''],
        [`https://${database.addressOf(node)}:2380/members`],
        [`https://${database.addressOf(node)}:2379/version`],
      ]) {
        const { code, output } = await as('nobody', ...curl, ...words)
        expect([words, code === 0, output]).toStrictEqual([words, false, '000'])
      }
      const plain = await as('nobody', ...curl, settings(node, 'http'), ...change)
      expect(plain.output).not.toMatch(/20\d$/)
      for (const of of ['etcd/etcd.key', 'patroni/patroni.key'])
        expect((await as('nobody', 'cat', path.join(place.folder, node, of))).code).not.toBe(0)
    }
    expect((await database.psql(archive)).output).toBe(before.output)
  }, 120_000)

  test('is commanded by Patroni, by its certificate', async () => {
    const [node = ''] = database.nodes
    const file = (name: string) => path.join(place.folder, node, 'patroni', name)
    const certified = ['--cacert', file('etcd-ca.pem'), '--cert', file('patroni.crt'), '--key', file('patroni.key')]
    const asked = await run('curl', ['-s', '-m', '5', ...certified, settings(node)], { output: 'collect' })
    expect(asked.output).toContain('synchronous_mode')
  })
})

const addresses = {
  database: '10.77.0.2',
  servers: '10.77.0.3',
  monitoring: '10.77.0.4',
  stranger: '10.77.0.5',
} as const
const machine = '10.77.0.1'
const ports = [2379, 2380, 5432, 8008, 9090, 9093, 9094, 9100, 9115, 443]

describe.skipIf(nft === null)('the rules of deploy/nftables', () => {
  const space = `careplus-${createHash('sha256').update(`${process.pid} ${Date.now()}`).digest('hex').slice(0, 8)}`
  const [inside, outside] = [`${space}-a`, `${space}-b`]
  const folder = mkdtempSync(path.join(tmpdir(), 'careplus-nft-'))
  const done = async (...words: ReadonlyArray<string>) => {
    const [command = '', ...args] = words
    const { code, output } = await run(command, args, { output: 'collect' })
    if (code !== 0) throw new Error(`${words.join(' ')}: ${output}`)
    return output
  }
  const within = (space: string, ...words: ReadonlyArray<string>) => done('ip', 'netns', 'exec', space, ...words)
  let listening: ReturnType<typeof run> | null = null

  beforeAll(async () => {
    for (const each of [inside, outside]) {
      await done('ip', 'netns', 'add', each)
      await done('ip', '-n', each, 'link', 'set', 'lo', 'up')
    }
    await done(
      'ip',
      'link',
      'add',
      'dev',
      'veth-in',
      'netns',
      inside,
      'type',
      'veth',
      'peer',
      'name',
      'veth-out',
      'netns',
      outside,
    )
    await done('ip', '-n', inside, 'addr', 'add', `${machine}/24`, 'dev', 'veth-in')
    await done('ip', '-n', inside, '-6', 'addr', 'add', 'fd77::1/64', 'dev', 'veth-in', 'nodad')
    await done('ip', '-n', outside, '-6', 'addr', 'add', 'fd77::5/64', 'dev', 'veth-out', 'nodad')
    for (const address of Object.values(addresses))
      await done('ip', '-n', outside, 'addr', 'add', `${address}/24`, 'dev', 'veth-out')
    await done('ip', '-n', inside, 'link', 'set', 'veth-in', 'up')
    await done('ip', '-n', outside, 'link', 'set', 'veth-out', 'up')
    const file = path.join(folder, 'careplus.nft')
    writeFileSync(
      file,
      filled(shipped('nftables/careplus.nft'), {
        '10.0.0.1, 10.0.0.2, 10.0.0.3': addresses.database,
        '10.0.0.11, 10.0.0.12': addresses.servers,
        '10.0.0.21': addresses.monitoring,
      }),
    )
    for (let times = 0; times < 2; times += 1) await within(inside, 'nft', '-f', file)
    const listen = `for (const port of ${JSON.stringify(ports)}) require('net').createServer((socket) => socket.end()).listen(port, '::')`
    listening = run('ip', ['netns', 'exec', inside, process.execPath, '-e', listen], { output: 'collect' })
  })
  afterAll(async () => {
    const { output } = await run('ip', ['netns', 'pids', inside], { output: 'collect' })
    for (const pid of output.split('\n').filter(Boolean)) process.kill(Number(pid))
    await listening
    for (const each of [inside, outside]) await run('ip', ['netns', 'del', each], { output: 'collect' })
    rmSync(folder, { recursive: true, force: true })
  })

  const reach = `
    const [from, to, ...ports] = process.argv.slice(1)
    const tried = (port) => new Promise((resolve) => {
      const socket = require('net').connect({ host: to, port, ...(from === '-' ? {} : { localAddress: from }) })
      const end = (open) => { socket.destroy(); resolve(open ? [port] : []) }
      socket.once('connect', () => end(true)).once('error', () => end(false))
      setTimeout(() => end(false), 3000).unref()
    })
    Promise.all(ports.map(Number).map(tried)).then((open) => console.log(JSON.stringify(open.flat())))`
  const openTo = async (space: string, from: string, to: string): Promise<unknown> =>
    JSON.parse(await within(space, process.execPath, '-e', reach, from, to, ...ports.map(String)))

  test('leave each port open to those who need it, and to nobody else', async () => {
    await expect.poll(() => openTo(inside, '-', '127.0.0.1'), { timeout: 30_000 }).toStrictEqual(ports)
    const open = Object.entries(addresses).map(async ([account, from]) => [
      account,
      await openTo(outside, from, machine),
    ])
    expect(Object.fromEntries(await Promise.all(open))).toStrictEqual({
      database: [2379, 2380, 5432, 8008, 443],
      servers: [5432, 8008, 443],
      monitoring: [8008, 9100, 443],
      stranger: [443],
    })
    expect(await openTo(outside, '-', 'fd77::1')).toStrictEqual([443])
  })
})
