import * as E from 'fp-ts/Either'
import { onFrames, writeFrame, type Frame } from './frames.js'
import { PictureAnswer, Ready, type PictureTask } from './pictureMessages.js'
import type { OpenedProcess, OpenProcess } from './openProcess.js'

/** `too_slow`: it took longer than a picture may; `failed`: the process ended over it; `unavailable`: none was to be had. */
export interface NotDone {
  readonly _tag: 'NotDone'
  readonly reason: 'too_slow' | 'failed' | 'unavailable'
}

export interface Answered {
  readonly answer: PictureAnswer
  readonly file: Uint8Array
}

/** One at a time, in the order of asking. Never rejects. */
export interface PictureProcess {
  readonly run: (task: PictureTask, file: Uint8Array) => Promise<E.Either<NotDone, Answered>>
  /** For good: what is under way fails, and so does whatever comes after. */
  readonly close: () => Promise<void>
}

export interface PictureProcessOptions {
  readonly open: OpenProcess
  /** For one picture, once the process is ready. */
  readonly longestMs: number
  /** For the process to be ready: a recognizer reads four megabytes, and comes last where others are busy. */
  readonly beginMs?: number
  /**
   * After so many pictures a process is ended and the next begins afresh: its memory never shrinks, and one that a picture has taken over
   * sees so many of others. To begin costs 0.45 s of the processor, as much as four ordinary pictures.
   */
  readonly picturesEach?: number
  /** And after so long; shorter than the unit lets one live. */
  readonly lifeMs?: number
  /** A process that has nothing to do for so long is ended. */
  readonly idleMs?: number
}

const notDone = (reason: NotDone['reason']): E.Either<NotDone, never> => E.left({ _tag: 'NotDone', reason })

const answered = ({ message, file }: Frame): E.Either<NotDone, Answered> => {
  const answer = PictureAnswer.decode(message)
  return E.isLeft(answer) ? notDone('failed') : E.right({ answer: answer.right, file })
}

/**
 * Has pictures opened in a process of their own: one that breaks or holds it does so apart from the server. The process begins with
 * the first picture; one that takes too long, breaks, or answers what is no answer is ended, and with the next picture another begins.
 */
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
  /** null: none could be begun. */
  const begun = () => {
    if (running !== null) return running
    const fresh = opened()
    if (fresh === null) return null
    const begins = { ...fresh, pictures: 0, until: performance.now() + lifeMs, onFrame: (_: Frame): void => undefined }
    // Said by its close; without a listener it would end the server.
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
        // The next one begins when this one is gone: two would take twice the memory.
        if (E.isRight(result)) resolve(result)
        else void end().then(() => resolve(result))
      }
      const broken = (): void => done(notDone(isReady ? 'failed' : 'unavailable'))
      process.onFrame = (frame) => {
        // A second time it is no answer: who is ready for ever would be waited for as long.
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
    // It may have ended while it had nothing to do, and its close not have been heard: only a new one tells whether there are any.
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
