import * as E from 'fp-ts/Either'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { mostPicturePixels, type PictureSize } from '@careplus/core/loyalty'
import { jpegScanCounter } from './jpegScans.js'
import { perceptualHashOf } from './perceptualHash.js'
import type { OpenRefusal } from './pictureMessages.js'

sharp.cache(false)
sharp.concurrency(1)

/** What a camera wrote a little wrong is read all the same; what is cut short is not. Of what moves, the first picture. */
const decodeOptions: SharpOptions = { limitInputPixels: mostPicturePixels, failOn: 'error', pages: 1 }

/** Each is a pass over all pixels. Cameras and editors write one to about ten. */
export const maxScans = 20
/** Three bytes for each pixel of the largest picture: more of one that has an alpha channel or 16 bits is not decoded. */
const maxDecodedBytes = 3 * mostPicturePixels
/** A pixel of a lossy WebP takes three to four times as long to decode as one of a JPEG: of so many, two seconds. */
const maxWebpPixels = mostPicturePixels / 2
const bytesOfDepth: Readonly<Record<string, number>> = { ushort: 2, short: 2, uint: 4, int: 4, float: 4, double: 8 }

/** Opens a picture for one decoding. */
export const openPicture = (file: Uint8Array): Sharp => sharp(file, decodeOptions)

const huge = (maxPixels: number): OpenRefusal => ({ _tag: 'PictureTooManyPixels', most: maxPixels })

/** What is wrong with a picture that could not be opened. */
const refusalOf = (failure: unknown): OpenRefusal =>
  /pixel limit/i.test((failure as Error).message) ? huge(mostPicturePixels) : { _tag: 'PictureBroken' }

const scansOf = (file: Uint8Array): number => {
  const counter = jpegScanCounter()
  counter.add(file)
  return counter.scans()
}

/** The size of a picture once upright. Looks at headers and markers alone, and refuses what would cost more than a picture may. */
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

/** A picture drawn anew: nothing that its file held besides comes along. */
export interface ReencodedPicture {
  readonly perceptualHash: string
  readonly whole: Uint8Array
  readonly thumbnail: Uint8Array
}

const thumbnailSide = 320

/**
 * How hard the encoder tries, of 6. At the usual 4 a photograph of eight million pixels takes twice as long, and becomes a thirtieth
 * smaller: of all that parents ask for, pictures take most of a server.
 */
const effort = 2

/** Upright, in the size that is given, and without metadata. Decoded once, for the whole and the thumbnail. */
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
  // Of the whole it differs in a bit at most, and takes a fifth of all that is done here.
  return { perceptualHash: await perceptualHashOf(thumbnail), whole, thumbnail }
}

const orRefusal = <A>(work: Promise<A>): Promise<E.Either<OpenRefusal, A>> =>
  work.then(E.right, (failure: unknown) => E.left(refusalOf(failure)))

/** One that was examined. */
export const reencodePicture = (
  file: Uint8Array,
  size: PictureSize,
): Promise<E.Either<OpenRefusal, ReencodedPicture>> => orRefusal(reencode(file, size))

/** Shown at 96 at most, on screens of two pixels to one and some more. */
const avatarSide = 256

/** Of what is longer than this many times its shorter side, only the middle is used: a strip one pixel wide would become millions of
 *  pixels long. */
const maxRatio = 4

const middleOf = ({ width, height }: PictureSize) => {
  const [across, down] = [Math.min(width, height * maxRatio), Math.min(height, width * maxRatio)]
  return { left: Math.floor((width - across) / 2), top: Math.floor((height - down) / 2), width: across, height: down }
}

/** Examined, turned upright, cut to the middle, and drawn anew. */
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
