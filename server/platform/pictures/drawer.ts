import * as E from 'fp-ts/Either'
import type { PictureRefusal, PictureSize } from '@careplus/core/loyalty'
import { pictureKind } from '@careplus/core/picture'
import { inTurn } from '../queue/inTurn.js'
import type { Redrawn } from './drawPicture.js'
import type { OpenProcess } from './openProcess.js'
import { pictureProcess, type Answered, type NotDone, type PictureProcess } from './pictureProcess.js'
import type { PictureTask } from './pictureMessages.js'

/** Too many wait, or there is no process to do it. */
export interface DrawerBusy {
  readonly _tag: 'DrawerBusy'
}
type Drawn<A> = Promise<E.Either<PictureRefusal | DrawerBusy, A>>

/** The bytes of a file, once its turn has come: what waits is not in memory. */
export type ReadFile = () => Promise<Uint8Array>

/** Opens pictures of strangers, of files that begin like one. It ends in time, whatever they hold, and rejects only where a file cannot be read. */
export interface Drawer {
  /** The size once upright, by headers and markers alone. */
  readonly examine: (read: ReadFile) => Drawn<PictureSize>
  /** One that was examined, in the size in which it is stored. */
  readonly redraw: (read: ReadFile, size: PictureSize) => Drawn<Redrawn>
  /** Examined, too. */
  readonly avatar: (read: ReadFile) => Drawn<Uint8Array>
  readonly close: () => Promise<void>
}

export interface DrawerOptions {
  readonly open: OpenProcess
  readonly longestMs?: number
}

/** Two pictures at once, whoever they are of: one may take a fifth of a gigabyte while it is drawn. */
const [width, queueLength] = [2, 20]

const busy = E.left({ _tag: 'DrawerBusy' } as const)
const broken = E.left({ _tag: 'PictureBroken' } as const)
const isDrawn = (file: Uint8Array): boolean => pictureKind(file) === 'webp'

/**
 * In processes. Wall time, which a busy machine stretches: what may be spent is bounded before, and the time only ends what got stuck. A
 * picture that a process ends over has another try, for it may have been ended from outside; then it counts as broken.
 */
export const processDrawer = ({ open, longestMs = 20_000 }: DrawerOptions): Drawer => {
  const processes = Array.from({ length: width }, () => pictureProcess({ open, longestMs }))
  const free = [...processes]
  const drawing = inTurn(width, queueLength)

  const askTwice = async (process: PictureProcess, task: PictureTask, file: Uint8Array) => {
    const told = await process.ask(task, file)
    return E.isLeft(told) && told.left.reason === 'failed' ? process.ask(task, file) : told
  }
  const ask = async (task: PictureTask, read: ReadFile): Promise<E.Either<PictureRefusal | DrawerBusy, Answered>> => {
    const told = await drawing(async (): Promise<E.Either<NotDone, Answered>> => {
      const file = await read()
      const process = free.pop()!
      return askTwice(process, task, file).finally(() => free.push(process))
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
    redraw: async (read, size) => {
      const told = await ask({ _tag: 'Redraw', size: { ...size } }, read)
      if (E.isLeft(told)) return told
      const { answer, file } = told.right
      if (answer._tag !== 'Redrawn') return broken
      const [whole, thumbnail] = [file.subarray(0, answer.wholeBytes), file.subarray(answer.wholeBytes)]
      return isDrawn(whole) && isDrawn(thumbnail) ? E.right({ likeness: answer.likeness, whole, thumbnail }) : broken
    },
    avatar: async (read) => {
      const told = await ask({ _tag: 'Avatar' }, read)
      if (E.isLeft(told)) return told
      const { answer, file } = told.right
      return answer._tag === 'AvatarDrawn' && isDrawn(file) ? E.right(file) : broken
    },
    close: async () => {
      await Promise.all(processes.map((each) => each.close()))
    },
  }
}
