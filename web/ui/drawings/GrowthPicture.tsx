import { builds, heightGroups } from '@careplus/core/growth'
import { uiWords } from '../words'
import { Child } from './Child'
import { Drawing } from './Drawing'
import { LeafChild } from './LeafChild'
import type { Build, Height, Sex } from './proportions'

const sexes = { Girl: 'girl', Boy: 'boy' } as const

/** `Girl_slim_standard` and its siblings, and `default_kid`. */
export const growthPictureKeys: ReadonlyArray<string> = [
  ...(['Girl', 'Boy'] as const).flatMap((sex) =>
    heightGroups.flatMap((height) => builds.map((build) => `${sex}_${build}_${height}`)),
  ),
  'default_kid',
]

export interface Figure {
  readonly sex: Sex
  readonly build: Build
  readonly height: Height
}

/** What a key asks to draw; null for `default_kid` and for any key not known. */
export const figureOf = (picture: string): Figure | null => {
  const [sex, build, height] = picture.split('_')
  const known = growthPictureKeys.includes(picture) && picture !== 'default_kid'
  return known ? { sex: sexes[sex as 'Girl' | 'Boy'], build: build as Build, height: height as Height } : null
}

/** The picture of middle build, shown where nothing is said of a child's growth. */
export const plainPicture = (sex: 'male' | 'female'): string =>
  sex === 'female' ? 'Girl_slim_standard' : 'Boy_slim_standard'

export const pictureLabel = (picture: string): string => {
  const figure = figureOf(picture)
  return figure === null ? uiWords.leafChild : uiWords[figure.sex]
}

export interface GrowthPictureProps {
  /** An unknown key is drawn as the child in a leaf hood. */
  readonly picture: string
  /** `false` where words beside it already say it, so that screen readers skip it. */
  readonly label?: string | false
  readonly smile?: 'closed' | 'open'
  readonly className?: string
}

/** All pictures share one frame with the feet at one level, so that heights can be compared by eye. */
export const GrowthPicture = ({
  picture,
  label = pictureLabel(picture),
  smile = 'closed',
  className,
}: GrowthPictureProps) => {
  const figure = figureOf(picture)
  return (
    <Drawing viewBox="-90 -392 180 400" label={label || undefined} className={className}>
      {figure === null ? <LeafChild /> : <Child {...figure} smile={smile} />}
    </Drawing>
  )
}
