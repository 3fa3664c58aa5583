import { pictureRefusal, sentPictureSize, type PictureRefusal } from '@careplus/core/loyalty'
import type { PictureFile } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { drawnPicture, firstBytes } from './drawnPicture'

/** Prepares a picture for sending. It reads the content, not the file's name; HEIC is accepted where this device can open it. */
export const preparePicture = async (file: Blob): Promise<E.Either<PictureRefusal, PictureFile>> => {
  const refusal = pictureRefusal(file.size, await firstBytes(file))
  if (refusal !== null && refusal._tag !== 'PictureHeic') return E.left(refusal)
  const drawn = await drawnPicture(file, sentPictureSize)
  if (drawn === null) return E.left(refusal ?? { _tag: 'PictureBroken' })
  return E.isLeft(drawn) ? drawn : E.right({ mediaType: 'image/jpeg', bytes: drawn.right })
}

/** Compares byte by byte. */
export const isSamePicture = (a: PictureFile, b: PictureFile): boolean =>
  a.bytes.length === b.bytes.length && a.bytes.every((byte, at) => byte === b.bytes[at])
