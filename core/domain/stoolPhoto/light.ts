import type { Triple } from './colourSpace.js'

/** CIE 1960 u, v of a black body, 1000 to 15,000 K. Source: Krystek, Color Research & Application 10 (1985), 38–40. */
export const glowAt = (kelvin: number): readonly [number, number] => {
  const t = kelvin
  const u = (0.860117757 + 1.54118254e-4 * t + 1.28641212e-7 * t * t) / (1 + 8.42420235e-4 * t + 7.08145163e-7 * t * t)
  const v = (0.317398726 + 4.22806245e-5 * t + 4.20481691e-8 * t * t) / (1 - 2.89741816e-5 * t + 1.61456053e-7 * t * t)
  return [u, v]
}

export const uvOf = ([x, y, z]: Triple): readonly [number, number] => {
  const sum = x + 15 * y + 3 * z
  return [(4 * x) / sum, (6 * y) / sum]
}

export interface LightColour {
  readonly kelvin: number
  readonly off: number
}

/** Lamps and skies have 2,000 to 15,000 K; in perceptually even steps. */
const temperatures = /*#__PURE__*/ Array.from({ length: 87 }, (_, i) => 1e6 / (500 - i * 5))

export const lightColour = (white: Triple): LightColour => {
  const [u, v] = uvOf(white)
  return temperatures
    .map((kelvin) => {
      const [gu, gv] = glowAt(kelvin)
      return { kelvin, off: Math.sqrt((u - gu) ** 2 + (v - gv) ** 2) }
    })
    .reduce((best, one) => (one.off < best.off ? one : best))
}
