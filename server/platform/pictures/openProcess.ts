import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'

/** A process that opens pictures, and the stream to it. */
export interface OpenedProcess {
  readonly stream: Duplex
  /** Ends it, whatever it is at; resolves when it is gone. */
  readonly end: () => Promise<void>
}

export type OpenProcess = () => OpenedProcess

/** Of JavaScript's own memory; what the recognizer and the pictures take comes beside it. As the unit has it. */
export const heapOptions = ['--max-old-space-size=128', '--max-semi-space-size=2']

/** Nothing of the server's settings and secrets. */
const environment = () =>
  Object.fromEntries(['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'].map((name) => [name, process.env[name]]))

/**
 * A child, for development: it is given none of the server's settings, but runs as the same user, so it is no wall. What breaks it shows by its
 * end: the recognizer complains of every speck.
 * @param program the built `pictureProgram`
 */
export const childProcess =
  (program: URL): OpenProcess =>
  () => {
    const child = spawn(process.execPath, [...heapOptions, fileURLToPath(program)], {
      // The program finds the stream where systemd hands it one.
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

/**
 * One that systemd begins for each connection, as a user of its own. It ends when the connection does.
 * @param unreachable told why nobody answers there
 */
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
