import { VisuallyHidden } from './VisuallyHidden'
import { uiWords } from './words'
import './Skeleton.css'

export interface SkeletonProps {
  /** Shapes, top to bottom. */
  readonly shapes?: ReadonlyArray<'title' | 'line' | 'card' | 'circle' | 'chart'>
  readonly label?: string
}

/** Still shapes: no shimmer on slow devices. The word is for screen readers. */
export const Skeleton = ({ shapes = ['title', 'card', 'card'], label = uiWords.loading }: SkeletonProps) => (
  <div className="ui-skeleton" role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {shapes.map((shape, index) => (
      <span key={index} className={`ui-skeleton__${shape}`} />
    ))}
  </div>
)
