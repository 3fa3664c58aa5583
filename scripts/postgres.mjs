import './setup-node.mjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { findPrograms, holdCluster } from './machine/postgres-cluster.mjs'

const self = fileURLToPath(import.meta.url)

/**
 * PostgreSQL for tests: the one of `TEST_DATABASE_URL`, else a temporary cluster that is removed even if this process
 * dies.
 * @param {'durable' | 'hurried'} [commit] `durable`: a commit waits for the disk, as it does wherever points are kept
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | null>} `null` where neither is possible
 */
export const startPostgres = async (commit = 'hurried') => {
  const given = process.env['TEST_DATABASE_URL']
  return given ? { url: given, stop: async () => {} } : startCluster(commit)
}

/**
 * @param {'durable' | 'crash' | 'hurried'} [commit] what is committed survives a power cut, `crash`, or neither
 * @returns {Promise<{ url: string, crash: () => Promise<void>, stop: () => Promise<void> } | null>} `crash` ends the database
 *   without a word to anybody and starts it again; `null` where there can be no cluster
 */
export const startCluster = async (commit = 'crash') => {
  const programs = await findPrograms()
  if (programs === null) return null
  // A keeper in its own session runs the cluster while its standard input is open, which ends even by SIGKILL.
  const keeper = spawn(process.execPath, [self, '--hold', programs, commit], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  })
  const gone = once(keeper, 'exit')
  const lines = createInterface({ input: keeper.stdout })
  const nextLine = () => Promise.race([once(lines, 'line').then(([line]) => line), gone.then(() => null)])
  const first = await nextLine()
  if (first === null) return null
  return {
    url: first,
    crash: async () => {
      keeper.stdin.write('crash\n')
      if ((await nextLine()) === null) throw new Error('The database did not start again')
    },
    stop: async () => {
      keeper.stdin.end()
      await gone
    },
  }
}

if (process.argv[1] === self) {
  if (process.argv[2] === '--hold') {
    await holdCluster(process.argv[3], process.stdin, process.argv[4])
  } else {
    const postgres = await startPostgres()
    if (postgres === null) {
      console.error('This machine has no PostgreSQL, and none could be installed.')
      process.exit(1)
    }
    console.log(`${postgres.url}\nPress Ctrl-C to stop and remove it.`)
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.on(signal, () => void postgres.stop().then(() => process.exit(0)))
    setInterval(() => {}, 1 << 30)
  }
}
