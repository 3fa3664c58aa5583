import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as E from 'fp-ts/Either'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { pictureRefusal, type PictureRefusal, type PictureSize } from '@careplus/core/loyalty'
import { sentPictureSize } from '@careplus/core/internal/loyalty'
import type { Multipart } from '@careplus/adapters/contract'
import type { Refusal } from '@careplus/adapters/internal/contract'
import type { Prepared } from '../http/preparation.js'
import { refuseFields, refuseUntil, type Refused } from '../refusal/refused.js'
import type { ReceivedFile } from '../storage/incomingFolder.js'
import type { Storage } from '../storage/storage.js'
import type { StoredPicture } from '../storage/storedPicture.js'
import type { PictureNormalizer, NormalizerBusy } from './pictureNormalizer.js'
import type { ReencodedPicture } from './reencodePicture.js'
import { pictureField } from './pictureRefusals.js'

interface NormalizedPicture extends Omit<StoredPicture, 'wholeKey' | 'thumbnailKey'>, ReencodedPicture {}

export const pictureMediaType = 'image/webp'

export const pictureFolder = (folder: string, day: IsoDate): string => `${folder}/${day}`

interface Sized extends Pick<ReceivedFile, 'path' | 'digest'> {
  readonly size: PictureSize
}

const normalized = async (
  drawer: PictureNormalizer,
  { path, digest, size }: Sized,
): Promise<E.Either<PictureRefusal | NormalizerBusy, NormalizedPicture>> => {
  const redrawn = await drawer.reencode(() => readFile(path), size)
  if (E.isLeft(redrawn)) return redrawn
  const shown = createHash('sha256').update(redrawn.right.whole).digest('base64url')
  return E.right({ digest, shown, ...size, ...redrawn.right })
}

const examine = async (
  drawer: PictureNormalizer,
  file: ReceivedFile,
): Promise<E.Either<PictureRefusal | NormalizerBusy, Sized>> => {
  const refusal = pictureRefusal(file.size, file.head)
  if (refusal !== null) return E.left(refusal)
  const { path, digest } = file
  const own = await drawer.examine(() => readFile(path))
  const size = E.isLeft(own) ? own : sentPictureSize(own.right)
  return E.isLeft(size) ? size : E.right({ path, digest, size: size.right })
}

/** Answers those of the digests that the member has sent before; they are refused unopened. */
export type FindSentBefore = (digests: ReadonlyArray<string>) => Promise<ReadonlyArray<string>>

const eachOf = async <A, B>(
  of: ReadonlyArray<A>,
  work: (one: A, at: number) => Promise<E.Either<PictureRefusal | NormalizerBusy, B>>,
): Promise<E.Either<Refused, ReadonlyArray<B>>> => {
  const refusals: Refusal[] = []
  const done: B[] = []
  for (const [at, one] of of.entries()) {
    const result = await work(one, at)
    if (E.isRight(result)) done.push(result.right)
    else if (result.left._tag === 'NormalizerBusy') return refuseUntil('busy', 5)
    else refusals.push(pictureField(at, result.left))
  }
  return refusals.length > 0 ? refuseFields(refusals) : E.right(done)
}

/** All pictures are examined before the first is decoded. */
const reencodeAll = async (
  drawer: PictureNormalizer,
  files: ReadonlyArray<ReceivedFile>,
  findHandedIn: FindSentBefore,
): Promise<E.Either<Refused, ReadonlyArray<NormalizedPicture>>> => {
  const handedIn = await findHandedIn(files.map(({ digest }) => digest))
  const isRepeated = ({ digest }: ReceivedFile, at: number): boolean =>
    handedIn.includes(digest) || files.findIndex((each) => each.digest === digest) < at
  const examined = await eachOf(files, async (file, at) =>
    isRepeated(file, at) ? E.left({ _tag: 'PictureRepeated' }) : examine(drawer, file),
  )
  return E.isLeft(examined) ? examined : eachOf(examined.right, (each) => normalized(drawer, each))
}

export interface PictureServices {
  readonly normalizer: PictureNormalizer
  readonly storage: Storage
}

export const normalizeUploads = async <A>(
  { normalizer: drawer, storage }: PictureServices,
  folder: string,
  { json, files }: Multipart<A, ReceivedFile>,
  now: Date,
  findHandedIn: FindSentBefore = () => Promise.resolve([]),
): Promise<E.Either<Refused, Prepared<Multipart<A, StoredPicture>>>> => {
  const normalized = await reencodeAll(drawer, files, findHandedIn)
  if (E.isLeft(normalized)) return normalized
  const stored: StoredPicture[] = []
  const undo = async (): Promise<void> => {
    for (const { wholeKey, thumbnailKey } of stored) {
      await storage.remove(wholeKey)
      await storage.remove(thumbnailKey)
    }
  }
  for (const { whole, thumbnail, ...result } of normalized.right) {
    const name = `${pictureFolder(folder, todayInBangkok(now.getTime()))}/${randomUUID()}`
    const picture = { ...result, wholeKey: `${name}.webp`, thumbnailKey: `${name}-small.webp` }
    stored.push(picture)
    await storage.put(picture.wholeKey, whole, pictureMediaType)
    await storage.put(picture.thumbnailKey, thumbnail, pictureMediaType)
  }
  return E.right({ body: { json, files: stored }, undo })
}
