import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** The app's size of a phone's twelve megapixels. */
const size = { width: 2449, height: 3266 } as const
const [patches, print] = [
  { width: 9, height: 12 },
  { width: 120, height: 160 },
] as const

const filling = { ...size, fit: 'fill', kernel: 'cubic' } as const

const noisyJpeg = async (): Promise<Buffer> => {
  const { data, info } = await sharp(randomBytes(print.width * print.height), { raw: { ...print, channels: 1 } })
    .threshold(40)
    .resize(filling)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(randomBytes(patches.width * patches.height * 3), { raw: { ...patches, channels: 3 } })
    .resize(filling)
    .composite([{ input: data, raw: { ...size, channels: info.channels }, blend: 'multiply' }])
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** The ways in which a camera may have been held, as EXIF counts them. */
const orientations = [1, 2, 3, 4, 5, 6, 7, 8]

/** Source: Exif 2.3, 4.6.2 and 4.7: APP1 with a little-endian TIFF of one entry. */
const held = (jpeg: Buffer, orientation: number): Buffer => {
  const tiff = Buffer.from(`49492a0008000000010012010300010000000${orientation}00000000000000`, 'hex')
  const app1 = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.alloc(4)
  head.writeUInt16BE(0xff_e1, 0)
  head.writeUInt16BE(app1.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, app1, jpeg.subarray(2)])
}

export const photographs = async (drawings: number): Promise<ReadonlyArray<Buffer>> => {
  const made: Buffer[] = []
  for (let each = 0; each < drawings; each += 1) {
    const jpeg = await noisyJpeg()
    made.push(...orientations.map((orientation) => held(jpeg, orientation)))
  }
  // Copies of one drawing are far apart.
  return made.map((_, at) => made[(at % drawings) * orientations.length + Math.floor(at / drawings)] as Buffer)
}
