import type { Indicator, Lms } from './reference.js'
import { scales, type Scale } from './scale.js'

const onCurve = (l: number, m: number, s: number, z: number): number =>
  l === 0 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l)

/** With L = 1 (length, head) it skips the power, for speed. */
const boxCox = (l: number, m: number, s: number, y: number): number => {
  const share = y / m
  return l === 0 ? Math.log(share) / s : ((l === 1 ? share : share ** l) - 1) / (l * s)
}

export const zScoreOfRow = (scale: Scale, row: Float64Array, y: number): number => {
  const l = row[0]!
  const m = row[1]!
  const s = row[2]!
  const z = boxCox(l, m, s, y)
  if ((z <= 3 && z >= -3) || !scale.straightened) return z
  const side = z > 0 ? 1 : -1
  const edge = onCurve(l, m, s, 3 * side)
  return 3 * side + (y - edge) / Math.abs(edge - onCurve(l, m, s, 2 * side))
}

/** `y` is above 0; the result is not rounded. */
export const zScore = (indicator: Indicator, { l, m, s }: Lms, y: number): number =>
  zScoreOfRow(scales[indicator], Float64Array.of(l, m, s), y)

/** The value may be 0 or less far below −3. */
export const measureAtZ = (indicator: Indicator, { l, m, s }: Lms, z: number): number => {
  if (!scales[indicator].straightened || Math.abs(z) <= 3) return onCurve(l, m, s, z)
  const side = z > 0 ? 1 : -1
  const edge = onCurve(l, m, s, 3 * side)
  return edge + (z - 3 * side) * Math.abs(edge - onCurve(l, m, s, 2 * side))
}

/** Rounds as R's `round(z, 2)` (R ≥ 4.0.0): at equal distance to the even neighbour, negative numbers as their
 * mirror image. */
export const roundedZ = (z: number): number => {
  const size = Math.abs(z)
  const scaled = size * 100
  const hundredths = Math.floor(scaled)
  const past = scaled - hundredths
  const rounded =
    Math.abs(past - 0.5) > 1e-6 ? (past > 0.5 ? hundredths + 1 : hundredths) / 100 : atTie(size, hundredths)
  return z < 0 && rounded !== 0 ? -rounded : rounded
}

/** Near a tie the product is inexact, so the two decimals are compared. */
const atTie = (size: number, hundredths: number): number => {
  const below = hundredths / 100
  const above = (hundredths + 1) / 100
  const nearBelow = size - below
  const nearAbove = above - size
  return nearBelow < nearAbove || (nearBelow === nearAbove && hundredths % 2 === 0) ? below : above
}

export const isImplausible = ({ lowest, highest }: Scale, z: number): boolean => z < lowest || z > highest

export const centileLines = [
  { centile: 3, z: -1.8807936081512509 },
  { centile: 15, z: -1.0364333894937898 },
  { centile: 50, z: 0 },
  { centile: 85, z: 1.0364333894937898 },
  { centile: 97, z: 1.8807936081512509 },
] as const
