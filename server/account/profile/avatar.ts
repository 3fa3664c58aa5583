import * as E from 'fp-ts/Either'
import { pictureKind } from '@careplus/core/picture'
import sharp from 'sharp'
import type { Prepared } from '../../platform/http/preparation.js'
import { refuseField, refuseUntil, type Refused } from '../../platform/http/refused.js'
import { drawing, reading, tooManyPixels } from '../../platform/pictures/drawPicture.js'

/** Shown at 96 at most, on screens of two pixels to one and some more. */
const side = 256

/** Turned upright, cut to the middle, and drawn anew: nothing that the file told of itself comes along. */
const redraw = (bytes: Uint8Array): Promise<Uint8Array> =>
  sharp(bytes, reading)
    .autoOrient()
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .webp({ quality: 82 })
    .toBuffer()

/** The picture of a member out of a file that they brought, as WebP; by what is in it, never by what it is called. */
export const drawAvatar = async (bytes: Uint8Array): Promise<E.Either<Refused, Prepared<Uint8Array>>> => {
  const kind = pictureKind(bytes)
  if (kind === null) return refuseField('picture', 'not_picture')
  if (kind === 'heic') return refuseField('picture', 'heic_picture')
  const drawn = await drawing(() =>
    redraw(bytes).then(
      (body) => E.right({ body }),
      (failure: unknown) => refuseField('picture', tooManyPixels(failure) ? 'huge_picture' : 'broken_picture'),
    ),
  )
  return E.isLeft(drawn) ? refuseUntil('busy', 2) : drawn.right
}
