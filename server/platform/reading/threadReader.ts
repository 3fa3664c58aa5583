/* oxlint-disable unicorn/require-post-message-target-origin -- messages between threads, not windows */
import { Worker } from 'node:worker_threads'
import * as E from 'fp-ts/Either'
import type { Projection, ReadWord } from '@careplus/core/loyalty-reading'
import type { NotRead, TextReader } from '@careplus/core/ports'
import type { FromReader, ReaderAnswer, ToReader } from './readerMessages.js'

export interface ThreadReaderOptions {
  /** The built `readerThread`. */
  readonly script: URL
  /** For one picture, once the thread is ready. */
  readonly longestMs?: number
  /** For the thread to be ready: it reads four megabytes, and comes last where others are busy. */
  readonly beginMs?: number
  /** After so many pictures a thread is ended and the next begins afresh: its memory never shrinks. */
  readonly picturesEach?: number
  /** A thread that has nothing to read for so long is ended. */
  readonly idleMs?: number
  /** Whether others on the machine go before it. */
  readonly comesLast?: boolean
}

const notRead = (reason: NotRead['reason']): E.Either<NotRead, never> => E.left({ _tag: 'NotRead', reason })

/**
 * Reads in a thread of its own, one picture at a time. The thread begins with the first picture; one that takes too long, or
 * breaks, is ended, and with the next picture another begins.
 */
export const threadReader = ({
  script,
  longestMs = 30_000,
  beginMs = 30_000,
  picturesEach = 50,
  idleMs = 60_000,
  comesLast = true,
}: ThreadReaderOptions): TextReader => {
  let thread: Worker | null = null
  let ready = false
  let pictures = 0
  let idle: NodeJS.Timeout | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let closed = false

  const end = async (): Promise<void> => {
    clearTimeout(idle)
    const ended = thread
    thread = null
    await ended?.terminate()
  }
  const begun = (): Worker => {
    if (thread !== null) return thread
    pictures = 0
    ready = false
    const begins = new Worker(script, {
      workerData: { comesLast },
      resourceLimits: { maxOldGenerationSizeMb: 192 },
      // The recognizer complains there of every speck; what breaks the thread is told as an error.
      stderr: true,
    })
    begins.stderr.resume()
    // Told to whoever waits for its answer; without a listener it would end the server.
    begins.on('error', () => undefined)
    begins.once('exit', () => {
      if (thread === begins) thread = null
    })
    thread = begins
    return begins
  }

  const ask = (asked: ToReader): Promise<E.Either<NotRead, ReaderAnswer>> =>
    new Promise((resolve) => {
      const worker = begun()
      const hearNoMore = (): void => {
        clearTimeout(late)
        worker.removeListener('message', heard)
        worker.removeListener('exit', failed)
      }
      const done = (told: E.Either<NotRead, ReaderAnswer>): void => {
        hearNoMore()
        resolve(told)
      }
      const lateAfter = (ms: number): NodeJS.Timeout =>
        setTimeout(() => {
          hearNoMore()
          // The next one begins when this one is gone: two would take twice the memory.
          void end().then(() => resolve(notRead('too_slow')))
        }, ms)
      const heard = (told: FromReader): void => {
        if (told._tag !== 'Ready') return done(E.right(told))
        ready = true
        clearTimeout(late)
        late = lateAfter(longestMs)
      }
      const failed = (): void => done(notRead('failed'))
      let late = lateAfter(ready ? longestMs : beginMs)
      worker.on('message', heard)
      worker.once('exit', failed)
      worker.postMessage(asked)
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
