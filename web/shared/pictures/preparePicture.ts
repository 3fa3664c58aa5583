import { mostPictureBytes, pictureRefusal, type PictureRefusal } from '@careplus/core/loyalty'
import { sentPictureSize } from '@careplus/core/internal/loyalty'
import type { PictureFile } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { reencodePicture, firstBytes } from './reencodePicture'

/** The device can no longer open the chosen file. */
interface PictureUnreadable {
  readonly _tag: 'PictureUnreadable'
}

type Prepared = E.Either<PictureRefusal | PictureUnreadable, PictureFile>

/** The content counts, not the file's name. The limit in bytes is of the sent picture, not of the chosen one. */
export const preparePicture = async (file: Blob): Promise<Prepared> => {
  const head = await firstBytes(file)
  if (head === null) return E.left({ _tag: 'PictureUnreadable' })
  const refusal = pictureRefusal(Math.min(file.size, mostPictureBytes), head)
  if (refusal !== null && refusal._tag !== 'PictureHeic') return E.left(refusal)
  const reencoded = await reencodePicture(file, sentPictureSize)
  if (reencoded === null) return E.left(refusal ?? { _tag: 'PictureBroken' })
  if (E.isLeft(reencoded)) return reencoded
  const bytes = reencoded.right
  const heavy = pictureRefusal(bytes.length, bytes)
  return heavy === null ? E.right({ mediaType: 'image/jpeg', bytes }) : E.left(heavy)
}

export const isSamePicture = (a: PictureFile, b: PictureFile): boolean =>
  a.bytes.length === b.bytes.length && a.bytes.every((byte, at) => byte === b.bytes[at])
