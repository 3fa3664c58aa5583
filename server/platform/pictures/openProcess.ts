import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'

export interface OpenedProcess {
  readonly stream: Duplex
  readonly end: () => Promise<void>
}

export type OpenProcess = () => OpenedProcess

/** JavaScript's own memory; the recognizer and the pictures come on top. The systemd unit has the same value. */
export const heapOptions = ['--max-old-space-size=128', '--max-semi-space-size=2']

/** Without the server's settings and secrets. */
const environment = () =>
  Object.fromEntries(['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'].map((name) => [name, process.env[name]]))

/** For development: the same user, so no security boundary. stderr is ignored: the recognizer reports every speck. */
export const childProcess =
  (program: URL): OpenProcess =>
  () => {
    const child = spawn(process.execPath, [...heapOptions, fileURLToPath(program)], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      env: environment(),
    })
    const stream = child.stdio[3] as Duplex
    const exited = new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.once('error', () => {
        stream.destroy()
        resolve()
      })
    })
    return {
      stream,
      end: () => {
        child.kill('SIGKILL')
        return exited
      },
    }
  }

/** A process that systemd starts for each connection, under its own user. It ends with the connection. */
export const processOfUnit =
  (path: string, unreachable: (reason: Error) => void): OpenProcess =>
  () => {
    const stream = connect(path)
    let connected = false
    stream.once('connect', () => (connected = true))
    stream.once('error', (reason) => connected || unreachable(reason))
    return {
      stream,
      end: async () => {
        stream.destroy()
      },
    }
  }
