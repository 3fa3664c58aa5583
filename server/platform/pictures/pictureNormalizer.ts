import * as E from 'fp-ts/Either'
import type { PictureRefusal, PictureSize } from '@careplus/core/loyalty'
import { pictureKind } from '@careplus/core/picture'
import { inTurn } from '../queue/inTurn.js'
import type { ReencodedPicture } from './reencodePicture.js'
import type { OpenProcess } from './openProcess.js'
import { pictureProcess, type Answered, type NotDone, type PictureProcess } from './pictureProcess.js'
import type { PictureTask } from './pictureMessages.js'

/** Too many wait, or there is no process to do it. */
export interface NormalizerBusy {
  readonly _tag: 'NormalizerBusy'
}
type Normalized<A> = Promise<E.Either<PictureRefusal | NormalizerBusy, A>>

/** The bytes of a file, once its turn has come: what waits is not in memory. */
export type LoadFile = () => Promise<Uint8Array>

/** Opens pictures of strangers, of files that begin like one. It ends in time, whatever they hold, and rejects only where a file cannot be read. */
export interface PictureNormalizer {
  /** The size once upright, by headers and markers alone. */
  readonly examine: (load: LoadFile) => Normalized<PictureSize>
  /** One that was examined, in the size in which it is stored. */
  readonly reencode: (load: LoadFile, size: PictureSize) => Normalized<ReencodedPicture>
  /** Examined, too. */
  readonly avatar: (load: LoadFile) => Normalized<Uint8Array>
  readonly close: () => Promise<void>
}

export interface NormalizerOptions {
  readonly open: OpenProcess
  readonly longestMs?: number
}

/** Two pictures at once, whoever they are of: one may take a fifth of a gigabyte while it is drawn. */
const [width, queueLength] = [2, 20]

const busy = E.left({ _tag: 'NormalizerBusy' } as const)
const broken = E.left({ _tag: 'PictureBroken' } as const)
const isNormalized = (file: Uint8Array): boolean => pictureKind(file) === 'webp'

/**
 * In processes. Wall time, which a busy machine stretches: what may be spent is bounded before, and the time only ends what got stuck. A
 * picture that a process ends over has another try, for it may have been ended from outside; then it counts as broken.
 */
export const normalizerInProcesses = ({ open, longestMs = 20_000 }: NormalizerOptions): PictureNormalizer => {
  const processes = Array.from({ length: width }, () => pictureProcess({ open, longestMs }))
  const free = [...processes]
  const queue = inTurn(width, queueLength)

  const runTwice = async (process: PictureProcess, task: PictureTask, file: Uint8Array) => {
    const outcome = await process.run(task, file)
    return E.isLeft(outcome) && outcome.left.reason === 'failed' ? process.run(task, file) : outcome
  }
  const runTask = async (
    task: PictureTask,
    load: LoadFile,
  ): Promise<E.Either<PictureRefusal | NormalizerBusy, Answered>> => {
    const outcome = await queue(async (): Promise<E.Either<NotDone, Answered>> => {
      const file = await load()
      const process = free.pop()!
      return runTwice(process, task, file).finally(() => free.push(process))
    })
    if (E.isLeft(outcome)) return busy
    if (E.isLeft(outcome.right)) return outcome.right.left.reason === 'unavailable' ? busy : broken
    const { answer } = outcome.right.right
    return answer._tag === 'Refused' ? E.left(answer.refusal) : outcome.right
  }
  return {
    examine: async (load) => {
      const outcome = await runTask({ _tag: 'Examine' }, load)
      if (E.isLeft(outcome)) return outcome
      const { answer } = outcome.right
      return answer._tag === 'Examined' ? E.right(answer.size) : broken
    },
    reencode: async (load, size) => {
      const outcome = await runTask({ _tag: 'Redraw', size: { ...size } }, load)
      if (E.isLeft(outcome)) return outcome
      const { answer, file } = outcome.right
      if (answer._tag !== 'Redrawn') return broken
      const [whole, thumbnail] = [file.subarray(0, answer.wholeBytes), file.subarray(answer.wholeBytes)]
      return isNormalized(whole) && isNormalized(thumbnail)
        ? E.right({ perceptualHash: answer.likeness, whole, thumbnail })
        : broken
    },
    avatar: async (load) => {
      const outcome = await runTask({ _tag: 'Avatar' }, load)
      if (E.isLeft(outcome)) return outcome
      const { answer, file } = outcome.right
      return answer._tag === 'AvatarDrawn' && isNormalized(file) ? E.right(file) : broken
    },
    close: async () => {
      await Promise.all(processes.map((each) => each.close()))
    },
  }
}
