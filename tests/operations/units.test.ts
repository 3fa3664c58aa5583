import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProgram } from '../../scripts/machine/debian.mjs'
import { openPlace } from '../../ops/drills/support/place.mjs'
import { productionSettings, unmarkedContent } from '../../ops/drills/support/servers.mjs'
import { until } from '../../ops/drills/support/wait.mjs'
import { root } from '../../scripts/setup-run.mjs'
import { postgresEngine } from '../../server/platform/store/postgres.js'
import { storeOn, type Db } from '../../server/platform/store/store.js'
import { withHousehold, type Household } from '../drills/household.js'
import { erase, hasMember } from '../drills/restore.js'
import { bootMachine, whyNoMachine, type BootedMachine } from './bootedMachine.js'

const programs = [
  ['pg_createcluster', 'postgresql'],
  ['pgbackrest', 'pgbackrest'],
  ['curl', 'curl'],
  ['prometheus-node-exporter', 'prometheus-node-exporter'],
] as const
const missing: string[] = []
for (const [program, name] of programs) if ((await findProgram(program, name)) === null) missing.push(program)
const reason = missing.length > 0 ? `there is no ${missing.join(', ')}` : await whyNoMachine()
if (reason !== null) console.warn(`The units of systemd were not started: ${reason}.`)

/** Typed lines of the guide under a heading: of its first block, or of a later one. */
const typed = (heading: string, at = 1): string => {
  const guide = readFileSync(path.join(root, 'docs/operations.md'), 'utf8')
  const block = guide.split(`# ${heading}\n`)[1]?.split('```sh\n')[at]?.split('\n```')[0]
  if (block === undefined) throw new Error(`The guide has no block ${at} under "${heading}"`)
  return block
    .split('\n')
    .filter((line) => !/^apt-get |nginx|\/srv\/careplus/.test(line))
    .join('\n')
    .replaceAll('sudo -u postgres ', `${as('postgres')} `)
}

const older = `cd /var/lib/careplus
  install -d -o careplus -g careplus -m 700 backups backups/.careplus-cut00f
  install -o careplus -g careplus /dev/null backups/older.tar.gz
  install -o careplus -g careplus /dev/null backups/.careplus-cut00f/store
  touch -d '16 days ago' backups/older.tar.gz backups/.careplus-cut00f`

const called = 'careplus() { sh /run/careplus.sh "$@"; }'

const as = (user: string): string => `setpriv --reuid=${user} --regid=${user} --init-groups`

const node = process.execPath.startsWith('/usr/') ? process.execPath : '/opt/node/node'
const release = '/opt/careplus/current'
const database = 'postgres://careplus:secret@127.0.0.1:5432'

const place = await openPlace('units')
afterAll(() => place.close(), 60_000)

