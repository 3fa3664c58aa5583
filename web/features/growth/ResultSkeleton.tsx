import { Skeleton } from '../../ui/Skeleton'
import './check.css'

/** The shape of a result while what it is made of loads. */
export const ResultSkeleton = () => (
  <div className="bleed result-wait">
    <Skeleton shapes={['line', 'title', 'card']} />
  </div>
)
