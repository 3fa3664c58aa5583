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
  readonly examine: (read: LoadFile) => Normalized<PictureSize>
  /** One that was examined, in the size in which it is stored. */
  readonly reencode: (read: LoadFile, size: PictureSize) => Normalized<ReencodedPicture>
  /** Examined, too. */
  readonly avatar: (read: LoadFile) => Normalized<Uint8Array>
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
  const drawing = inTurn(width, queueLength)

  const runTwice = async (process: PictureProcess, task: PictureTask, file: Uint8Array) => {
    const told = await process.run(task, file)
    return E.isLeft(told) && told.left.reason === 'failed' ? process.run(task, file) : told
  }
  const ask = async (
    task: PictureTask,
    read: LoadFile,
  ): Promise<E.Either<PictureRefusal | NormalizerBusy, Answered>> => {
    const told = await drawing(async (): Promise<E.Either<NotDone, Answered>> => {
      const file = await read()
      const process = free.pop()!
      return runTwice(process, task, file).finally(() => free.push(process))
    })
    if (E.isLeft(told)) return busy
    if (E.isLeft(told.right)) return told.right.left.reason === 'unavailable' ? busy : broken
    const { answer } = told.right.right
    return answer._tag === 'Refused' ? E.left(answer.refusal) : told.right
  }
  return {
    examine: async (read) => {
      const told = await ask({ _tag: 'Examine' }, read)
      if (E.isLeft(told)) return told
      const { answer } = told.right
      return answer._tag === 'Examined' ? E.right(answer.size) : broken
    },
    reencode: async (read, size) => {
      const told = await ask({ _tag: 'Redraw', size: { ...size } }, read)
      if (E.isLeft(told)) return told
      const { answer, file } = told.right
      if (answer._tag !== 'Redrawn') return broken
      const [whole, thumbnail] = [file.subarray(0, answer.wholeBytes), file.subarray(answer.wholeBytes)]
      return isNormalized(whole) && isNormalized(thumbnail)
        ? E.right({ perceptualHash: answer.likeness, whole, thumbnail })
        : broken
    },
    avatar: async (read) => {
      const told = await ask({ _tag: 'Avatar' }, read)
      if (E.isLeft(told)) return told
      const { answer, file } = told.right
      return answer._tag === 'AvatarDrawn' && isNormalized(file) ? E.right(file) : broken
    },
    close: async () => {
      await Promise.all(processes.map((each) => each.close()))
    },
  }
}
