import { Skeleton } from '../../ui/Skeleton'
import './memberCards.css'

export const CardWait = ({ of }: { readonly of: 'points' | 'mission' }) => (
  <div className={`${of}-wait`}>
    <Skeleton shapes={['card']} />
  </div>
)