describe.skipIf(reason !== null)('units of systemd on a machine that was booted', () => {
  let machine: BootedMachine
  let household: Household

  const outputOf = async (lines: string): Promise<string> => {
    const { code, output } = await machine.sh(lines)
    if (code !== 0)
      throw new Error(`${lines}\nended with ${code}: ${output}\n${(await machine.sh('journalctl -n 60')).output}`)
    return output.trim()
  }
  const withStore = async <A>(work: (db: Db) => Promise<A>): Promise<A> => {
    const url = `postgres://careplus:secret@/careplus?host=${machine.seen('/run/postgresql')}`
    const store = await storeOn(postgresEngine({ url, poolSize: 2 }), new Date())
    return work(store.db).finally(() => store.close())
  }
  const shown = (unit: string, property: string) => outputOf(`systemctl show --value -p ${property} ${unit}`)
  const status = (where: string) => outputOf(`curl -s -o /dev/null -w '%{http_code}' http://127.0.0.1:${where} || true`)

  beforeAll(async () => {
    machine = await bootMachine(place, [
      [root, release],
      [unmarkedContent(place), '/opt/careplus/content'],
      [path.dirname(process.execPath), '/opt/node'],
    ])
    await outputOf(`echo '127.0.0.1 localhost' > /etc/hosts
      mkdir -p /etc/systemd/system
      useradd --system --home-dir /var/lib/postgresql postgres
      install -d -o postgres -g postgres /run/postgresql /var/log/postgresql /var/lib/postgresql
      install -d -o postgres -g postgres -m 750 /var/lib/pgbackrest /var/log/pgbackrest
      pg_createcluster 15 main
      echo 'local all careplus scram-sha-256' | tee -a /etc/postgresql/15/main/pg_hba.conf
      sed -i '/^local *all *all/d' /etc/postgresql/15/main/pg_hba.conf
      systemctl daemon-reload
      systemctl start postgresql
      cd /
      ${as('postgres')} psql -c "create role careplus login password 'secret'" -c 'create database careplus owner careplus' \\
        -c 'create database restored owner careplus'`)
    const { DATABASE_URL, PUBLIC_URL, API_KEYS, SMTP_URL, MAIL_FROM, IDENTITY_KEY, BILL_READING } = productionSettings({
      place,
      url: 'https://careplus.example',
      databaseUrl: `${database}/careplus`,
      smtpPort: 25,
    })
    const own = { DATABASE_URL, PUBLIC_URL, API_KEYS, SMTP_URL, MAIL_FROM, IDENTITY_KEY, BILL_READING }
    const settings = { ...own, CONTENT_DIR: '/opt/careplus/content' }
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
    await outputOf(`mkdir /etc/careplus
      install -m 600 /dev/null /etc/careplus/careplus.env
      cat > /etc/careplus/careplus.env <<'end'\n${lines.join('\n')}\nend`)
  }, 300_000)
  afterAll(() => machine?.end(), 60_000)

  it('serve once they count as started, by the words of the guide', async () => {
    await outputOf(
      typed('Start the processes and nginx').replace(
        /^systemctl enable/m,
        `sed -i 's:/usr/bin/node:${node}:' /etc/systemd/system/careplus*\n$&`,
      ),
    )
    for (const port of ['3001', '3002']) expect(await status(`${port}/readyz`)).toBe('200')
    for (const port of ['3101', '3102']) expect(await status(`${port}/metrics`)).toBe('200')
    expect(
      await outputOf('systemctl is-enabled careplus-pictures.socket careplus@1 careplus@2 careplus-backup.timer'),
    ).toBe('enabled\nenabled\nenabled\nenabled')
    const folders = ['', '/1', '/1/incoming', '/2', '/pictures'].map((name) => `/var/lib/careplus${name}`)
    expect(await outputOf(`stat -c '%U:%G %a' ${folders.join(' ')}`)).toBe(
      folders.map(() => 'careplus:careplus 700').join('\n'),
    )
    const held = await outputOf(`cat /proc/${await shown('careplus@1', 'MainPID')}/status`)
    for (const line of ['CapBnd:\t0000000000000000', 'NoNewPrivs:\t1', 'Seccomp:\t2']) expect(held).toContain(line)
  }, 200_000)

  it('have pictures of strangers opened by a user who owns nothing, without a network, the settings and the data', async () => {
    // The permissions of the shipped unit, tested from within it.
    await outputOf(`cat > /run/probe.cjs <<'end'
const { readFileSync, readdirSync, writeFileSync } = require('node:fs')
const { connect } = require('node:net')
const { networkInterfaces, userInfo } = require('node:os')
const tried = (work) => { try { return work() } catch ({ code }) { return code } }
const server = ${await shown('careplus@1', 'MainPID')}
const told = {
  settings: Object.keys(process.env).filter((name) => /_URL|_KEY|DATA_DIR|FILES_DIR|CREDENTIALS/.test(name)),
  isServer: process.getuid() === ${await outputOf('id -u careplus')},
  environ: tried(() => readFileSync('/proc/' + server + '/environ').length),
  others: tried(() => readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name) && Number(name) !== process.pid).length),
  data: tried(() => readdirSync('/var/lib/careplus').length),
  secret: tried(() => readFileSync('/var/lib/careplus/1/staff.json').length),
  file: tried(() => readFileSync('/etc/careplus/careplus.env').length),
  written: tried(() => writeFileSync('/var/tmp/../lib/probe', 'x')),
}
const answer = (name, options) => new Promise((resolve) => connect(options).once('connect', () => resolve('connected')).once('error', ({ code }) => resolve(code)))
  .then((how) => { told[name] = how })
Promise.all([answer('network', { host: '127.0.0.1', port: 3001 }), answer('socket', { path: '/run/careplus-pictures.socket' }),
  answer('database', { path: '/run/postgresql/.s.PGSQL.5432' })]).then(() => console.log(JSON.stringify(told)))
end
      sed -e 's:server/dist/pictureProgram.js:/run/probe.cjs:' -e 's/^Type=exec/Type=oneshot/' -e '/^RuntimeMaxSec/d' \
        /etc/systemd/system/careplus-pictures@.service > /run/systemd/system/careplus-probe@.service
      systemctl daemon-reload
      systemctl start careplus-probe@1`)
    const lines = (await outputOf('journalctl --output=cat -u careplus-probe@1')).split('\n')
    expect(JSON.parse(lines.find((line) => line.startsWith('{')) ?? '{}')).toStrictEqual({
      settings: [],
      isServer: false,
      environ: 'ENOENT',
      others: 0,
      data: 'EACCES',
      secret: 'EACCES',
      file: 'EACCES',
      written: 'EROFS',
      network: 'EAFNOSUPPORT',
      socket: 'EAFNOSUPPORT',
      database: 'EAFNOSUPPORT',
    })
  }, 60_000)

  it('make a backup each night that is brought back, and reckons', async () => {
    household = await withStore((db) => withHousehold(db, 3))
    // Backups older than a fortnight are deleted, and interrupted ones.
    await outputOf(older)
    await outputOf('systemctl start careplus-backup')
    expect(await shown('careplus-backup.timer', 'Triggers')).toBe('careplus-backup.service')
    expect(await outputOf('systemctl list-timers careplus-backup.timer')).toMatch(/ 20:\d\d:\d\d UTC /)
    const [file = '', ...others] = (await outputOf('find /var/lib/careplus/backups -mindepth 1')).split('\n')
    expect([file, others]).toStrictEqual([expect.stringMatching(/\/20\d\d-\d\d-\d\dT\d{6}\.tar\.gz$/), []])
    expect(await outputOf(`stat -c '%U %a' ${file}`)).toBe('careplus 600')
    const within = `DATABASE_URL=${database}/restored DATA_DIR=/var/tmp/restored ${as('careplus')} ${node} server/dist`
    expect(await outputOf(`cd ${release}; ${within}/restore.js ${file}`)).toContain('3 members')
    expect(await outputOf(`cd ${release}; ${within}/audit.js`)).toMatch(/^3 members, .*: no difference$/)
  }, 200_000)

  it('have a picture drawn there, and not by the server, whatever becomes of the process that draws', async () => {
    const [parent] = household.parents
    const svg = `<svg width='900' height='700'><rect width='900' height='700' fill='white'/><text x='90' y='300' font-size='70'>TOTAL 819.00</text></svg>`
    await outputOf(`cd ${release}
      ${node} -e "require('sharp')(Buffer.from(\\"${svg}\\")).png().toFile('/run/own.png')"`)
    const put = async () =>
      outputOf(`curl -s -o /run/answer -w '%{http_code}' -X PUT -H 'x-api-key: careplus-web' -H 'authorization: Bearer ${parent?.token}' \
        -H "idempotency-key: $(cat /proc/sys/kernel/random/uuid)" -H 'content-type: application/octet-stream' \
        --data-binary @/run/own.png http://127.0.0.1:3001/th/me/avatar`)
    expect(await put()).toBe('200')
    const openers = async () =>
      (
        await outputOf(`systemctl list-units --plain --no-legend --state=running 'careplus-pictures@*' | cut -d' ' -f1`)
      ).split('\n')
    const [first = ''] = await openers()
    expect(first).toMatch(/^careplus-pictures@/)
    const pids = [await shown('careplus@1', 'MainPID'), await shown(first, 'MainPID')]
    const uids = await outputOf(`stat -c %U /proc/${pids[0]}; stat -c %u /proc/${pids[1]}`)
    expect(uids).toMatch(/^careplus\n6\d{4}$/)
    expect((await machine.sh(`grep -l libvips /proc/${pids[0]}/maps`)).code).not.toBe(0)
    expect((await machine.sh(`grep -l libvips /proc/${pids[1]}/maps`)).code).toBe(0)
    await outputOf(`systemctl kill --signal=KILL '${first}'`)
    expect(await put()).toBe('200')
    expect(await status('3001/readyz')).toBe('200')
    // Recognition needs its data and a temporary folder.
    await outputOf(`cat > /run/asking.cjs <<'end'
const { readFileSync } = require('node:fs')
const stream = require('node:net').connect('/run/careplus-pictures.socket')
const [text, file] = [Buffer.from('{"_tag":"Recognize","picture":0,"comesLast":true}'), readFileSync('/run/own.png')]
const head = Buffer.alloc(8)
head.writeUInt32LE(text.length)
head.writeUInt32LE(file.length, 4)
stream.write(Buffer.concat([head, text, file]))
let told = ''
stream.on('data', (piece) => { told += piece.toString('latin1'); if (told.includes('"page"')) { console.log(told); stream.destroy() } })
end`)
    expect(await outputOf(`${as('careplus')} ${node} /run/asking.cjs`)).toContain(
      '"_tag":"Recognized","words":[{"text":',
    )
    expect((await machine.sh(`${as('postgres')} ${node} /run/asking.cjs`)).output).toContain('EACCES')
    expect(await outputOf(`systemctl list-units --plain --no-legend --state=failed 'careplus*'`)).toBe('')
  }, 60_000)

  it('are told of where one has failed, and where a timer has not gone off', async () => {
    const alerts = async (what: RegExp) => {
      // Debian's unit uses D-Bus, which does not run here.
      const exporter = 'prometheus-node-exporter --collector.systemd --collector.systemd.private'
      const asked = 'curl -s --retry 20 --retry-connrefused --retry-delay 1 http://127.0.0.1:9100/metrics'
      const lines = await outputOf(
        `${exporter} --web.listen-address=127.0.0.1:9100 & exporting=$!; ${asked}; kill $exporting`,
      )
      return lines.split('\n').filter((line) => what.test(line))
    }
    const failed = /^node_systemd_unit_state\{name="careplus.*state="failed".* 1$/
    expect(await alerts(failed)).toStrictEqual([])
    const timers = /^node_systemd_timer_last_trigger_seconds\{name="careplus-backup.timer"\} 0$/
    expect(await alerts(timers)).toHaveLength(1)
    const wrong = '/run/systemd/system/careplus-backup.service.d/wrong.conf'
    await outputOf(`mkdir -p $(dirname ${wrong})
      printf '[Service]\\nExecStart=\\nExecStart=/bin/false\\n' > ${wrong}
      systemctl daemon-reload
      ${older}
      systemctl start careplus-backup || true`)
    // Old backups are deleted, even if the new one failed.
    expect(await outputOf('find /var/lib/careplus/backups -mindepth 1 | grep -e older -e cut00f || true')).toBe('')
    expect(await alerts(failed)).toStrictEqual([
      expect.stringContaining('name="careplus-backup.service",state="failed"'),
    ])
    await outputOf(`rm ${wrong}; systemctl daemon-reload; systemctl reset-failed careplus-backup`)
  }, 120_000)

  it('have their commands called with their settings, and as their user', async () => {
    // This machine has no other Node.
    await outputOf(`sed 's:/usr/bin/node:${node}:' ${release}/deploy/bin/careplus > /run/careplus.sh`)
    const answered = (words: string) => outputOf(`sh /run/careplus.sh ${words}`)
    expect(await answered('audit')).toMatch(/^3 members, .*: no difference$/)
    expect(JSON.parse(await answered('staff letters --json'))).toBeTypeOf('object')
    await answered('backup /var/lib/careplus/backups/own.tar.gz')
    expect(await outputOf("stat -c '%U %a' /var/lib/careplus/backups/own.tar.gz")).toBe('careplus 600')
    expect((await machine.sh('sh /run/careplus.sh audit --wrong')).code).toBe(2)
    expect((await machine.sh('sh /run/careplus.sh main')).code).toBe(2)
  }, 120_000)

  it('archive the database, by the words of the guide, and by a unit of their own', async () => {
    await outputOf(`cd ${release}\n${typed('Archive the database')}`)
    await outputOf('systemctl start careplus-archive')
    const [{ backup, status: health }] = JSON.parse(
      await outputOf(`cd /; ${as('postgres')} pgbackrest --stanza=careplus info --output=json`),
    )
    expect(health.message).toBe('ok')
    expect(backup.map(({ type, error }: { type: string; error: boolean }) => [type, error])).toStrictEqual([
      ['full', false],
      ['full', false],
    ])
    expect(await outputOf('systemctl list-timers careplus-archive.timer')).toMatch(/Sat .* 19:\d\d:\d\d UTC /)
    // Without a running server the backup is made all the same.
    await outputOf(`systemctl stop postgresql
      systemctl start careplus-archive || true`)
    expect(await shown('careplus-archive', 'Result')).toBe('exit-code')
    await outputOf('systemctl start postgresql; systemctl reset-failed careplus-archive')
  }, 200_000)

  it('serve the database again as it was before a mistake, by the words of the guide', async () => {
    const now = () => outputOf(`date -u +'%Y-%m-%d %H:%M:%S'`)
    const children = () => outputOf(`cd /; ${as('postgres')} psql -XtAc 'select count(*) from children' careplus`)
    expect(await children()).toBe('3')
    await outputOf('sleep 2')
    const before = await now()
    await outputOf(`sleep 2; cd /; ${as('postgres')} psql -c 'delete from children' careplus; sleep 1`)
    const after = await now()
    const asIso = (text: string) => text.replace(' ', 'T')
    const spoken = (at: number): string =>
      typed('Restore to a point in time', at)
        .replaceAll('2026-11-27 03:00:04', before)
        .replaceAll('2026-11-27T03:00:05Z/2026-11-27T03:00:06Z', `${asIso(before)}Z/${asIso(after)}Z`)
        .replaceAll('careplus:…@', 'careplus:secret@')
    await outputOf(`cd /; ${spoken(1)}`)
    const alerts = await outputOf(`${called}\n${spoken(2)}`)
    expect(alerts).toMatch(/^3 members, .*: no difference$/m)
    await outputOf(`cd /; ${spoken(3)}`)
    expect(await children()).toBe('3')
    for (const port of ['3001', '3002']) expect(await status(`${port}/readyz`)).toBe('200')
  }, 240_000)

  it('leave their place to a backup by the words of the guide, though somebody has joined since', async () => {
    const file = '/var/lib/careplus/backups/today.tar.gz'
    const [gone] = household.parents
    await outputOf(`${called}; careplus backup ${file}
      cd /; ${as('postgres')} dropdb --if-exists careplus_earlier`)
    await withStore((db) => erase(db, gone?.id ?? ''))
    await withStore((db) => withHousehold(db, 1, 'later'))
    const lines = typed('Restore the nightly file').replace(/\/var\/lib\/careplus\/backups\/\S+/, file)
    const alerts = await outputOf(`${called}; cd /\n${lines}`)
    expect(alerts).toContain('Erased again')
    expect(alerts).toContain('1 members who joined since are only in the earlier database')
    // Points of erased members are audited too.
    expect(alerts).toMatch(/^3 members, .*: no difference$/m)
    expect(await withStore((db) => hasMember(db, gone?.id ?? ''))).toBe(false)
    for (const port of ['3001', '3002']) expect(await status(`${port}/readyz`)).toBe('200')
  }, 200_000)

  it('serve by a new machine of the database, by the words of the guide', async () => {
    await outputOf(`cd /; ${as('postgres')} pgbackrest --stanza=careplus check
      pg_dropcluster --stop 15 restored
      pg_dropcluster --stop 15 main
      pg_createcluster --start 15 main`)
    await outputOf(`cd ${release}\n${typed('Replace the database machine')}`)
    await until('they serve again', async () => (await status('3001/readyz')) === '200')
    expect(await outputOf('sh /run/careplus.sh audit')).toMatch(/^3 members, .*: no difference$/)
  }, 240_000)

  it('are started again when they are killed, and when what they need is there again', async () => {
    const before = await shown('careplus@1', 'MainPID')
    await outputOf('systemctl kill --signal=KILL --kill-whom=main careplus@1')
    await until(
      'it serves again',
      async () => (await shown('careplus@1', 'ActiveState')) === 'active' && (await status('3001/readyz')) === '200',
    )
    expect(await shown('careplus@1', 'NRestarts')).toBe('1')
    expect(await shown('careplus@1', 'MainPID')).not.toBe(before)

    const wrong = '/run/systemd/system/careplus@2.service.d/wrong.conf'
    await outputOf(`mkdir -p $(dirname ${wrong})
      printf '[Service]\\nEnvironment=STAFF_PORT=none\\n' > ${wrong}
      systemctl daemon-reload
      systemctl stop careplus@2
      systemctl start --no-block careplus@2`)
    await until('it is tried again', async () => (await shown('careplus@2', 'NRestarts')) !== '0', 30_000)
    await outputOf(`rm ${wrong}; systemctl daemon-reload`)
    await until('it serves by itself', async () => (await shown('careplus@2', 'ActiveState')) === 'active')
    expect(await status('3002/readyz')).toBe('200')
  }, 240_000)

  it('go on for a while when they are stopped, and end well', async () => {
    const begun = performance.now()
    await outputOf('systemctl stop --no-block careplus@1')
    await until('it says that it ends', async () => (await status('3001/readyz')) === '503', 4000)
    expect(await status('3001/healthz')).toBe('200')
    await until('it has ended', async () => (await shown('careplus@1', 'ActiveState')) !== 'deactivating', 30_000)
    const s = (performance.now() - begun) / 1000
    expect(s).toBeGreaterThan(5)
    expect(s).toBeLessThan(20)
    expect(await outputOf('systemctl show -p ActiveState -p Result -p ExecMainStatus careplus@1')).toBe(
      'Result=success\nExecMainStatus=0\nActiveState=inactive',
    )
    expect(await status('3002/readyz')).toBe('200')
  }, 60_000)
})
