import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root, run } from '../../scripts/setup-run.mjs'
import { cleanEnvironment } from '../../scripts/start-server.mjs'
import { bundled } from './support/bundled.mjs'
import { startDatabase } from './support/database.mjs'
import { startServers } from './support/servers.mjs'
import { pause, until } from './support/wait.mjs'

export const about =
  'The machine of the primary dies under load, comes back, hands over as it is asked, and freezes; then two are lost for good'

const [parents, emails, erasures] = [160, 400, 400]
/** Jobs run once a minute; the machine fails during the first. */
const firstRunMs = 60_000
const emailsWithinMs = 120_000
const afterMs = 10_000

const alerting = () =>
  new Set(readFileSync(path.join(root, 'deploy/prometheus/alerts.yml'), 'utf8').match(/\bpatroni_\w+/g))

const watchReadiness = (url) => {
  const answers = []
  const watch = { on: true }
  const watched = (async () => {
    while (watch.on) {
      const at = performance.now()
      const status = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(20_000) }).then(
        async (answer) => (await answer.text(), answer.status),
        () => 0,
      )
      answers.push({ at, ms: performance.now() - at, status })
      await pause(250)
    }
  })()
  return { answers, stop: () => ((watch.on = false), watched) }
}

const sum = (numbers) => numbers.reduce((whole, each) => whole + each, 0)

