import { Skeleton } from '../../ui/Skeleton'
import './memberCards.css'

/** Stands for a card of the member's pages until it is there, and has its size. */
export const CardWait = ({ of }: { readonly of: 'points' | 'mission' }) => (
  <div className={`${of}-wait`}>
    <Skeleton shapes={['card']} />
  </div>
)
