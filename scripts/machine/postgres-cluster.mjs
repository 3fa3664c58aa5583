import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { canInstall, foldersOnPath, installPackage } from './debian.mjs'

const isRoot = process.getuid?.() === 0

const numeric = (version) => Number.parseFloat(version) || 0

/** The folder with all these programs, newest release first; `null`: none. */
export const folderOf = (...programs) => {
  const debian = '/usr/lib/postgresql'
  const releases = existsSync(debian) ? readdirSync(debian).sort((a, b) => numeric(b) - numeric(a)) : []
  return (
    [...foldersOnPath(), ...releases.map((release) => `${debian}/${release}/bin`)].find((folder) =>
      programs.every((program) => existsSync(path.join(folder, program))),
    ) ?? null
  )
}

/** Puts the backup programs on PATH, wherever Debian has them. */
export const usePostgresPrograms = () => {
  const folder = folderOf('pg_dump', 'pg_restore', 'psql')
  if (folder !== null) process.env['PATH'] = [folder, process.env['PATH']].join(path.delimiter)
}

const programsOnMachine = () => folderOf('initdb', 'postgres')

/** @returns {Promise<string | null>} the folder of PostgreSQL's programs, installed first where that can be done */
export const findPrograms = async () => {
  const found = programsOnMachine()
  if (found !== null || !canInstall()) return found
  console.error('Installing PostgreSQL from the Debian package …')
  await installPackage('postgresql')
  return programsOnMachine()
}

const idOf = (option, user) => Number(execFileSync('id', [option, user], { stdio: ['ignore', 'pipe', 'ignore'] }))

/** PostgreSQL refuses to run as root: its own user from Debian, else `nobody`. */
export const unprivileged = () => {
  if (!isRoot) return {}
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) }
    } catch {
      continue
    }
  }
  return {}
}

export const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  return port
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '64MB',
  timezone: 'UTC',
}

// Nothing outlives the run, so a power cut does no harm.
const pastCrash = { fsync: 'off', full_page_writes: 'off' }

/** What a commit must survive: a power cut, the end of the database, or nothing. */
const commits = {
  durable: {},
  crash: pastCrash,
  hurried: { ...pastCrash, synchronous_commit: 'off', jit: 'off', max_wal_size: '256MB' },
}

/** Copying a template in memory does not wait for the disk. `TMPDIR` names another place for small containers. */
const roomyMemory = () => {
  const folder = '/dev/shm'
  if (process.env['TMPDIR'] !== undefined) return null
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > 2 ** 32 ? folder : null
  } catch {
    return null
  }
}

const untilReady = (server) =>
  new Promise((resolve) => {
    let log = ''
    server.stderr.on('data', (chunk) => {
      log += chunk
      if (log.includes('ready to accept connections')) resolve(true)
    })
    server.once('exit', () => {
      if (!log.includes('ready to accept connections')) console.error(log)
      resolve(false)
    })
  })

/**
 * Makes a cluster, prints its address, and runs it until `lifeline` closes; then removes it. A line `crash` kills and
 * restarts it, and prints the new address.
 * @param {string} programs folder of `initdb` and `postgres`
 * @param {import('node:stream').Readable} lifeline
 * @param {keyof typeof commits} commit
 */
export const holdCluster = async (programs, lifeline, commit) => {
  const user = unprivileged()
  const within = (commit === 'hurried' && roomyMemory()) || tmpdir()
  const folder = mkdtempSync(path.join(within, 'careplus-postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  // A fixed locale: a message is matched above, and texts sort the same everywhere.
  const options = { ...user, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' } }
  const made = spawn(
    path.join(programs, 'initdb'),
    ['--pgdata', data, '--username=careplus', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const [code] = await once(made, 'exit')
  if (code !== 0) {
    remove()
    process.exit(1)
  }
  const port = await freePort()
  const flags = Object.entries({ ...settings, ...commits[commit], port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  let mustStart = true
  let ready = false
  let server = null
  const end = () => {
    mustStart = false
    server.kill('SIGQUIT')
  }
  while (mustStart) {
    mustStart = false
    server = spawn(path.join(programs, 'postgres'), ['-D', data, ...flags], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const exited = once(server, 'exit')
    const first = !ready
    ready = await untilReady(server)
    if (ready) {
      if (first) {
        for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
        // A missing reader closes the lifeline too; the write must not end this process before the cleanup.
        process.stdout.on('error', end)
        lifeline.on('end', end).on('close', end)
        lifeline.on('data', () => {
          mustStart = true
          server.kill('SIGQUIT')
        })
      }
      console.log(`postgres://careplus@127.0.0.1:${port}/postgres`)
    }
    await exited
  }
  remove()
  process.exit(ready ? 0 : 1)
}
