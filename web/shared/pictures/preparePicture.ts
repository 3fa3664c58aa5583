import { pictureRefusal, sentPictureSize, type PictureRefusal } from '@careplus/core/loyalty'
import type { PictureFile } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { drawnPicture, firstBytes } from './drawnPicture'

/** A picture as it is sent: by what is in it, never by its name; a HEIC that this device can open is welcome. */
export const preparePicture = async (file: Blob): Promise<E.Either<PictureRefusal, PictureFile>> => {
  const refusal = pictureRefusal(file.size, await firstBytes(file))
  if (refusal !== null && refusal._tag !== 'PictureHeic') return E.left(refusal)
  const drawn = await drawnPicture(file, sentPictureSize)
  if (drawn === null) return E.left(refusal ?? { _tag: 'PictureBroken' })
  return E.isLeft(drawn) ? drawn : E.right({ mediaType: 'image/jpeg', bytes: drawn.right })
}

/** Byte for byte. */
export const isSamePicture = (a: PictureFile, b: PictureFile): boolean =>
  a.bytes.length === b.bytes.length && a.bytes.every((byte, at) => byte === b.bytes[at])
