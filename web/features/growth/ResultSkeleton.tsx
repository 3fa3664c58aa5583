import { Skeleton } from '../../ui/Skeleton'
import './check.css'

export const ResultSkeleton = () => (
  <div className="bleed result-wait">
    <Skeleton shapes={['line', 'title', 'card']} />
  </div>
)
