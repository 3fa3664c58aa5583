import * as E from 'fp-ts/Either'
import type { PictureRefusal, PictureSize } from '@careplus/core/loyalty'
import { pictureKind } from '@careplus/core/picture'
import { inTurn } from '../queue/inTurn.js'
import type { ReencodedPicture } from './reencodePicture.js'
import type { OpenProcess } from './openProcess.js'
import { pictureProcess, type Answered, type NotDone, type PictureProcess } from './pictureProcess.js'
import type { PictureTask } from './pictureMessages.js'

export interface NormalizerBusy {
  readonly _tag: 'NormalizerBusy'
}
type Normalized<A> = Promise<E.Either<PictureRefusal | NormalizerBusy, A>>

/** Loads the file when its turn comes, so that queued files take no memory. */
export type LoadFile = () => Promise<Uint8Array>

/** Opens untrusted pictures. Always ends in time, and rejects only if a file cannot be read. */
export interface PictureNormalizer {
  readonly examine: (load: LoadFile) => Normalized<PictureSize>
  readonly reencode: (load: LoadFile, size: PictureSize) => Normalized<ReencodedPicture>
  readonly avatar: (load: LoadFile) => Normalized<Uint8Array>
  readonly close: () => Promise<void>
}

export interface NormalizerOptions {
  readonly open: OpenProcess
  readonly longestMs?: number
}

/** Two at once for all members: one may take 200 MB. */
const [width, queueLength] = [2, 20]

const busy = E.left({ _tag: 'NormalizerBusy' } as const)
const broken = E.left({ _tag: 'PictureBroken' } as const)
const isNormalized = (file: Uint8Array): boolean => pictureKind(file) === 'webp'

/** A picture whose process ends gets a second attempt, because the process may have been killed from outside. */
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
