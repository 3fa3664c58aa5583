import * as E from 'fp-ts/Either'
import { onFrames, writeFrame, type Frame } from './frames.js'
import { PictureAnswer, Ready, type PictureTask } from './pictureMessages.js'
import type { OpenedProcess, OpenProcess } from './openProcess.js'

/** `too_slow`: over its time limit; `failed`: the process ended; `unavailable`: no process could be started. */
export interface NotDone {
  readonly _tag: 'NotDone'
  readonly reason: 'too_slow' | 'failed' | 'unavailable'
}

export interface Answered {
  readonly answer: PictureAnswer
  readonly file: Uint8Array
}

/** One picture at a time, in order. Never rejects. */
export interface PictureProcess {
  readonly run: (task: PictureTask, file: Uint8Array) => Promise<E.Either<NotDone, Answered>>
  readonly close: () => Promise<void>
}

export interface PictureProcessOptions {
  readonly open: OpenProcess
  readonly longestMs: number
  /** For the start: the recognizer loads 4 MB and has low priority. */
  readonly beginMs?: number
  /** Its memory never shrinks, and a hostile picture sees at most this many others; a start costs 0.45 s of CPU. */
  readonly picturesEach?: number
  /** Milliseconds; shorter than the systemd unit's limit. */
  readonly lifeMs?: number
  /** Milliseconds after which an idle process ends. */
  readonly idleMs?: number
}

const notDone = (reason: NotDone['reason']): E.Either<NotDone, never> => E.left({ _tag: 'NotDone', reason })

const answered = ({ message, file }: Frame): E.Either<NotDone, Answered> => {
  const answer = PictureAnswer.decode(message)
  return E.isLeft(answer) ? notDone('failed') : E.right({ answer: answer.right, file })
}

/** A separate process, so that a malicious picture cannot reach the server; it restarts after any failure. */
export const pictureProcess = ({
  open,
  longestMs,
  beginMs = 30_000,
  picturesEach = 10,
  lifeMs = 300_000,
  idleMs = 60_000,
}: PictureProcessOptions): PictureProcess => {
  let running: (OpenedProcess & { pictures: number; until: number; onFrame: (frame: Frame) => void }) | null = null
  let idle: NodeJS.Timeout | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let closed = false

  const end = async (): Promise<void> => {
    clearTimeout(idle)
    const ended = running
    running = null
    await ended?.end()
  }
  const opened = (): OpenedProcess | null => {
    try {
      return open()
    } catch {
      return null
    }
  }
  /** Null: none could be started. */
  const begun = () => {
    if (running !== null) return running
    const fresh = opened()
    if (fresh === null) return null
    const begins = { ...fresh, pictures: 0, until: performance.now() + lifeMs, onFrame: (_: Frame): void => undefined }
    // Handled by `close`; without a listener the error would end the server.
    begins.stream.on('error', () => undefined)
    begins.stream.once('close', () => {
      if (running === begins) void end()
    })
    onFrames(begins.stream, (frame) => begins.onFrame(frame))
    running = begins
    return begins
  }

  const runOnce = (task: PictureTask, file: Uint8Array): Promise<E.Either<NotDone, Answered>> =>
    new Promise((resolve) => {
      const process = begun()
      if (process === null) return resolve(notDone('unavailable'))
      process.pictures += 1
      let isReady = false
      const done = (result: E.Either<NotDone, Answered>): void => {
        clearTimeout(late)
        process.stream.removeListener('close', broken)
        process.onFrame = () => void end()
        // The next process starts after this one has exited: two would take twice the memory.
        if (E.isRight(result)) resolve(result)
        else void end().then(() => resolve(result))
      }
      const broken = (): void => done(notDone(isReady ? 'failed' : 'unavailable'))
      process.onFrame = (frame) => {
        // A second `Ready` is invalid; otherwise a process could postpone its time limit forever.
        if (isReady || !Ready.is(frame.message)) return done(answered(frame))
        isReady = true
        clearTimeout(late)
        late = setTimeout(() => done(notDone('too_slow')), longestMs)
      }
      let late = setTimeout(() => done(notDone('unavailable')), beginMs)
      process.stream.once('close', broken)
      writeFrame(process.stream, task, file)
    })

  const runInTurn = async (task: PictureTask, file: Uint8Array): Promise<E.Either<NotDone, Answered>> => {
    if (closed) return notDone('unavailable')
    clearTimeout(idle)
    const isUsed = running !== null
    let result = await runOnce(task, file)
    // It may have exited while idle, before its close was seen: only a new start shows whether processes are available.
    if (isUsed && !closed && E.isLeft(result) && result.left.reason === 'unavailable')
      result = await runOnce(task, file)
    if (running !== null && (running.pictures >= picturesEach || performance.now() > running.until)) await end()
    else idle = setTimeout(() => void end(), idleMs).unref()
    return result
  }

  return {
    run: (task, file) => {
      const result = turn.then(() => runInTurn(task, file))
      turn = result
      return result
    },
    close: async () => {
      closed = true
      await end()
    },
  }
}
