import { isOneOf } from '../reading/fields.js'
import type { Band } from './bands.js'
import type { Sex } from './reference.js'

/** Below −2 z, from −2 to 2, and above 2. */
export const heightGroups = ['short', 'standard', 'tall'] as const
/** One of the three groups of height. */
export type HeightGroup = (typeof heightGroups)[number]
export const builds = ['thin', 'slim', 'fat'] as const
/** One of the three builds. */
export type Build = (typeof builds)[number]
type Figure = `${Build}_${HeightGroup}`

const figures = {
  1: 'thin_short',
  2: 'slim_short',
  3: 'slim_short',
  4: 'fat_short',
  5: 'fat_short',
  6: 'thin_standard',
  7: 'thin_standard',
  8: 'slim_standard',
  9: 'slim_standard',
  10: 'fat_standard',
  11: 'thin_tall',
  12: 'thin_tall',
  13: 'slim_tall',
  14: 'slim_tall',
  15: 'fat_tall',
  16: 'slim_standard',
  17: 'fat_standard',
} as const satisfies Readonly<Record<number, Figure>>

/** One of the 17 classes of the Department of Health's table: a band of height with a band of weight for height. */
export type GrowthClass = keyof typeof figures
export const growthClasses: ReadonlyArray<GrowthClass> = /*#__PURE__*/ Object.keys(figures).map(
  (name) => Number(name) as GrowthClass,
)
export const isGrowthClass = /*#__PURE__*/ isOneOf(growthClasses)

/** A z-score of ±2 is standard. */
export const heightGroup = (heightZ: number): HeightGroup =>
  heightZ < -2 ? 'short' : heightZ > 2 ? 'tall' : 'standard'

/** Below this z-score a child of middle weight has class 16: well built but rather short. */
const ratherShort = -1.5

const classes: Readonly<Record<HeightGroup, Readonly<Record<Band, GrowthClass>>>> = {
  short: { farBelow: 1, below: 1, middle: 2, above: 3, farAbove: 4, beyond: 5 },
  standard: { farBelow: 6, below: 7, middle: 8, above: 9, farAbove: 10, beyond: 17 },
  tall: { farBelow: 11, below: 12, middle: 13, above: 14, farAbove: 15, beyond: 15 },
}

export const growthClass = (heightZ: number, weightBand: Band): GrowthClass => {
  const byBand = classes[heightGroup(heightZ)][weightBand]
  return byBand === 8 && heightZ < ratherShort ? 16 : byBand
}

/** The key of one of the 19 growth pictures. */
export type PictureKey = `Boy_${Figure}` | `Girl_${Figure}` | 'default_kid'

const withPrefix = <P extends 'Boy' | 'Girl'>(prefix: P): Readonly<Record<GrowthClass, `${P}_${Figure}`>> => {
  const named = Object.entries(figures).map(([classNumber, figure]) => [classNumber, `${prefix}_${figure}`])
  return Object.fromEntries(named) as Record<GrowthClass, `${P}_${Figure}`>
}
const pictures: Readonly<Record<Sex, Readonly<Record<GrowthClass, PictureKey>>>> = {
  male: /*#__PURE__*/ withPrefix('Boy'),
  female: /*#__PURE__*/ withPrefix('Girl'),
}

/** null: no class, so the default picture. */
export const pictureOf = (sex: Sex, classNumber: GrowthClass | null): PictureKey =>
  classNumber === null ? 'default_kid' : pictures[sex][classNumber]
