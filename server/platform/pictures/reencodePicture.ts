import * as E from 'fp-ts/Either'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { mostPicturePixels } from '@careplus/core/internal/loyalty'
import type { PictureSize } from '@careplus/core/loyalty'
import { jpegScanCounter } from './jpegScans.js'
import { perceptualHashOf } from './perceptualHash.js'
import type { OpenRefusal } from './pictureMessages.js'

sharp.cache(false)
sharp.concurrency(1)

/** Tolerates small errors of cameras, refuses truncated files, and takes the first frame of an animation. */
const decodeOptions: SharpOptions = { limitInputPixels: mostPicturePixels, failOn: 'error', pages: 1 }

/** Each scan is a pass over all pixels. Cameras and editors write one to about ten. */
export const maxScans = 20
/** Three bytes for each pixel of the largest picture: pictures with alpha or 16 bits have fewer pixels. */
const maxDecodedBytes = 3 * mostPicturePixels
/** A pixel of a lossy WebP takes three to four times as long to decode as one of a JPEG: two seconds at this limit. */
const maxWebpPixels = mostPicturePixels / 2
const bytesOfDepth: Readonly<Record<string, number>> = { ushort: 2, short: 2, uint: 4, int: 4, float: 4, double: 8 }

export const openPicture = (file: Uint8Array): Sharp => sharp(file, decodeOptions)

const huge = (maxPixels: number): OpenRefusal => ({ _tag: 'PictureTooManyPixels', most: maxPixels })

const refusalOf = (failure: unknown): OpenRefusal =>
  /pixel limit/i.test((failure as Error).message) ? huge(mostPicturePixels) : { _tag: 'PictureBroken' }

const scansOf = (file: Uint8Array): number => {
  const counter = jpegScanCounter()
  counter.add(file)
  return counter.scans()
}

export const examinePicture = async (file: Uint8Array): Promise<E.Either<OpenRefusal, PictureSize>> => {
  try {
    const { autoOrient, channels, depth, format } = await openPicture(file).metadata()
    const inMemory = Math.floor(maxDecodedBytes / (channels * (bytesOfDepth[depth] ?? 1)))
    const maxPixels = format === 'webp' ? Math.min(inMemory, maxWebpPixels) : inMemory
    const { width, height } = autoOrient
    if (width * height > maxPixels) return E.left(huge(maxPixels))
    return format === 'jpeg' && scansOf(file) > maxScans
      ? E.left({ _tag: 'PictureUnknown' })
      : E.right({ width, height })
  } catch (failure) {
    return E.left(refusalOf(failure))
  }
}

/** Contains nothing of the original file but the picture. */
export interface ReencodedPicture {
  readonly perceptualHash: string
  readonly whole: Uint8Array
  readonly thumbnail: Uint8Array
}

const thumbnailSide = 320

/** The effort, at most 6. The default 4 takes twice as long and saves a thirtieth; pictures are most of the server's CPU. */
const effort = 2

const reencode = async (file: Uint8Array, size: PictureSize): Promise<ReencodedPicture> => {
  const { data, info } = await openPicture(file)
    .autoOrient()
    .resize({ ...size, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const upright = () => sharp(data, { raw: { width, height, channels } })
  const whole = await upright().webp({ quality: 80, effort }).toBuffer()
  const small = { width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true } as const
  const thumbnail = await upright().resize(small).webp({ quality: 75 }).toBuffer()
  // Differs from the whole picture's hash by one bit at most, and takes a fifth of the time.
  return { perceptualHash: await perceptualHashOf(thumbnail), whole, thumbnail }
}

const orRefusal = <A>(work: Promise<A>): Promise<E.Either<OpenRefusal, A>> =>
  work.then(E.right, (failure: unknown) => E.left(refusalOf(failure)))

export const reencodePicture = (
  file: Uint8Array,
  size: PictureSize,
): Promise<E.Either<OpenRefusal, ReencodedPicture>> => orRefusal(reencode(file, size))

/** Pixels; shown at 96 at most, also on screens of double density. */
const avatarSide = 256

/** Longer pictures are cut to the middle: a strip one pixel wide would be enlarged to millions of pixels. */
const maxRatio = 4

const middleOf = ({ width, height }: PictureSize) => {
  const [across, down] = [Math.min(width, height * maxRatio), Math.min(height, width * maxRatio)]
  return { left: Math.floor((width - across) / 2), top: Math.floor((height - down) / 2), width: across, height: down }
}

export const reencodeAvatar = async (file: Uint8Array): Promise<E.Either<OpenRefusal, Uint8Array>> => {
  const size = await examinePicture(file)
  if (E.isLeft(size)) return size
  const work = openPicture(file)
    .autoOrient()
    .extract(middleOf(size.right))
    .resize(avatarSide, avatarSide, { fit: 'cover', position: 'attention' })
    .webp({ quality: 82 })
    .toBuffer()
  return orRefusal(work)
}
