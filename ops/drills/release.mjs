import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '../../scripts/chromium.mjs'
import { freePort } from '../../scripts/machine/postgres-cluster.mjs'
import { startCluster } from '../../scripts/postgres.mjs'
import { Refusal, root, run } from '../../scripts/setup-run.mjs'
import { cleanEnvironment } from '../../scripts/start-server.mjs'
import { bundled } from './support/bundled.mjs'
import { openPages } from './support/openPages.mjs'
import { earlierRelease } from './support/earlierRelease.mjs'
import { startFront } from './support/front.mjs'
import { reader, startReaders } from './support/readers.mjs'
import { productionSettings, replaceProcess, startProcess, unmarkedContent } from './support/servers.mjs'
import { pause } from './support/wait.mjs'

export const about = 'The last release is replaced by this one, process by process, under load and open pages'

const parents = 120
const stepMs = 5000

/** In all releases: items of the store alone disappear with the next content. */
const offered = { item: '102', shop: '5' }

const contentOf = (place, release) => {
  const content = unmarkedContent(place, release)
  const file = path.join(content, 'rewards/102-book.md')
  const text = readFileSync(file, 'utf8')
  const stocked = text.replace(/^stocked: .*$/m, 'stocked: 1000000').replace(/^member_limit: .*\n/m, '')
  if (stocked === text) throw new Error(`${file} says nothing of its stock`)
  writeFileSync(file, stocked)
  return content
}

const filesIn = (release) => readdirSync(path.join(release, 'web/dist/client/assets'))

export const drill = async ({ place, say, measured }) => {
  const { findingsOf, lastRelease, openPostOffice, postgresEngine, startLoad, unmigrated, withHousehold } =
    await bundled('release')
  const before = await earlierRelease(lastRelease.version, say)
  const postgres = await startCluster('crash')
  if (postgres === null) throw new Refusal('This drill needs PostgreSQL, which is not installed.')
  try {
    const office = await openPostOffice()
    const port = await freePort()
    const ports = [await freePort(), await freePort()]
    const url = `https://localhost:${port}`
    const settings = productionSettings({ place, url, databaseUrl: postgres.url, smtpPort: office.port })
    const releases = {
      before: { release: before, content: contentOf(place, before), settings },
      now: { release: root, content: contentOf(place, root), settings },
    }
    const assets = place.folderFor('web')
    const addAssets = (release) =>
      cpSync(path.join(release, 'web/dist/client/assets'), path.join(assets, 'assets'), { recursive: true })
    const start = (at, which) =>
      startProcess(place, { name: `careplus-${at + 1}`, port: ports[at], ...releases[which] })

    say(`two processes of ${lastRelease.version}, and nginx before them`)
    addAssets(before)
    const processes = [await start(0, 'before'), await start(1, 'before')]
    const front = await startFront(place, { upstreams: processes.map(({ url }) => url), port, assets })
    const seeding = unmigrated(postgresEngine({ url: postgres.url, poolSize: 4 }))
    const household = { ...(await withHousehold(seeding, parents)), ...offered }
    await seeding.destroy()

    say(`${parents} parents and four readers; two pages stay open`)
    const loaded = startLoad({ url, ca: readFileSync(front.ca, 'utf8') }, household, 16, 100)
    const readers = startReaders(url, front.ca, 4)
    const open = await openPages(url, await chromium(), household.parents[0])
    await pause(stepMs)

    const replace = async (at, which) => {
      const from = performance.now()
      processes[at] = await replaceProcess({ place, front, old: processes[at] }, releases[which])
      return (performance.now() - from) / 1000
    }
    say('the files of this release are put beside those of the last one')
    addAssets(root)
    const seconds = []
    for (const at of [0, 1]) {
      say(`process ${at + 1} is replaced`)
      seconds.push(await replace(at, 'now'))
      await pause(stepMs)
    }
    say('an old page asks for each of its files, and goes on')
    const read = reader(front.ca)
    let gone = 0
    for (const file of filesIn(before).filter((name) => !/\.(?:br|gz)$/.test(name)))
      if ((await read(`${url}/assets/${file}`)).status !== 200) gone += 1
    const went = await open.goOn()
    const upTo = { answers: readers.answers.length, granted: loaded.granted.length }

    say('this release is replaced by itself, as by the next one')
    for (const at of [0, 1]) {
      seconds.push(await replace(at, 'now'))
      await pause(stepMs)
    }
    await loaded.stop()
    await readers.stop()
    await open.close()
    await office.close()

    const store = unmigrated(postgresEngine({ url: postgres.url, poolSize: 4 }))
    const { missing, doubled } = await findingsOf(store, household, loaded.granted)
    await store.destroy()
    const audit = await run(process.execPath, [path.join(root, 'scripts/program.mjs'), 'audit'], {
      output: 'collect',
      env: cleanEnvironment({
        DATABASE_URL: postgres.url,
        DATA_DIR: path.join(place.folder, 'audit'),
        CONTENT_DIR: releases.now.content,
      }),
    })
    say(audit.output.trim())

    const failed = (granted) => granted.flatMap(({ attempts }) => attempts.slice(0, -1))
    const report = (name, statuses) => {
      const counts = {}
      for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
      if (statuses.length > 0) say(`${name}: ${JSON.stringify(counts)}`)
    }
    const lost = {
      first: failed(loaded.granted.slice(0, upTo.granted)),
      next: failed(loaded.granted.slice(upTo.granted)),
    }
    const unread = readers.answers.filter(({ status }) => status !== 200)
    report(
      'answers that were no success, last release to this one',
      lost.first.map(({ status }) => status),
    )
    report(
      'answers that were no success, this release to itself',
      lost.next.map(({ status }) => status),
    )
    for (const { where, status } of unread.slice(0, 10)) say(`${where} was answered ${status}`)
    const all = loaded.granted.flatMap(({ attempts }) => attempts)
    measured('calls of parents', all.length, '')
    measured('pages and files read', readers.answers.length, '')
    measured(`calls that failed, ${lastRelease.version} to this release`, lost.first.length, '', { atMost: 0 })
    measured('calls that failed, this release to itself', lost.next.length, '', { atMost: 0 })
    measured('pages and files that were not had', unread.length, '', { atMost: 0 })
    measured('files of the last release that are gone', gone, '', { atMost: 0 })
    for (const [what, held] of Object.entries(went)) measured(what, held ? 1 : 0, '', { atLeast: 1 })
    measured('errors told to the open pages', open.faults.length, '', { atMost: 0 })
    for (const fault of open.faults) say(fault)
    measured('longest call', Math.max(...all.map(({ ms }) => ms)) / 1000, 's', { atMost: 10 })
    measured('longest replacement of a process', Math.max(...seconds), 's')
    measured('granted and missing', missing, '', { atMost: 0 })
    measured('doubled', doubled, '', { atMost: 0 })
    measured('differences that the audit found', audit.code === 0 ? 0 : 1, '', { atMost: 0 })
  } finally {
    await postgres.stop()
  }
}