export const drill = async ({ place, say, measured }) => {
  const {
    findingsOf,
    openPostOffice,
    postgresEngine,
    secondsWithoutWrites,
    startLoad,
    storeOn,
    withErasures,
    withHousehold,
    withLetters,
  } = await bundled('failover', ['server'])
  const database = await startDatabase({ place, say })
  const office = await openPostOffice()
  say('two servers, and nginx before them')
  const { url, ca, content, servers } = await startServers({ place, databaseUrl: database.url, smtpPort: office.port })
  const open = () => storeOn(postgresEngine({ url: database.url, poolSize: 4 }), new Date())

  const seeding = await open()
  const household = await withHousehold(seeding.db, parents)
  await withErasures(seeding.db, household, erasures)
  const posted = await withLetters(seeding.db, emails, emailsWithinMs)
  await seeding.close()

  const strangers = []
  for (const [method, where] of [
    ['PATCH', '/config'],
    ['PUT', '/config'],
    ['POST', '/switchover'],
    ['POST', '/failover'],
    ['POST', '/restart'],
    ['POST', '/reload'],
    ['POST', '/reinitialize'],
  ])
    strangers.push(await database.changedByAnybody('db1', method, where))

  say(`${parents} parents`)
  const loaded = startLoad({ url, ca: readFileSync(ca, 'utf8') }, household, 24, 100)
  const readiness = watchReadiness(servers[0].url)
  const since = (from) => loaded.granted.filter(({ at }) => at >= from).length
  const writesContinue = (from) => until('writes again', () => since(from) > 50)

  const anotherThan = async (node) => {
    const found = await until('another primary', async () => {
      const figures = await database.primary()
      return figures === node ? null : figures
    })
    say(`${found} is the primary`)
  }

  await pause(Math.max(5000, servers[0].readyAt + firstRunMs + 300 - performance.now()))
  const old = await database.primary()
  say(`${old}, the primary, loses its power`)
  const killedAt = performance.now()
  await database.cutOff(old)
  await anotherThan(old)
  await pause(1000)
  await writesContinue(performance.now())
  await pause(afterMs)
  const backAt = performance.now()
  say(`${old} comes back`)
  database.startNode(old)
  await database.whole()
  const wholeAt = performance.now()
  say(`${old} follows`)
  const figures = await database.figures(old)
  const untold = [...alerting()].filter((name) => !figures.includes(name))
  await pause(5000)

  const leader = await database.primary()
  say(`a switchover is asked for, away from ${leader}`)
  const switchedAt = performance.now()
  const asked = await database.patronictl('switchover', '--force')
  if (asked.code !== 0) throw new Error(asked.output)
  await writesContinue(performance.now())
  await pause(afterMs)
  await database.whole()

  const frozen = await database.primary()
  say(`${frozen}, the primary, freezes`)
  const frozenAt = performance.now()
  const thaw = database.freeze(frozen)
  await anotherThan(frozen)
  await pause(1000)
  await writesContinue(performance.now())
  await pause(afterMs)
  const thawedAt = performance.now()
  say(`${frozen} goes on, and believes to be the primary`)
  thaw()
  await database.whole()
  await pause(2000)
  const tookItBack = (await database.primary()) === frozen
  await loaded.stop()
  await readiness.stop()
  const endedAt = performance.now()

  const left = await database.syncStandby()
  const lost = database.nodes.filter((node) => node !== left)
  say(`${lost.join(' and ')} are lost for good, and ${left} is left`)
  await Promise.all(lost.map((node) => database.cutOff(node)))
  await pause(afterMs)
  const stillLed = await database.primary()
  const anewAt = performance.now()
  await database.beginAnew(left)
  await until(`${left} leads`, async () => (await database.primary()) === left, 120_000)
  const ledAt = performance.now()
  const there = [left]
  for (const node of lost) {
    say(`a new ${node}`)
    await database.join(node, there)
    there.push(node)
    await database.whole(there.length - 1)
  }

  say('what waits is waited for')
  const store = await open()
  const jobsLeft = () => store.db.selectFrom('jobs').select('id').where('done_at', 'is', null).execute()
  const emailsLeft = () =>
    store.db.selectFrom('outbox').select(['id', 'next_try_at']).where('sent_at', 'is', null).execute()
  await until(
    'jobs and letters are done',
    async () => {
      const due = (await emailsLeft()).filter(({ next_try_at }) => next_try_at.getTime() <= Date.now())
      return due.length === 0 && (await jobsLeft()).length === 0
    },
    150_000,
  )
  // An attempt without a known beginning counts as one of five minutes.
  const untaken = await emailsLeft()
  const jobs = await store.db.selectFrom('jobs').select(['tries', 'done_at']).execute()
  const { missing, doubled } = await findingsOf(store.db, household, loaded.granted)
  await store.close()
  const audit = await run(process.execPath, [path.join(root, 'scripts/program.mjs'), 'audit'], {
    output: 'collect',
    env: cleanEnvironment({
      DATABASE_URL: database.url,
      DATA_DIR: path.join(place.folder, 'audit'),
      CONTENT_DIR: content,
    }),
  })
  say(audit.output.trim())
  await office.close()

  const attempts = loaded.granted.flatMap((each) => each.attempts)
  const printStatuses = (name, from, to) => {
    const statuses = {}
    for (const { at, ms, status } of attempts)
      if (at + ms >= from && at + ms < to) statuses[status] = (statuses[status] ?? 0) + 1
    say(`${name}: ${JSON.stringify(statuses)}`)
  }
  printStatuses('before', 0, killedAt)
  printStatuses('killed', killedAt, backAt)
  printStatuses('back', backAt, switchedAt)
  printStatuses('switched', switchedAt, frozenAt)
  printStatuses('frozen', frozenAt, thawedAt)
  printStatuses('thawed', thawedAt, endedAt)
  const durable = loaded.granted.filter(({ kind }) => kind !== 'sign-in')
  const writes = loaded.granted
  const withRetry = attempts.filter(({ status }) => status === 503)
  measured('seconds without writes after the primary died', secondsWithoutWrites(writes, killedAt, backAt), 's', {
    atMost: 15,
  })
  measured('seconds until the old primary followed again', (wholeAt - backAt) / 1000, 's')
  measured('longest seconds without writes while it came back', secondsWithoutWrites(writes, backAt, switchedAt), 's', {
    atMost: 3,
  })
  measured('seconds without writes at the switchover', secondsWithoutWrites(writes, switchedAt, frozenAt), 's', {
    atMost: 3,
  })
  measured('seconds without writes after the primary froze', secondsWithoutWrites(writes, frozenAt, thawedAt), 's', {
    atMost: 15,
  })
  measured('longest seconds without writes once it went on', secondsWithoutWrites(writes, thawedAt, endedAt), 's', {
    atMost: 3,
  })
  measured('figures of Patroni that alerts ask for, and nobody tells', untold.length, '', { atMost: 0 })
  measured('wishes granted', loaded.granted.length, '')
  measured('answers lost on the way', attempts.filter(({ status }) => status === 0).length, '')
  measured('answers that said to come again (503)', withRetry.length, '')
  measured('of these without Retry-After', withRetry.filter(({ retryAfter }) => retryAfter === null).length, '', {
    atMost: 0,
  })
  measured(
    'answers without a name for what is wrong (500, 502, 504)',
    attempts.filter(({ status }) => [500, 502, 504].includes(status)).length,
    '',
    { atMost: 0 },
  )
  measured('wishes granted at a repeat, by key', durable.filter(({ attempts: all }) => all.length > 1).length, '')
  measured('longest call', Math.max(...attempts.map(({ ms }) => ms)) / 1000, 's', { atMost: 10 })
  measured('longest that /readyz took', Math.max(...readiness.answers.map(({ ms }) => ms)) / 1000, 's', { atMost: 5 })
  measured('frozen primaries that took their place back', tookItBack ? 1 : 0, '', { atMost: 0 })
  measured('primaries of one machine of three', stillLed === null ? 0 : 1, '', { atMost: 0 })
  measured('seconds until the one that was left led again', (ledAt - anewAt) / 1000, 's')
  measured('calls by strangers that Patroni took', strangers.filter((status) => status !== 401).length, '', {
    atMost: 0,
  })
  measured('granted and missing', missing, '', { atMost: 0 })
  measured('doubled', doubled, '', { atMost: 0 })
  measured('differences that the audit found', audit.code === 0 ? 0 : 1, '', { atMost: 0 })
  const received = posted.filter((id) => office.taken.has(id)).length
  measured('letters that came, or wait for their next try', received + untaken.length, '', { atLeast: emails })
  measured('letters that wait for it, for five minutes', untaken.length, '', { atMost: 3 * servers.length })
  const twice = [...office.taken.values()].filter((count) => count > 1).length
  const sentTwice = untaken.filter(({ id }) => office.taken.has(id)).length
  measured('letters that came, or will come, more than once', twice + sentTwice, '', { atMost: 0 })
  measured('jobs done', jobs.filter(({ done_at }) => done_at !== null).length, '', { atLeast: erasures })
  measured('tries that failed', sum(jobs.map(({ tries }) => tries - 1)), '')
}
