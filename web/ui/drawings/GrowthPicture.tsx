import { growthPictureFigure, growthPictureViewBox, pictureLabel } from '@careplus/core/growth-pictures'
import { useId } from 'react'
import { Drawing } from './Drawing'
import { toReactDrawing } from './toReactDrawing'

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
}: GrowthPictureProps) => (
  <Drawing viewBox={growthPictureViewBox} label={label || undefined} className={className}>
    {toReactDrawing(growthPictureFigure(picture, { smile, clipId: useId() }))}
  </Drawing>
)
