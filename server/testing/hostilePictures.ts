import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { lineRows, slipOnPaper } from './drawnSlip.js'
import { bomb } from './bills.js'

const grey = (data: Uint8Array, width: number, height: number) => sharp(data, { raw: { width, height, channels: 1 } })

/** A picture by what each of its pixels is, 0 black to 255 white. */
const dotted = (width: number, height: number, dot: (x: number, y: number) => number): Promise<Uint8Array> => {
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) data[y * width + x] = dot(x, y)
  return grey(data, width, height).png().toBuffer()
}

/** As large as a picture is kept. */
const side = 2800
const striped = (at: number): number => (at % 40 < 20 ? 0 : 255)
/** A slip over and over, as small as it can be read: a quarter of a million letters. */
const crowded = async (): Promise<Uint8Array> => {
  const rows = lineRows(Array.from({ length: 40 }, () => 'HIQ F4 PLAIN 1800G 819.00 TOTAL 819.00'))
  const tile = await sharp(slipOnPaper(rows).svg).resize({ width: 280 }).png().toBuffer()
  const paper = sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
  return paper
    .composite([{ input: tile, tile: true }])
    .png()
    .toBuffer()
}
/** Slips, one shown after the other. */
const moving = async (): Promise<ReturnType<typeof sharp>> => {
  const frames = ['TOTAL 819.00', 'NEVER 111.11'].map((text) =>
    sharp(slipOnPaper(lineRows(Array.from({ length: 12 }, () => text))).svg)
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
}

/** Pictures made to break what reads them. */
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
