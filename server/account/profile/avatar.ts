import * as E from 'fp-ts/Either'
import { pictureKind } from '@careplus/core/picture'
import type { Prepared } from '../../platform/http/preparation.js'
import type { PictureRefusal, PictureSize } from '@careplus/core/loyalty'
import { refuseField, refuseUntil, type Refused } from '../../platform/http/refused.js'
import { drawing, examinePicture, openPicture, refusalOf } from '../../platform/pictures/drawPicture.js'
import { pictureCodes } from '../../platform/pictures/refusals.js'

/** Shown at 96 at most, on screens of two pixels to one and some more. */
const side = 256

/** Of what is longer than this many times its shorter side, only the middle is used: a strip one pixel wide would become millions of
 *  pixels long. */
const maxRatio = 4

const middleOf = ({ width, height }: PictureSize) => {
  const [across, down] = [Math.min(width, height * maxRatio), Math.min(height, width * maxRatio)]
  return { left: Math.floor((width - across) / 2), top: Math.floor((height - down) / 2), width: across, height: down }
}

/** Turned upright, cut to the middle, and drawn anew: nothing that the file told of itself comes along. */
const redraw = (bytes: Uint8Array, size: PictureSize): Promise<Uint8Array> =>
  openPicture(bytes)
    .autoOrient()
    .extract(middleOf(size))
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .webp({ quality: 82 })
    .toBuffer()

const refusePicture = (refusal: PictureRefusal) => refuseField('picture', pictureCodes[refusal._tag])

/** The picture of a member out of a file that they brought, as WebP; by what is in it, never by what it is called. */
export const drawAvatar = async (bytes: Uint8Array): Promise<E.Either<Refused, Prepared<Uint8Array>>> => {
  const kind = pictureKind(bytes)
  if (kind === null) return refuseField('picture', 'not_picture')
  if (kind === 'heic') return refuseField('picture', 'heic_picture')
  const examined = await examinePicture(bytes)
  if (E.isLeft(examined)) return refusePicture(examined.left)
  const drawn = await drawing(() =>
    redraw(bytes, examined.right).then(
      (body) => E.right({ body }),
      (failure: unknown) => refusePicture(refusalOf(failure)),
    ),
  )
  return E.isLeft(drawn) ? refuseUntil('busy', 2) : drawn.right
}
