import * as E from 'fp-ts/Either'
import { createReadStream } from 'node:fs'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { mostPicturePixels, type PictureRefusal, type PictureSize } from '@careplus/core/loyalty'
import { inTurn } from '../limits/inTurn.js'
import { jpegScanCounter } from './jpegScans.js'

sharp.cache(false)
sharp.concurrency(1)

/** Two pictures at once, whoever they are of: one may take a fifth of a gigabyte while it is drawn. */
export const drawing = inTurn(2, 20)

/** What a camera wrote a little wrong is read all the same; what is cut short is not. Of what moves, the first picture. */
const reading: SharpOptions = { limitInputPixels: mostPicturePixels, failOn: 'error', pages: 1 }

/** Each is a pass over all pixels. Cameras and editors write one to about ten. */
export const maxScans = 20
/** Three bytes for each pixel of the largest picture: more of one that has an alpha channel or 16 bits is not decoded. */
const maxDecodedBytes = 3 * mostPicturePixels
const bytesOfDepth: Readonly<Record<string, number>> = { ushort: 2, short: 2, uint: 4, int: 4, float: 4, double: 8 }

/** Wall time, which a busy machine stretches: what may be spent is bounded before, and this only ends what got stuck. */
const timeoutSeconds = 20

/** A picture's bytes, or the path of its file: what waits for its turn is not in memory. */
export type PictureSource = string | Uint8Array

/** Opens a picture for one decoding. */
export const openPicture = (source: PictureSource): Sharp => sharp(source, reading).timeout({ seconds: timeoutSeconds })

const huge = (most: number): PictureRefusal => ({ _tag: 'PictureTooManyPixels', most })

/** What is wrong with a picture that could not be opened. */
export const refusalOf = (failure: unknown): PictureRefusal =>
  /pixel limit/i.test((failure as Error).message) ? huge(mostPicturePixels) : { _tag: 'PictureBroken' }

const countScans = async (source: PictureSource): Promise<number> => {
  const counter = jpegScanCounter()
  if (typeof source !== 'string') counter.add(source)
  else for await (const piece of createReadStream(source)) counter.add(piece as Uint8Array)
  return counter.scans()
}

/** The size of a picture once upright. Looks at headers and markers alone, and refuses what would cost more than a picture may. */
export const examinePicture = async (source: PictureSource): Promise<E.Either<PictureRefusal, PictureSize>> => {
  try {
    const { autoOrient, channels, depth, format } = await openPicture(source).metadata()
    const most = Math.floor(maxDecodedBytes / (channels * (bytesOfDepth[depth] ?? 1)))
    const { width, height } = autoOrient
    if (width * height > most) return E.left(huge(most))
    return format === 'jpeg' && (await countScans(source)) > maxScans
      ? E.left({ _tag: 'PictureUnknown' })
      : E.right({ width, height })
  } catch (failure) {
    return E.left(refusalOf(failure))
  }
}
