import { stoolColours, stoolInks, type StoolColour } from '../domain/stool/card.js'
import { byteOf, d65, linearOf, xyzOfLinear, type Triple } from '../domain/stoolPhoto/colourSpace.js'
import { glowAt } from '../domain/stoolPhoto/light.js'
import type { PhotoToRead } from '../domain/stoolPhoto/readStoolPhoto.js'

export interface DrawnPhoto {
  readonly stool: StoolColour | `#${string}`
  readonly kelvin: number
  /** 1: white tissue is just below the maximum; above, it is overexposed. */
  readonly exposure: number
  /** Standard deviation of each byte. */
  readonly noise: number
  readonly seed: number
  readonly tissue?: `#${string}`
}

const size = 96
export const drawnCircles = {
  stool: { x: 30, y: 48, radius: 24 },
  tissue: { x: 78, y: 48, radius: 14 },
} as const

const hexOf = (stool: DrawnPhoto['stool']): { readonly under: string; readonly streak: string | null } => {
  const colour = stoolColours.find((each) => each === stool)
  if (colour === undefined) return { under: stool, streak: null }
  const { hex, blood } = stoolInks[colour]
  return { under: hex, streak: colour === 'much-blood' ? null : (blood[0] ?? null) }
}

const whiteAt = (kelvin: number): Triple => {
  const [u, v] = glowAt(kelvin)
  const x = (3 * u) / (2 * u - 8 * v + 4)
  const y = (2 * v) / (2 * u - 8 * v + 4)
  return [x / y, 1, (1 - x - y) / y]
}

type Rows = readonly [Triple, Triple, Triple]
const times = (rows: Rows, [x, y, z]: Triple): Triple => {
  const [a, b, c] = rows.map((row) => row[0] * x + row[1] * y + row[2] * z)
  return [a!, b!, c!]
}
// Hunt-Pointer-Estévez cones, not Bradford's, so that rendering and analysis use different sums.
const cones: Rows = [
  [0.40024, 0.7076, -0.08081],
  [-0.2263, 1.16532, 0.0457],
  [0, 0, 0.91822],
]
const conesBack: Rows = [
  [1.8599364, -1.1293816, 0.2198974],
  [0.3611914, 0.6388125, -0.0000064],
  [0, 0, 1.0890636],
]
const xyzToRgb: Rows = [
  [3.2404542, -1.5371385, -0.4985314],
  [-0.969266, 1.8760108, 0.041556],
  [0.0556434, -0.2040259, 1.0572252],
]

/** Source: mulberry32, public domain. */
const numbersFrom = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const drawStoolPhoto = ({ stool, kelvin, exposure, noise, seed, tissue }: DrawnPhoto): PhotoToRead => {
  const next = numbersFrom(seed)
  const white = whiteAt(kelvin)
  const brightestChannel = Math.max(...times(xyzToRgb, white))
  const [fromLight, toLight] = [times(cones, d65), times(cones, white)]
  const lit = (hex: string, reflects = 1): Triple => {
    const linear = [1, 3, 5].map((at) => reflects * linearOf(Number.parseInt(hex.slice(at, at + 2), 16)))
    const adapted = times(cones, xyzOfLinear([linear[0]!, linear[1]!, linear[2]!]))
    const turned = times(conesBack, [
      (adapted[0] * toLight[0]) / fromLight[0],
      (adapted[1] * toLight[1]) / fromLight[1],
      (adapted[2] * toLight[2]) / fromLight[2],
    ])
    const [r, g, b] = times(xyzToRgb, turned)
    return [(r * exposure) / brightestChannel, (g * exposure) / brightestChannel, (b * exposure) / brightestChannel]
  }
  const { under, streak } = hexOf(stool)
  const paints = {
    cloth: lit('#8A8F94'),
    tissue: lit(tissue ?? '#FFFFFF', 0.88),
    under: lit(under),
    streak: lit(streak ?? under),
  }
  const inside = ({ x, y, radius }: { x: number; y: number; radius: number }, px: number, py: number) =>
    (px - x) ** 2 + (py - y) ** 2 <= (radius + 3) ** 2
  const paintAt = (x: number, y: number): Triple => {
    if (inside(drawnCircles.tissue, x, y)) return paints.tissue
    if (!inside(drawnCircles.stool, x, y)) return paints.cloth
    return (y > 38 && y < 43) || (y > 56 && y < 60 && x > 24) ? paints.streak : paints.under
  }
  const bell = () => (next() + next() + next() + next() - 2) * Math.sqrt(3)
  const pixels = new Uint8ClampedArray(size * size * 4)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = (y * size + x) * 4
      const paint = paintAt(x, y)
      for (let i = 0; i < 3; i++) pixels[at + i] = byteOf(paint[i]!) + noise * bell()
      pixels[at + 3] = 255
    }
  }
  return { photo: { pixels, width: size, height: size }, ...drawnCircles }
}
