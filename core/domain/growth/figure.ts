import { builds, heightGroups, type Build, type HeightGroup, type PictureKey } from './growthClass.js'

const sexes = { Girl: 'girl', Boy: 'boy' } as const

/** All nineteen: `Girl_slim_standard` and its siblings, and `default_kid`. */
export const growthPictureKeys: ReadonlyArray<PictureKey> = [
  ...(['Girl', 'Boy'] as const).flatMap((sex) =>
    heightGroups.flatMap((height) => builds.map((build) => `${sex}_${build}_${height}` as const)),
  ),
  'default_kid',
]

/** The child of a growth picture. */
export type FigureSex = 'girl' | 'boy'

export interface Figure {
  readonly sex: FigureSex
  readonly build: Build
  readonly height: HeightGroup
}

/** null: `default_kid` and unknown keys. */
export const figureOf = (picture: string): Figure | null => {
  if (picture === 'default_kid' || !(growthPictureKeys as ReadonlyArray<string>).includes(picture)) return null
  const [sex, build, height] = picture.split('_')
  return { sex: sexes[sex as 'Girl' | 'Boy'], build: build as Build, height: height as HeightGroup }
}

/** The picture of middle build, for a child without an assessment.
 * @example plainPicture('female') // => 'Girl_slim_standard' */
export const plainPicture = (sex: 'male' | 'female'): PictureKey =>
  sex === 'female' ? 'Girl_slim_standard' : 'Boy_slim_standard'
