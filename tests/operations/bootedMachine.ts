import { existsSync, readFileSync } from 'node:fs'
import { findProgram } from '../../scripts/machine/debian.mjs'
import type { openPlace } from '../../ops/drills/support/place.mjs'
import { until } from '../../ops/drills/support/wait.mjs'
import { run } from '../../scripts/setup-run.mjs'

type Place = Awaited<ReturnType<typeof openPlace>>

/** Both outputs and the exit code. */
export interface Ended {
  readonly code: number
  readonly output: string
}

export interface BootedMachine {
  readonly sh: (lines: string) => Promise<Ended>
  readonly seen: (file: string) => string
  /** Like a power cut; the disk is lost. */
  readonly end: () => Promise<void>
}

const nspawn = await findProgram('systemd-nspawn', 'systemd-container')

/** This machine's programs with Debian's settings, on an empty disk in memory; it ends with its process. */
const machine = (): ReadonlyArray<string> => [
  ...(existsSync('/run/systemd/system') ? 'systemd-run --quiet --scope --property=Delegate=yes'.split(' ') : []),
  ...'unshare --pid --fork --kill-child --mount-proc'.split(' '),
  nspawn ?? '',
  ...'--quiet --directory=/ --volatile=yes --register=no --keep-unit --private-network --console=pipe'.split(' '),
  ...['alternatives', 'login.defs', 'postgresql-common']
    .map((name) => `/etc/${name}`)
    .filter((file) => existsSync(file))
    .map((file) => `--bind-ro=${file}`),
]

/** Null: a machine can be booted here. */
export const whyNoMachine = async (): Promise<string | null> => {
  if (nspawn === null) return 'there is no systemd-nspawn'
  const { code, output } = await run('timeout', ['60', ...machine(), '/usr/bin/true'], { output: 'collect' })
  return code === 0 ? null : `systemd-nspawn ended with ${code}: ${output.trim()}`
}

/** Empty: the process has ended. */
const procFile = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').trim()
  } catch {
    return ''
  }
}

const nameOf = (pid: number): string => procFile(pid, 'comm')
const childrenOf = (pid: number): ReadonlyArray<number> =>
  procFile(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number)

/** @param folders `[here, there]`: what it may read of this machine besides its programs, and under which name */
export const bootMachine = async (
  place: Place,
  folders: ReadonlyArray<readonly [string, string]>,
): Promise<BootedMachine> => {
  const binds = folders.map(([source, target]) => `--bind-ro=${source}:${target}`)
  // Two machines in one group of processes would confuse their processes.
  const lock = ['--wait', '300', '/run/lock/careplus-machine']
  const boot = [...machine(), ...binds, '--boot', 'systemd.condition_first_boot=0']
  const started = place.start('machine', 'flock', [...lock, ...boot], { asCaller: true })
  const ended = started.exited.then((code) => {
    throw new Error(`the machine ended with ${code}: ${place.logOf('machine')}`)
  })
  ended.catch(() => undefined)
  const inTime = <A>(work: Promise<A>): Promise<A> => Promise.race([work, ended])

  const holder = await inTime(until('its turn', () => childrenOf(started.pid)[0], 300_000))
  const seenBy = (pid: number, file: string): string => `/proc/${pid}/root${file}`
  const leader = await inTime(
    until('systemd', () =>
      childrenOf(holder)
        .flatMap(childrenOf)
        .find((pid) => nameOf(pid) === 'systemd' && existsSync(seenBy(pid, '/run/systemd/private'))),
    ),
  )
  const within = ['150', 'nsenter', '--target', String(leader), '--all', '--', '/bin/sh', '-euc']
  const sh = (lines: string): Promise<Ended> =>
    run('timeout', [...within, lines], {
      output: 'collect',
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', LC_ALL: 'C.UTF-8' },
    })
  await inTime(until('it is up', async () => /running|degraded/.test((await sh('systemctl is-system-running')).output)))
  return {
    sh,
    seen: (file) => seenBy(leader, file),
    end: async () => {
      process.kill(holder, 'SIGKILL')
      await started.exited
    },
  }
}
