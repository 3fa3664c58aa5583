import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root, run } from '../../scripts/setup-run.mjs'
import { cleanEnvironment } from '../../scripts/start-server.mjs'
import { bundled } from './support/bundled.mjs'
import { startArchived } from './support/archive.mjs'
import { startServers } from './support/servers.mjs'
import { pause } from './support/wait.mjs'

export const about = 'Somebody deletes by mistake; the database is brought back to the second before'

const [parents, beforeMs, afterMs] = [60, 15_000, 5_000]

const seconds = async (work) => {
  const from = performance.now()
  const done = await work()
  return { done, s: (performance.now() - from) / 1000 }
}

export const drill = async ({ place, say, measured }) => {
  const drills = await bundled('restore', ['server'])
  const { postgresEngine, storeOn } = drills
  const within = async (url, work) => {
    const store = await storeOn(postgresEngine({ url, poolSize: 4 }), new Date())
    return work(store.db).finally(() => store.close())
  }
  const command = (name, args, url) =>
    run(process.execPath, [path.join(root, 'scripts', `${name}.mjs`), ...args], {
      output: 'collect',
      env: cleanEnvironment({
        DATABASE_URL: url,
        DATA_DIR: path.join(place.folder, 'commands'),
        FILES_DIR: path.join(place.folder, 'pictures'),
      }),
    })

  say('a database that archives what is written')
  const archived = await startArchived(place)
  const office = await drills.openPostOffice()
  const { url, ca, servers } = await startServers({ place, databaseUrl: archived.url, smtpPort: office.port })
  const household = await within(archived.url, (db) => drills.withHousehold(db, parents))
  const [gone, ...active] = household.parents
  const loaded = drills.startLoad({ url, ca: readFileSync(ca, 'utf8') }, { ...household, parents: active }, 8, 100)
  say('a full backup under load')
  const backup = await seconds(archived.fullBackup)
  await pause(beforeMs)

  say('the mistake')
  const deleted = await within(archived.url, drills.deleteByMistake)
  const target = new Date(Math.floor(deleted.at.getTime() / 1000) * 1000)
  await pause(afterMs)
  await loaded.stop()
  await within(archived.url, (db) => drills.erase(db, gone.id))
  const behind = await drills.notArchivedFor(archived.url)
  await Promise.all(servers.map((server) => server.end()))
  const stoppedAt = new Date()
  const damaged = await command('audit', [], archived.url)

  say(`brought back to ${target.toISOString()}, the second before`)
  const back = await seconds(() => archived.restoredAt(target))
  const before = drills.grantedBy(loaded.granted, target)
  const found = await within(back.done, async (db) => ({
    ...(await drills.findingsOf(db, household, before)),
    undone: await drills.missingOf(db, deleted, target),
    keys: await drills.pictureKeys(db),
    gone: await drills.hasMember(db, gone.id),
  }))
  const pictures = path.join(place.folder, 'pictures')
  const absent = found.keys.filter((key) => !existsSync(path.join(pictures, key)))

  say('it takes the place of the other')
  const whole = new Date(target.getTime() + 1000)
  const mistake = `${target.toISOString()}/${whole.toISOString()}`
  const taken = await seconds(() =>
    command('restore', ['--in-place-of', archived.url, '--mistake', mistake, '--json'], back.done),
  )
  if (taken.done.code !== 0) throw new Error(taken.done.output)
  say(taken.done.output.trim())
  const audit = await command('audit', [], back.done)
  say(audit.output.trim())
  const after = await within(back.done, async (db) => ({
    undone: await drills.missingOf(
      db,
      { ...deleted, movements: deleted.movements.filter(({ name }) => !name.startsWith(gone.id)) },
      target,
    ),
    gone: await drills.hasMember(db, gone.id),
  }))
  const verified = await seconds(archived.verify)
  await office.close()

  const rows = deleted.records.length + deleted.movements.length
  measured('rows deleted by mistake', rows, '', { atLeast: 1 })
  measured('differences that the audit found where it was made', damaged.code === 0 ? 0 : 1, '', { atLeast: 1 })
  measured('wishes granted before that second', before.length, '', { atLeast: 1 })
  measured('granted and missing', found.missing, '', { atMost: 0 })
  measured('deleted by mistake and missing', found.undone, '', { atMost: 0 })
  measured('the same once it has taken the place, the erased member apart', after.undone, '', { atMost: 0 })
  measured('differences that the audit found', audit.code === 0 ? 0 : 1, '', { atMost: 0 })
  measured('erased since, and there before it took the place', Number(found.gone), '', { atLeast: 1 })
  measured('erased since, and there', Number(after.gone), '', { atMost: 0 })
  measured('pictures of bills that it counts on', found.keys.length, '', { atLeast: 1 })
  measured('of these not in the folder', absent.length, '', { atMost: 0 })
  measured('wishes granted later, in the earlier database alone', loaded.granted.length - before.length, '')
  measured('time from that second to the servers’ end, which is lost', (stoppedAt - target) / 60_000, 'min')
  measured('written last and not in the archive, had the machine died', behind, 's', { atMost: 75 })
  measured('full backup under load', backup.s, 's')
  measured('brought back', back.s, 's', { atMost: 120 })
  measured('until it could be served', back.s + taken.s, 's')
  measured('database', archived.dataBytes() / 1e6, 'MB')
  measured('archive, compressed and encrypted', archived.archiveBytes() / 1e6, 'MB')
  measured('archive read whole and found sound', verified.s, 's')
}
