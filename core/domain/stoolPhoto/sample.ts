import { linearOf, xyzOfLinear, type Triple } from './colourSpace.js'

/** A picture of a canvas: red, green, blue, alpha, a byte each, row by row. Alpha is ignored. */
export interface Photo {
  readonly pixels: Uint8ClampedArray | Uint8Array
  readonly width: number
  readonly height: number
}

/** A circle in pixels of the picture. */
export interface Circle {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Small squares reduce noise and leave streaks. `squares` in XYZ. `burnt`: share of overexposed pixels.
 * `unevenness`: standard deviation of brightness over its mean. */
export interface Sample {
  readonly squares: ReadonlyArray<Triple>
  readonly mean: Triple
  readonly burnt: number
  readonly unevenness: number
}

const brightest = 254
const maxSquares = 24
const lights = /*#__PURE__*/ Array.from({ length: 256 }, (_, byte) => linearOf(byte))

const meanOf = (all: ReadonlyArray<Triple>): Triple => {
  const sum = [0, 0, 0]
  for (const one of all) for (let i = 0; i < 3; i++) sum[i]! += one[i]!
  return [sum[0]! / all.length, sum[1]! / all.length, sum[2]! / all.length]
}

export const sampleOf = ({ pixels, width }: Photo, { x, y, radius }: Circle): Sample => {
  const across = Math.max(2, Math.min(maxSquares, Math.floor(radius / 1.5)))
  const sums = new Float64Array(across * across * 4)
  let pixelCount = 0
  let burnt = 0
  const left = x - radius
  const top = y - radius
  for (let py = Math.ceil(top); py < y + radius; py++) {
    for (let px = Math.ceil(left); px < x + radius; px++) {
      if ((px - x) ** 2 + (py - y) ** 2 > radius * radius) continue
      const at = (py * width + px) * 4
      const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]
      const column = Math.min(across - 1, Math.floor(((px - left) / (2 * radius)) * across))
      const row = Math.min(across - 1, Math.floor(((py - top) / (2 * radius)) * across))
      const square = (row * across + column) * 4
      sums[square]! += lights[r]!
      sums[square + 1]! += lights[g]!
      sums[square + 2]! += lights[b]!
      sums[square + 3]! += 1
      pixelCount += 1
      if (r >= brightest || g >= brightest || b >= brightest) burnt += 1
    }
  }
  const squares: Triple[] = []
  for (let i = 0; i < sums.length; i += 4) {
    const n = sums[i + 3]!
    if (n * across * across >= radius * radius)
      squares.push(xyzOfLinear([sums[i]! / n, sums[i + 1]! / n, sums[i + 2]! / n]))
  }
  const mean = meanOf(squares)
  const spread = squares.reduce((sum, [, light]) => sum + (light - mean[1]) ** 2, 0) / squares.length
  return { squares, mean, burnt: burnt / pixelCount, unevenness: mean[1] === 0 ? 0 : Math.sqrt(spread) / mean[1] }
}
