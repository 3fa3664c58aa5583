import sharp from 'sharp'
import { mostPicturePixels } from '@careplus/core/internal/loyalty'
import { compose, scaling, type Corners, type Projection } from '@careplus/core/internal/loyalty-reading'
import { evenLight } from './evenLight.js'
import { findPaper, type PaperRasters } from './findPaper.js'
import { toGrey, type GreyRaster } from './greyRaster.js'
import { straightenPage } from './straightenPage.js'

const smallWidth = 240
const lowest = 8
const tallest = 1200
/** Pixels; larger pictures are shrunk first. */
const largestArea = 8_000_000

export interface Picture {
  readonly grey: GreyRaster
  readonly paper: PaperRasters
}

/** A coloured table is dark in one colour, white paper in none; paper in a shadow is still white by ratio. */
const paperRasters = async (upright: ReturnType<typeof sharp>, height: number): Promise<PaperRasters> => {
  const small = upright
    .clone()
    .resize(smallWidth, height, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .median(5)
  const { data: clear, info } = await small.raw().toBuffer({ resolveWithObject: true })
  const { width, channels } = info
  const smooth = await sharp(clear, { raw: { width, height, channels } }).blur(2).raw().toBuffer()
  const pixels = width * height
  const [darkest, plainest, crisp] = [new Uint8Array(pixels), new Uint8Array(pixels), new Uint8Array(pixels)]
  for (let at = 0; at < pixels; at += 1) {
    const colours = smooth.subarray(at * channels, (at + 1) * channels)
    const [min, max] = [Math.min(...colours), Math.max(...colours)]
    darkest[at] = min
    plainest[at] = (255 * min) / Math.max(1, max)
    crisp[at] = Math.min(...clear.subarray(at * channels, (at + 1) * channels))
  }
  const raster = (of: Uint8Array): GreyRaster => ({ data: of, width, height })
  return { outstanding: [raster(darkest), raster(plainest)], sharp: raster(crisp) }
}

/** Upright and of bounded size. Rejects if it is not a picture. */
export const openPicture = async (file: Uint8Array): Promise<Picture> => {
  const options = { limitInputPixels: mostPicturePixels, failOn: 'error', pages: 1 } as const
  const { autoOrient } = await sharp(file, options).metadata()
  const { width, height } = autoOrient
  const scale = Math.min(1, Math.sqrt(largestArea / (width * height)))
  const size = { width: Math.max(2, Math.round(width * scale)), height: Math.max(2, Math.round(height * scale)) }
  const upright = sharp(file, options).autoOrient().flatten({ background: '#ffffff' })
  const smallHeight = Math.min(tallest, Math.max(lowest, Math.round((height * smallWidth) / width)))
  return {
    grey: await toGrey(
      upright
        .clone()
        .greyscale()
        .resize({ ...size, fit: 'fill' }),
    ),
    paper: await paperRasters(upright, smallHeight),
  }
}

export interface Page {
  readonly raster: GreyRaster
  /** To shares of the picture's width and height. */
  readonly onPicture: Projection
  readonly cut: boolean
}

const allOf = ({ width, height }: GreyRaster): Corners => [
  { x: 0, y: 0 },
  { x: width - 1, y: 0 },
  { x: width - 1, y: height - 1 },
  { x: 0, y: height - 1 },
]

const paperOn = ({ grey, paper }: Picture): Corners | null => {
  const paperCorners = findPaper(paper)
  const [small] = paper.outstanding
  if (paperCorners === null || small === undefined) return null
  const [across, down] = [grey.width / small.width, grey.height / small.height]
  const large = ({ x, y }: Corners[number]) => ({ x: (x + 0.5) * across, y: (y + 0.5) * down })
  return [large(paperCorners[0]), large(paperCorners[1]), large(paperCorners[2]), large(paperCorners[3])]
}

/** Share of the sheet's size that is cut off its edge: a sliver of a dark table spoils the contrast. */
const edge = 0.012

const within = ([a, b, c, d]: Corners): Corners => {
  const [x, y] = [(a.x + b.x + c.x + d.x) / 4, (a.y + b.y + c.y + d.y) / 4]
  const inward = (corner: Corners[number]) => ({
    x: corner.x + (x - corner.x) * 2 * edge,
    y: corner.y + (y - corner.y) * 2 * edge,
  })
  return [inward(a), inward(b), inward(c), inward(d)]
}

/** `cut` false: the whole picture. */
export const preparePage = async (picture: Picture, cut: boolean): Promise<Page> => {
  const { grey } = picture
  const corners = cut ? paperOn(picture) : null
  const { raster, toPicture } = straightenPage(grey, corners === null ? allOf(grey) : within(corners))
  const onPicture = compose(scaling(1 / grey.width, 1 / grey.height), toPicture)
  return { raster: await evenLight(raster), onPicture, cut: corners !== null }
}
