import sharp, { type Raw } from 'sharp'

/** Pixels; each two neighbours in a row give one bit: 64 and 1,024 bits. */
const sizes = [
  [9, 8],
  [33, 32],
] as const
const turns = [0, 90, 180, 270] as const

const hashOf = async (grey: Uint8Array, raw: Raw, turn: number, [columns, rows]: (typeof sizes)[number]) => {
  const turned = await sharp(grey, { raw })
    .rotate(turn)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = turned.info
  const small = await sharp(turned.data, { raw: { width, height, channels: 1 } })
    .resize(columns, rows, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  let bits = 0n
  for (let row = 0; row < rows; row += 1)
    for (let at = row * columns; at < row * columns + columns - 1; at += 1)
      bits = (bits << 1n) | ((small[at] ?? 0) > (small[at + 1] ?? 0) ? 1n : 0n)
  return bits.toString(16).padStart(((columns - 1) * rows) / 4, '0')
}

/** Turned by 0, 90, 180 and 270 degrees, as `hashTurns` expects. Bit 1: the left of two neighbours is lighter. */
export const perceptualHashOf = async (picture: Uint8Array): Promise<string> => {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  const raw: Raw = { width: info.width, height: info.height, channels: info.channels }
  const hashes: Array<string> = []
  for (const turn of turns) for (const size of sizes) hashes.push(await hashOf(data, raw, turn, size))
  return hashes.join('')
}
