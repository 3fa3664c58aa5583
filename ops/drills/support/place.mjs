import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  closeSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { unprivileged } from '../../../scripts/machine/postgres-cluster.mjs'

const self = fileURLToPath(import.meta.url)

/** Processes whose working folder is in this folder, also orphans. */
const processesIn = (folder) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const workingFolder = readlinkSync(`/proc/${pid}/cwd`)
        return workingFolder === folder || workingFolder.startsWith(folder + path.sep)
      } catch {
        return false
      }
    })
    .map(Number)

const signalAllIn = (folder, signal) => {
  const found = processesIn(folder)
  for (const pid of found)
    try {
      process.kill(pid, signal)
    } catch {}
  return found.length
}

const endAllIn = async (folder) => {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    if (signalAllIn(folder, 'SIGKILL') === 0) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const clear = async (folder) => {
  await endAllIn(folder)
  rmSync(folder, { recursive: true, force: true })
}

/**
 * A folder for the programs of a drill. Each runs in a folder of its own beside its log, by which its processes are
 * found. All are ended and removed at `close`, and also if this process dies, even by SIGKILL.
 * @param {string} name of the drill
 */
export const openPlace = async (name) => {
  const folder = mkdtempSync(path.join(tmpdir(), `careplus-drill-${name}-`))
  chmodSync(folder, 0o755)
  const user = unprivileged()
  // The system closes the keeper's standard input when this process ends.
  const keeper = spawn(process.execPath, [self, '--keep', folder], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  })
  const gone = once(keeper, 'exit')
  const own = (file) => user.uid !== undefined && chownSync(file, user.uid, user.gid)

  const folderFor = (program) =>
    program.split('/').reduce((parent, name) => {
      const made = path.join(parent, name)
      mkdirSync(made, { recursive: true, mode: 0o700 })
      own(made)
      return made
    }, folder)

  const logs = new Set()
  /**
   * Starts a program in its folder; if this process is root, as an unprivileged user.
   * @param {string} program name of its folder and its log
   * @param {string} command
   * @param {readonly string[]} args
   * @param {{ env?: Record<string, string>, asCaller?: boolean }} options `asCaller`: with the rights of whoever runs the drill
   * @returns {{ pid: number, exited: Promise<number | null>, end: (signal?: NodeJS.Signals) => Promise<number | null> }}
   */
  const start = (program, command, args, { env = {}, asCaller = false } = {}) => {
    const cwd = folderFor(program)
    const logFile = path.join(folder, `${program}.log`)
    logs.add(logFile)
    const log = openSync(logFile, 'a')
    const child = spawn(command, args, {
      cwd,
      env: { PATH: process.env['PATH'], HOME: cwd, LC_ALL: 'C.UTF-8', ...env },
      ...(asCaller ? {} : user),
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    const exited = new Promise((resolve) => {
      child.once('error', () => resolve(127))
      child.once('exit', (code) => resolve(code))
    })
    const end = (signal = 'SIGTERM') => {
      child.kill(signal)
      return exited
    }
    return { pid: child.pid, exited, end }
  }

  const logOf = (program) => readFileSync(path.join(folder, `${program}.log`), 'utf8')

  return {
    folder,
    folderFor,
    own,
    start,
    logOf,
    cutOff: (program) => endAllIn(path.join(folder, program)),
    /** Stops them: connections stay open without answers. Gives the function that continues them. */
    freeze: (program) => {
      signalAllIn(path.join(folder, program), 'SIGSTOP')
      return () => signalAllIn(path.join(folder, program), 'SIGCONT')
    },
    showLogs: (lines = 8) => {
      for (const file of logs) {
        const last = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines)
        console.error(`--- ${path.relative(folder, file)}\n${last.join('\n')}`)
      }
    },
    close: async () => {
      await clear(folder)
      keeper.stdin.end()
      await gone
    },
  }
}

if (process.argv[1] === self && process.argv[2] === '--keep') {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
  process.stdin.resume()
  await new Promise((resolve) => process.stdin.once('end', resolve).once('close', resolve))
  await clear(process.argv[3])
}
