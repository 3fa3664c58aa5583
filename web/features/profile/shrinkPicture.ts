import { pictureKind } from '@careplus/core/picture'
import * as E from 'fp-ts/Either'

export interface PictureRefusal {
  readonly _tag: 'PictureEmpty' | 'PictureTooLarge' | 'PictureOfOtherKind' | 'PictureHeic' | 'PictureBroken'
}

const largest = 10 * 1024 * 1024
/** Pixels: more than is shown anywhere, little enough for a slow connection. */
const longestSide = 800

const refused = (_tag: PictureRefusal['_tag']): E.Either<PictureRefusal, never> => E.left({ _tag })

/** Width and height that keep the picture's shape, its longer side at most `longest`; never larger than it is. */
export const fitted = (width: number, height: number, longest: number): readonly [number, number] => {
  const share = Math.min(1, longest / Math.max(width, height))
  return [Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share))]
}

const drawn = async (file: Blob): Promise<Uint8Array | null> => {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const [width, height] = fitted(picture.width, picture.height, longestSide)
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const pen = canvas.getContext('2d')
    if (pen === null) return null
    // What is clear in a PNG would come out black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, width, height)
    pen.drawImage(picture, 0, 0, width, height)
    picture.close()
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88))
    return made === null ? null : new Uint8Array(await made.arrayBuffer())
  } catch {
    return null
  }
}

/**
 * A picture that a parent chose, made small and without what it told of where it was taken. By what is in it, never by
 * its name; a HEIC that this device can open is welcome.
 */
export const shrinkPicture = async (file: Blob): Promise<E.Either<PictureRefusal, Uint8Array>> => {
  if (file.size === 0) return refused('PictureEmpty')
  if (file.size > largest) return refused('PictureTooLarge')
  const kind = pictureKind(new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  if (kind === null) return refused('PictureOfOtherKind')
  const bytes = await drawn(file)
  return bytes === null ? refused(kind === 'heic' ? 'PictureHeic' : 'PictureBroken') : E.right(bytes)
}
