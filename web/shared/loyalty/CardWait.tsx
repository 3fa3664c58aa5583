import { Skeleton } from '../../ui/Skeleton'
import './memberCards.css'

/** Holds the place of a card, in its size, while it is loaded. */
export const CardWait = ({ of }: { readonly of: 'points' | 'mission' }) => (
  <div className={`${of}-wait`}>
    <Skeleton shapes={['card']} />
  </div>
)
