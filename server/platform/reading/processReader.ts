import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import * as E from 'fp-ts/Either'
import type { Projection, ReadWord } from '@careplus/core/loyalty-reading'
import type { NotRead, TextReader } from '@careplus/core/ports'
import type { FromReader, ReaderAnswer, ToReader } from './readerMessages.js'

export interface ProcessReaderOptions {
  /** The built `readerProcess`. */
  readonly script: URL
  /** For one picture, once the process is ready. */
  readonly longestMs?: number
  /** For the process to be ready: it reads four megabytes, and comes last where others are busy. */
  readonly beginMs?: number
  /** After so many pictures a process is ended and the next begins afresh: its memory never shrinks. */
  readonly picturesEach?: number
  /** A process that has nothing to read for so long is ended. */
  readonly idleMs?: number
  /** Whether others on the machine go before it. */
  readonly comesLast?: boolean
}

const notRead = (reason: NotRead['reason']): E.Either<NotRead, never> => E.left({ _tag: 'NotRead', reason })

/** Of JavaScript's own memory; what the recognizer and the pictures take comes beside it. */
const mostHeapMb = 128

/**
 * It is given none of the server's settings and secrets. It runs as the same user all the same, so this is no wall: code that ran in
 * it could read the server's files and environment.
 */
const environment = (comesLast: boolean): NodeJS.ProcessEnv => ({
  READER_COMES_LAST: comesLast ? '1' : '',
  ...Object.fromEntries(['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'].map((name) => [name, process.env[name]])),
})

const gone = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

/**
 * Reads in a process of its own, one picture at a time: a picture that breaks or holds the recognizer does so apart from
 * the server, and everything that it begins comes after it. The process begins with the first picture; one that takes too long,
 * or breaks, is ended, and with the next picture another begins.
 */
export const processReader = ({
  script,
  longestMs = 30_000,
  beginMs = 30_000,
  picturesEach = 50,
  idleMs = 60_000,
  comesLast = true,
}: ProcessReaderOptions): TextReader => {
  let child: ChildProcess | null = null
  let ready = false
  let pictures = 0
  let idle: NodeJS.Timeout | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let closed = false

  const end = async (): Promise<void> => {
    clearTimeout(idle)
    const ended = child
    child = null
    if (ended === null || gone(ended)) return
    const over = new Promise((resolve) => {
      ended.once('exit', resolve)
      ended.once('error', resolve)
    })
    ended.kill('SIGKILL')
    await over
  }
  const begun = (): ChildProcess => {
    if (child !== null) return child
    pictures = 0
    ready = false
    const begins = fork(fileURLToPath(script), [], {
      serialization: 'advanced',
      // The recognizer complains there of every speck; what breaks the process shows by its end.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [`--max-old-space-size=${mostHeapMb}`, '--max-semi-space-size=2'],
      env: environment(comesLast),
    })
    // Told to whoever waits for its answer; without a listener it would end the server.
    begins.on('error', () => undefined)
    begins.once('exit', () => {
      if (child === begins) child = null
    })
    child = begins
    return begins
  }

  const ask = (asked: ToReader): Promise<E.Either<NotRead, ReaderAnswer>> =>
    new Promise((resolve) => {
      const reader = begun()
      const hearNoMore = (): void => {
        clearTimeout(late)
        reader.removeListener('message', heard)
        reader.removeListener('exit', failed)
        reader.removeListener('error', failed)
      }
      const done = (told: E.Either<NotRead, ReaderAnswer>): void => {
        hearNoMore()
        resolve(told)
      }
      const lateAfter = (ms: number, reason: NotRead['reason']): NodeJS.Timeout =>
        setTimeout(() => {
          hearNoMore()
          // The next one begins when this one is gone: two would take twice the memory.
          void end().then(() => resolve(notRead(reason)))
        }, ms)
      const heard = (told: FromReader): void => {
        if (told._tag !== 'Ready') return done(E.right(told))
        ready = true
        clearTimeout(late)
        late = lateAfter(longestMs, 'too_slow')
      }
      const failed = (): void => done(notRead('failed'))
      // A process that does not get ready says nothing of the picture, which is tried again.
      let late = ready ? lateAfter(longestMs, 'too_slow') : lateAfter(beginMs, 'failed')
      reader.on('message', heard)
      reader.once('exit', failed)
      reader.once('error', failed)
      reader.send(asked, (failure) => failure !== null && failed())
    })

  const readOne = async (asked: ToReader): Promise<E.Either<NotRead, ReaderAnswer>> => {
    if (closed) return notRead('failed')
    clearTimeout(idle)
    const told = await ask(asked)
    pictures += 1
    if (pictures >= picturesEach) await end()
    else idle = setTimeout(() => void end(), idleMs).unref()
    return told
  }

  const readAll = async (files: ReadonlyArray<Uint8Array>) => {
    const [words, pages]: [ReadWord[], Projection[]] = [[], []]
    for (const [picture, file] of files.entries()) {
      const told = await readOne({ picture, file })
      if (E.isLeft(told)) return told
      if (told.right._tag === 'Broken') return notRead('broken')
      words.push(...told.right.words)
      pages.push(told.right.page)
    }
    return E.right({ words, pages })
  }

  return {
    read: (files) => () => {
      const read = turn.then(() => readAll(files))
      turn = read
      return read
    },
    close: async () => {
      closed = true
      await end()
    },
  }
}
