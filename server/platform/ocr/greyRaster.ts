import sharp from 'sharp'

/** One byte a pixel, row by row: 0 black, 255 white. */
export interface GreyRaster {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

export const fromGrey = ({ data, width, height }: GreyRaster) => sharp(data, { raw: { width, height, channels: 1 } })

export const toGrey = async (pipeline: ReturnType<typeof fromGrey>): Promise<GreyRaster> => {
  const { data, info } = await pipeline.extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Median difference of greys two pixels apart: 0 on paper, high in the dark. */
const grainOf = ({ data, width }: GreyRaster): number => {
  const counts = new Uint32Array(256)
  let pairs = 0
  for (let at = 0; at < data.length - 2; at += 7) {
    if (at % width >= width - 2) continue
    counts[Math.abs(data[at]! - data[at + 2]!)]! += 1
    pairs += 1
  }
  let before = 0
  return counts.findIndex((count) => {
    before += count
    return before >= pairs / 2
  })
}

const grainy = 8
const blur = { clear: 1.2, grainy: 2.2 } as const

/** PNG with softened noise and dots; the recognizer reads it better and faster. */
export const softened = (raster: GreyRaster): Promise<Buffer> =>
  fromGrey(raster)
    .blur(grainOf(raster) >= grainy ? blur.grainy : blur.clear)
    .png({ compressionLevel: 1 })
    .toBuffer()
