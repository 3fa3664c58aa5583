import * as E from 'fp-ts/Either'
import type { PictureRefusal } from './pictures.js'

/** The size of a picture in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** A decoded picture needs four bytes a pixel. */
export const mostPicturePixels = 50_000_000

const sentPixels = 8_000_000
/** A long receipt stays readable with this many on its shorter side. */
const sentShorterSide = 900
/** Below the limits of WebP (16,383) and a phone's canvas (16,384). */
const sentLongerSide = 16_000
/** A letter of a till is 24 of the 576 dots across its paper: 12 pixels if the width is 288. */
const readableWidth = 288

const scaled = (side: number, share: number): number => Math.max(1, Math.round(side * share))

/** Same shape, never larger, limited by area: 4,032 × 3,024 becomes 3,266 × 2,449, and 1,080 × 14,000 becomes 900 ×
 * 11,667. */
export const sentPictureSize = ({ width, height }: PictureSize): E.Either<PictureRefusal, PictureSize> => {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  const wanted = Math.max(Math.sqrt(sentPixels / (width * height)), sentShorterSide / shorter)
  const share = Math.min(1, wanted, sentLongerSide / longer)
  if (share < 1 && shorter * share < readableWidth) return E.left({ _tag: 'PictureTooTall' })
  return width * height > mostPicturePixels
    ? E.left({ _tag: 'PictureTooManyPixels', most: mostPicturePixels })
    : E.right({ width: scaled(width, share), height: scaled(height, share) })
}
