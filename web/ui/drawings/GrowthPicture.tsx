import { growthPictureFigure, growthPictureViewBox, pictureLabel } from '@careplus/core/growth-pictures'
import { useId } from 'react'
import { Drawing } from './Drawing'
import { toReactDrawing } from './toReactDrawing'

export interface GrowthPictureProps {
  /** An unknown key is drawn as the child in a leaf hood. */
  readonly picture: string
  /** `false`: words beside it say it already. */
  readonly label?: string | false
  readonly smile?: 'closed' | 'open'
  readonly className?: string
}

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
