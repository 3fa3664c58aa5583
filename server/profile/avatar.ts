import * as E from 'fp-ts/Either'
import { pictureKind } from '@careplus/core/picture'
import sharp from 'sharp'
import { refuseField, refuseUntil, type Refused } from '../http/refused.js'
import { inTurn } from '../limits/inTurn.js'

/** Shown at 96 at most, on screens of two pixels to one and some more. */
const side = 256

/** 50 million: any telephone's picture, and a fifth of a gigabyte of memory where none is made to burst it. */
const mostPixels = 50_000_000

sharp.cache(false)
sharp.concurrency(1)
const drawing = inTurn(2, 20)

/** Turned upright, cut to the middle, and drawn anew: nothing that the file told of itself comes along. */
const redraw = (bytes: Uint8Array): Promise<Uint8Array> =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning', pages: 1 })
    .autoOrient()
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .webp({ quality: 82 })
    .toBuffer()

const tooManyPixels = (failure: unknown): boolean => /pixel limit/i.test((failure as Error).message)

/** The picture of a member out of a file that they brought, as WebP; by what is in it, never by what it is called. */
export const drawAvatar = async (bytes: Uint8Array): Promise<E.Either<Refused, Uint8Array>> => {
  const kind = pictureKind(bytes)
  if (kind === null) return refuseField('picture', 'not_picture')
  if (kind === 'heic') return refuseField('picture', 'heic_picture')
  const drawn = await drawing(() =>
    redraw(bytes).then(
      (picture) => E.right(picture),
      (failure: unknown) => refuseField('picture', tooManyPixels(failure) ? 'huge_picture' : 'broken_picture'),
    ),
  )
  return E.isLeft(drawn) ? refuseUntil('busy', 2) : drawn.right
}
