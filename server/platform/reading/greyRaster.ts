import sharp from 'sharp'

/** One byte a pixel, row by row: 0 black, 255 white. */
export interface GreyRaster {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

export const fromGrey = ({ data, width, height }: GreyRaster) => sharp(data, { raw: { width, height, channels: 1 } })

/** What a pipeline of `fromGrey` comes to, as grey again. */
export const toGrey = async (pipeline: ReturnType<typeof fromGrey>): Promise<GreyRaster> => {
  const { data, info } = await pipeline.extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** As PNG, its noise and the dots of its print run together a little: the recognizer reads that better, and faster. */
export const softened = (raster: GreyRaster): Promise<Buffer> =>
  fromGrey(raster).blur(1.2).png({ compressionLevel: 1 }).toBuffer()
