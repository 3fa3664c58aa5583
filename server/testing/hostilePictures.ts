import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { lineRows, renderReceipt } from './renderedReceipt.js'
import { bomb } from './billFixtures.js'

const grey = (data: Uint8Array, width: number, height: number) => sharp(data, { raw: { width, height, channels: 1 } })

const dotted = (width: number, height: number, dot: (x: number, y: number) => number): Promise<Uint8Array> => {
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) data[y * width + x] = dot(x, y)
  return grey(data, width, height).png().toBuffer()
}

const side = 2800
const striped = (at: number): number => (at % 40 < 20 ? 0 : 255)
/** The smallest legible print: a quarter of a million letters. */
const crowded = async (): Promise<Uint8Array> => {
  const rows = lineRows(Array.from({ length: 40 }, () => 'HIQ F4 PLAIN 1800G 819.00 TOTAL 819.00'))
  const tile = await sharp(renderReceipt(rows).svg).resize({ width: 280 }).png().toBuffer()
  const paper = sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
  return paper
    .composite([{ input: tile, tile: true }])
    .png()
    .toBuffer()
}
const moving = async (): Promise<ReturnType<typeof sharp>> => {
  const frames = ['TOTAL 819.00', 'NEVER 111.11'].map((text) =>
    sharp(renderReceipt(lineRows(Array.from({ length: 12 }, () => text))).svg)
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
}

const segment = (code: number, ...body: ReadonlyArray<number>): Buffer =>
  Buffer.from([0xff, code, (body.length + 2) >> 8, (body.length + 2) & 255, ...body])
/** Bits of a scan: the last byte is padded with ones, and each 0xff is followed by 0. */
const samples = (bits: string): Buffer => {
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1').match(/.{8}/g) ?? []
  return Buffer.from(bytes.flatMap((byte) => (byte === '11111111' ? [255, 0] : [parseInt(byte, 2)])))
}
const bands = 63

/** Each scan is a pass over every block, even if empty. Source: ITU-T T.81, annex G. */
export const manyScans = (scans: number, pictureSide = 7000): Uint8Array => {
  const blocks = Math.ceil(pictureSide / 8) ** 2
  const size = [pictureSide >> 8, pictureSide & 255]
  const [long, longest] = [2 ** 14, 2 ** 15 - 1]
  /** Blocks without a coefficient: code 0 and 14 bits for at least `long` blocks, code 10 for one. */
  const runs: string[] = []
  let remaining = blocks
  for (; remaining >= long; remaining -= Math.min(remaining, longest))
    runs.push(`0${(Math.min(remaining, longest) - long).toString(2).padStart(14, '0')}`)
  const empty = samples(runs.join('') + '10'.repeat(remaining))
  const precision = (at: number) => 13 - Math.floor(at / bands)
  const scan = (at: number) => {
    const band = (at % bands) + 1
    const bits = at < bands ? precision(at) : ((precision(at) + 1) << 4) | precision(at)
    return [segment(0xda, 1, 1, 0, band, band, bits), empty]
  }
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(0xc2, 8, ...size, ...size, 1, 1, 0x11, 0),
    segment(0xc4, 0x00, 1, ...Array<number>(15).fill(0), 0x00),
    segment(0xc4, 0x10, 1, 1, ...Array<number>(14).fill(0), 0xe0, 0x00),
    segment(0xda, 1, 1, 0, 0, 0, 0),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...Array.from({ length: scans - 1 }, (_, at) => scan(at)).flat(),
    Buffer.from([0xff, 0xd9]),
  ])
}

export const hostilePictures = {
  'two hundred pages of text': crowded,
  'a checkerboard': () => dotted(side, side, (x, y) => ((Math.floor(x / 20) + Math.floor(y / 20)) % 2) * 255),
  'noise at the limit of pixels': () =>
    grey(randomBytes(7000 * 7000), 7000, 7000)
      .jpeg({ quality: 60 })
      .toBuffer(),
  'thin lines without end': () => dotted(side, side, (_, y) => (y % 4 === 0 ? 0 : 255)),
  'a strip one pixel wide': () => dotted(1, 16_000, (_, y) => striped(y)),
  'a strip one pixel high': () => dotted(16_000, 1, striped),
  'a strip twenty pixels wide': () => dotted(20, 16_000, (_, y) => striped(y)),
  'one pixel': () => dotted(1, 1, () => 9),
  'all black': () => dotted(300, 400, () => 0),
  'all white': () => dotted(300, 400, () => 255),
  'eighty-four scans without anything': () => manyScans(84),
  'a bomb': () => bomb(30_000),
  'a bomb within the limit': () => bomb(7000),
  'a header without a picture': () => bomb(30_000).slice(0, 60),
  'half a JPEG': async () => {
    const whole = await grey(randomBytes(600 * 600), 600, 600)
      .jpeg()
      .toBuffer()
    return whole.subarray(0, whole.length / 2)
  },
  'a WebP that moves': async () => (await moving()).webp().toBuffer(),
  'a GIF that moves': async () => (await moving()).gif().toBuffer(),
} satisfies Record<string, () => Uint8Array | Promise<Uint8Array>>
