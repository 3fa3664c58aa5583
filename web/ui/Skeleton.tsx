import { useLongWait } from './longWait'
import { VisuallyHidden } from './VisuallyHidden'
import { uiWords } from './words'
import './Skeleton.css'

export interface SkeletonProps {
  readonly shapes?: ReadonlyArray<'title' | 'line' | 'card' | 'circle' | 'chart'>
  readonly label?: string
}

/** A shimmer would be slow on weak devices. Screen readers read the label; after 3 s a toast appears. */
export const Skeleton = ({ shapes = ['title', 'card', 'card'], label = uiWords.loading }: SkeletonProps) => {
  useLongWait()
  return (
    <div className="ui-skeleton" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {shapes.map((shape, index) => (
        <span key={index} className={`ui-skeleton__${shape}`} />
      ))}
    </div>
  )
}
