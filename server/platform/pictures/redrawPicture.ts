import { createHash, randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import sharp from 'sharp'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { pictureRefusal, sentPictureSize, type PictureRefusal, type PictureSize } from '@careplus/core/loyalty'
import type { Multipart } from '@careplus/adapters/contract'
import type { Prepared } from '../http/preparation.js'
import { refuseFields, refuseUntil, type Refused } from '../http/refused.js'
import type { ReceivedFile } from '../storage/incomingFolder.js'
import type { Storage } from '../storage/storage.js'
import type { DrawnPicture } from './drawnPicture.js'
import { drawing, examinePicture, openPicture, refusalOf } from './drawPicture.js'
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

/** A picture that may be decoded, and the size in which it is stored. */
interface Sized extends Pick<ReceivedFile, 'path' | 'digest'> {
  readonly size: PictureSize
}

/** Upright, no larger than needed, and without metadata. Decoded once, for the whole and the thumbnail. */
const redrawn = async ({ path, digest, size }: Sized): Promise<Drawn> => {
  const { data, info } = await openPicture(path)
    .autoOrient()
    .resize({ ...size, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const upright = () => sharp(data, { raw: { width, height, channels } })
  const whole = await upright().webp({ quality: 80, effort }).toBuffer()
  const thumbnail = await upright().resize(within(thumbnailSide)).webp({ quality: 75 }).toBuffer()
  const shown = createHash('sha256').update(whole).digest('base64url')
  // Of the whole it differs in a bit at most, and takes a fifth of all that is done here.
  const likeness = await likenessOf(thumbnail)
  return { digest, shown, likeness, width, height, whole, thumbnail }
}

/** What is wrong with a file as far as its headers tell, before anything is spent on it. */
const examine = async (file: ReceivedFile): Promise<E.Either<PictureRefusal, Sized>> => {
  const refusal = pictureRefusal(file.size, file.head)
  if (refusal !== null) return E.left(refusal)
  const { path, digest } = file
  const own = await examinePicture(path)
  const size = E.isLeft(own) ? own : sentPictureSize(own.right)
  return E.isLeft(size) ? size : E.right({ path, digest, size: size.right })
}

/** Of these digests, those of files that are refused unopened, because their member has handed them in before. */
export type FindHandedIn = (digests: ReadonlyArray<string>) => Promise<ReadonlyArray<string>>

/** Every picture, or what is wrong with each that cannot be one. None is decoded before all have been examined. */
const drawAll = async (
  files: ReadonlyArray<ReceivedFile>,
  findHandedIn: FindHandedIn,
): Promise<E.Either<Refused, ReadonlyArray<Drawn>>> => {
  const handedIn = await findHandedIn(files.map(({ digest }) => digest))
  const isRepeated = ({ digest }: ReceivedFile, at: number): boolean =>
    handedIn.includes(digest) || files.findIndex((each) => each.digest === digest) < at
  const examined = await Promise.all(
    files.map((file, at) => (isRepeated(file, at) ? E.left({ _tag: 'PictureRepeated' } as const) : examine(file))),
  )
  const refusals = examined.flatMap((each, at) => (E.isLeft(each) ? [pictureField(at, each.left)] : []))
  if (refusals.length > 0) return refuseFields(refusals)
  const drawn: Drawn[] = []
  for (const [at, each] of examined.entries()) {
    if (E.isLeft(each)) continue
    const done = await drawing(() => redrawn(each.right).then(E.right, (failure) => E.left(refusalOf(failure))))
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
  findHandedIn: FindHandedIn = () => Promise.resolve([]),
): Promise<E.Either<Refused, Prepared<Multipart<A, DrawnPicture>>>> => {
  const drawn = await drawAll(files, findHandedIn)
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
