import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './setup-run.mjs'

/** All names of .env.example, and those of tests and Node. */
const settings = new Set([
  ...Array.from(readFileSync(path.join(root, '.env.example'), 'utf8').matchAll(/^# ([A-Z]\w*)=/gm), ([, name]) => name),
  'TEST_DATABASE_URL',
  'TEST_CLOCK',
  'TEST_LEFT_OUT',
  'NODE_ENV',
])

/**
 * The environment without a person's server settings, so that they do not reach test servers.
 * @param {Record<string, string>} extra
 * @returns {NodeJS.ProcessEnv}
 */
export const cleanEnvironment = (extra = {}) => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !settings.has(name) && !name.startsWith('CAREPLUS_')),
  ),
  ...extra,
})

/**
 * Starts the built server on a free port and an empty data folder, without bill recognition, and waits for its address.
 * @param {Record<string, string>} extra settings of the server
 * @param {string} entry what to run, from the repository's own folder
 * @returns {Promise<{ url: string, data: string, store: Record<string, string>, printed: () => string, kill: () => Promise<void>,
 *   stop: () => Promise<number | null> }>} `data` is its folder, and `store` what the programs beside it
 *   are told of where its data is; `stop` ends the server as a person would (SIGTERM), and
 *   gives the exit code; `kill` ends it as it stands (SIGKILL); either removes the folder, unless it was given; rejects
 *   with what was printed when it does not start
 */
export const startServer = (extra = {}, entry = 'server/dist/main.js') =>
  new Promise((resolve, reject) => {
    const data = mkdtempSync(path.join(tmpdir(), 'careplus-data-'))
    const child = spawn(process.execPath, [path.join(root, entry)], {
      cwd: root,
      env: cleanEnvironment({ PORT: '0', DATA_DIR: data, BILL_READING: 'off', ...extra }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const exited = new Promise((done) => child.once('exit', done))
    const endWithParent = () => child.kill('SIGKILL')
    process.once('exit', endWithParent)
    void exited.then(() => process.off('exit', endWithParent))
    const store = extra['DATABASE_URL'] ? { DATABASE_URL: extra['DATABASE_URL'] } : {}
    let printed = ''
    const read = (chunk) => {
      printed += chunk
      const url = /CarePlus is ready at (https?:\/\/\S+)/.exec(printed)?.[1]
      if (url) resolve({ url, data: extra['DATA_DIR'] ?? data, store, printed: () => printed, kill, stop })
    }
    const stop = async () => {
      child.kill('SIGTERM')
      const code = await exited
      rmSync(data, { recursive: true, force: true })
      return code
    }
    const kill = async () => {
      child.kill('SIGKILL')
      await exited
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void exited.then((code) => {
      rmSync(data, { recursive: true, force: true })
      reject(new Error(`the server ended with ${code}: ${printed}`))
    })
  })
