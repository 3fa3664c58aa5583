import sharp from 'sharp'
import { mostPicturePixels } from '@careplus/core/loyalty'
import { compose, scaling, type Corners, type Projection } from '@careplus/core/loyalty-reading'
import { evenLight } from './evenLight.js'
import { findPaper } from './findPaper.js'
import { fromGrey, toGrey, type GreyRaster } from './greyRaster.js'
import { straightenPage } from './straightenPage.js'

/** Of the small picture that paper is looked for on. */
const smallWidth = 240
/** A picture is made no larger than this before it is looked at. */
const largestArea = 8_000_000

/** Upright as its camera held it, grey, and of a bounded size. Rejects what is no picture. */
export const greyPicture = async (file: Uint8Array): Promise<GreyRaster> => {
  const told = { limitInputPixels: mostPicturePixels, failOn: 'error', pages: 1 } as const
  const { autoOrient } = await sharp(file, told).metadata()
  const { width, height } = autoOrient
  const scale = Math.min(1, Math.sqrt(largestArea / (width * height)))
  const size = { width: Math.max(2, Math.round(width * scale)), height: Math.max(2, Math.round(height * scale)) }
  const upright = sharp(file, told).autoOrient().flatten({ background: '#ffffff' })
  return toGrey(upright.greyscale().resize({ ...size, fit: 'fill' }))
}

/** A page ready to be read. */
export interface Page {
  readonly raster: GreyRaster
  /** To shares of the picture's width and height. */
  readonly onPicture: Projection
  /** It was cut out of its picture. */
  readonly cut: boolean
}

const allOf = ({ width, height }: GreyRaster): Corners => [
  { x: 0, y: 0 },
  { x: width - 1, y: 0 },
  { x: width - 1, y: height - 1 },
  { x: 0, y: height - 1 },
]

const paperOn = async (picture: GreyRaster): Promise<Corners | null> => {
  const { width, height } = picture
  const smallHeight = Math.max(1, Math.round((height * smallWidth) / width))
  const small = await toGrey(fromGrey(picture).resize(smallWidth, smallHeight, { fit: 'fill' }).median(5).blur(2))
  const found = findPaper(small)
  if (found === null) return null
  const [across, down] = [width / smallWidth, height / smallHeight]
  const large = ({ x, y }: Corners[number]) => ({ x: (x + 0.5) * across, y: (y + 0.5) * down })
  return [large(found[0]), large(found[1]), large(found[2]), large(found[3])]
}

/** Cut to its paper, straightened, its light evened out; with `cut` false the whole picture. */
export const preparePage = async (picture: GreyRaster, cut: boolean): Promise<Page> => {
  const corners = cut ? await paperOn(picture) : null
  const { raster, toPicture } = straightenPage(picture, corners ?? allOf(picture))
  const onPicture = compose(scaling(1 / picture.width, 1 / picture.height), toPicture)
  return { raster: await evenLight(raster), onPicture, cut: corners !== null }
}
