import { createHash, randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import sharp from 'sharp'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { pictureRefusal, sentPictureSize, type PictureRefusal } from '@careplus/core/loyalty'
import type { Multipart } from '@careplus/adapters/contract'
import type { Prepared } from '../http/preparation.js'
import { refuseFields, refuseUntil, type Refused } from '../http/refused.js'
import type { ReceivedFile } from '../storage/incomingFolder.js'
import type { Storage } from '../storage/storage.js'
import type { DrawnPicture } from './drawnPicture.js'
import { drawing, reading, tooManyPixels } from './drawPicture.js'
import { likenessOf } from './likeness.js'
import { pictureField } from './refusals.js'

interface Drawn extends Omit<DrawnPicture, 'wholeKey' | 'thumbnailKey'> {
  readonly whole: Uint8Array
  readonly thumbnail: Uint8Array
}

const thumbnailSide = 320

/** Media type of all stored pictures. */
export const pictureMediaType = 'image/webp'

/** Each kind of picture has a folder for each day. */
export const pictureFolder = (folder: string, day: IsoDate): string => `${folder}/${day}`

/**
 * How hard the encoder tries, of 6. At the usual 4 a photograph of eight million pixels takes twice as long, and becomes a thirtieth
 * smaller: of all that parents ask for, pictures take most of a server.
 */
const effort = 2

const within = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

/** Upright, no larger than needed, and without metadata. */
const redrawn = async ({ path, digest }: ReceivedFile): Promise<E.Either<PictureRefusal, Drawn>> => {
  const told = await sharp(path, reading).metadata()
  const size = sentPictureSize(told.autoOrient)
  if (E.isLeft(size)) return size
  const { data: whole, info } = await sharp(path, reading)
    .autoOrient()
    .resize({ ...size.right, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 80, effort })
    .toBuffer({ resolveWithObject: true })
  // Of what was sent: a JPEG is read in an eighth of its size, what was just written only whole.
  const thumbnail = await sharp(path, reading)
    .autoOrient()
    .resize(within(thumbnailSide))
    .flatten({ background: '#ffffff' })
    .webp({ quality: 75 })
    .toBuffer()
  const { width, height } = info
  const shown = createHash('sha256').update(whole).digest('base64url')
  // Of the whole it differs in a bit at most, and takes a fifth of all that is done here.
  const likeness = await likenessOf(thumbnail)
  return E.right({ digest, shown, likeness, width, height, whole, thumbnail })
}

const draw = (file: ReceivedFile): Promise<E.Either<PictureRefusal, Drawn>> => {
  const refusal = pictureRefusal(file.size, file.head)
  if (refusal !== null) return Promise.resolve(E.left(refusal))
  return redrawn(file).catch((failure: unknown) =>
    E.left(
      tooManyPixels(failure)
        ? { _tag: 'PictureTooManyPixels', most: reading.limitInputPixels as number }
        : { _tag: 'PictureBroken' },
    ),
  )
}

/** Every picture, or what is wrong with each that cannot be one. */
const drawAll = async (files: ReadonlyArray<ReceivedFile>): Promise<E.Either<Refused, ReadonlyArray<Drawn>>> => {
  const drawn: Drawn[] = []
  const refusals: ReturnType<typeof pictureField>[] = []
  for (const [at, file] of files.entries()) {
    const done = await drawing(() => draw(file))
    if (E.isLeft(done)) return refuseUntil('busy', 5)
    if (E.isLeft(done.right)) refusals.push(pictureField(at, done.right.left))
    else drawn.push(done.right.right)
  }
  return refusals.length > 0 ? refuseFields(refusals) : E.right(drawn)
}

/** Makes of the files of a call, before its transaction, the pictures that are kept of it. */
export const drawPictures = async <A>(
  storage: Storage,
  folder: string,
  { json, files }: Multipart<A, ReceivedFile>,
  now: Date,
): Promise<E.Either<Refused, Prepared<Multipart<A, DrawnPicture>>>> => {
  const drawn = await drawAll(files)
  if (E.isLeft(drawn)) return drawn
  const kept: DrawnPicture[] = []
  const undo = async (): Promise<void> => {
    for (const { wholeKey, thumbnailKey } of kept) {
      await storage.remove(wholeKey)
      await storage.remove(thumbnailKey)
    }
  }
  for (const { whole, thumbnail, ...told } of drawn.right) {
    const name = `${pictureFolder(folder, todayInBangkok(now.getTime()))}/${randomUUID()}`
    const picture = { ...told, wholeKey: `${name}.webp`, thumbnailKey: `${name}-small.webp` }
    kept.push(picture)
    await storage.put(picture.wholeKey, whole, pictureMediaType)
    await storage.put(picture.thumbnailKey, thumbnail, pictureMediaType)
  }
  return E.right({ body: { json, files: kept }, undo })
}
