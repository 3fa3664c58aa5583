import { readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findProgram } from '../../../scripts/machine/debian.mjs'
import { findPrograms, folderOf, freePort } from '../../../scripts/machine/postgres-cluster.mjs'
import { Refusal } from '../../../scripts/setup-run.mjs'
import { filled, shipped } from './shipped.mjs'
import { pause, until } from './wait.mjs'

/** @returns {Promise<{ bin: string, pgbackrest: string } | null>} null where either cannot be had */
export const findArchiving = async () => {
  await findPrograms()
  const bin = folderOf('initdb', 'postgres')
  const pgbackrest = await findProgram('pgbackrest', 'pgbackrest')
  return bin === null || pgbackrest === null ? null : { bin, pgbackrest }
}

const bytesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0)

const words = (settings) => Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/**
 * A database that archives, with the settings of deploy/pgbackrest.
 * @param {Awaited<ReturnType<typeof import('./place.mjs').openPlace>>} place
 */
export const startArchived = async (place) => {
  const programs = await findArchiving()
  if (programs === null) throw new Refusal('This drill needs PostgreSQL and pgBackRest; one of them is not installed.')
  const { bin, pgbackrest } = programs
  const own = (program, name, text) => {
    const file = path.join(place.folderFor(program), name)
    writeFileSync(file, text, { mode: 0o600 })
    place.own(file)
    return file
  }
  let runs = 0
  const done = async (command, args, env = {}) => {
    runs += 1
    const program = `${path.basename(command)}-${runs}`
    const code = await place.start(program, command, args, { env }).exited
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${place.logOf(program)}`)
  }

  const archive = place.folderFor('archive')
  const sockets = place.folderFor('sockets')
  const port = await freePort()
  const data = path.join(place.folderFor('primary'), 'data')
  const config = own(
    'pgbackrest',
    'pgbackrest.conf',
    filled(shipped('pgbackrest/pgbackrest.conf'), {
      '/var/lib/pgbackrest': archive,
      SECRET_OF_THE_ARCHIVE: 'of-the-archive',
      '/var/log/pgbackrest': place.folderFor('pgbackrest'),
      '/var/lib/postgresql/15/main': data,
      'pg1-port=5432': `pg1-port=${port}\npg1-user=careplus`,
      '/var/run/postgresql': sockets,
    }),
  )
  const env = { PGBACKREST_CONFIG: config }
  const made = '--username=careplus --auth=trust --encoding=UTF8 --locale=C --no-sync'
  await done(path.join(bin, 'initdb'), ['--pgdata', data, ...made.split(' ')])
  const include = own('primary', 'archive.conf', shipped('pgbackrest/archive.conf'))
  const listening = (at) => ({
    listen_addresses: '127.0.0.1',
    port: at,
    unix_socket_directories: sockets,
    timezone: 'UTC',
  })
  writeFileSync(path.join(data, 'postgresql.auto.conf'), `include '${include}'\n`)
  const started = (program, folder, at, settings) => {
    place.start(program, path.join(bin, 'postgres'), ['-D', folder, ...words({ ...listening(at), ...settings })], {
      env,
    })
    return `postgres://careplus@127.0.0.1:${at}/postgres`
  }
  const url = started('primary', data, port, {})
  await until('the database answers', () => place.logOf('primary').includes('ready to accept connections'))
  const archived = (...args) => done(pgbackrest, ['--stanza=careplus', ...args], env)
  await archived('stanza-create')
  await archived('check')

  return {
    url,
    fullBackup: async () => {
      await archived('--type=full', 'backup')
      // A backup's end is in whole seconds, and later moments need a later second.
      await pause(1000)
    },
    verify: () => archived('verify'),
    archiveBytes: () => bytesIn(archive),
    dataBytes: () => bytesIn(data),
    /**
     * @param {Date} at
     * @returns {Promise<string>} its address, once it takes writes
     */
    restoredAt: async (at) => {
      const folder = place.folderFor('restored')
      const restored = path.join(folder, 'data')
      await archived('check')
      const target = `${at.toISOString().replace('T', ' ').replace('Z', '')}+00`
      const aim = ['--type=time', `--target=${target}`, '--target-action=promote']
      await archived(`--pg1-path=${restored}`, ...aim, 'restore')
      const there = await freePort()
      // Only the database in use may archive.
      const address = started('restored', restored, there, { archive_mode: 'off' })
      await until('the database is brought back', () =>
        place.logOf('restored').includes('database system is ready to accept connections'),
      )
      return address
    },
  }
}
