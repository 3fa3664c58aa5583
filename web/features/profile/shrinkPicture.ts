import { pictureKind } from '@careplus/core/picture'
import * as E from 'fp-ts/Either'
import { reencodePicture, firstBytes, fitted } from '../../shared/pictures/reencodePicture'

export interface PictureRefusal {
  readonly _tag: 'PictureEmpty' | 'PictureUnreadable' | 'PictureOfOtherKind' | 'PictureHeic' | 'PictureBroken'
}

/** In px: more than any place shows, and small enough for a slow connection. */
const longestSide = 800

const refused = (_tag: PictureRefusal['_tag']): E.Either<PictureRefusal, never> => E.left({ _tag })

/** The content counts, not the file's name; HEIC is accepted where this device can open it. */
export const shrinkPicture = async (file: Blob): Promise<E.Either<PictureRefusal, Uint8Array>> => {
  if (file.size === 0) return refused('PictureEmpty')
  const head = await firstBytes(file)
  if (head === null) return refused('PictureUnreadable')
  const kind = pictureKind(head)
  if (kind === null) return refused('PictureOfOtherKind')
  const resized = await reencodePicture(file, (own) => E.right(fitted(own, longestSide)))
  return resized ?? refused(kind === 'heic' ? 'PictureHeic' : 'PictureBroken')
}
