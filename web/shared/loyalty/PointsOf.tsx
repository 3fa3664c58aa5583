import { grouped } from '@careplus/core/loyalty'
import { loyaltyCopy } from '../../copy/loyalty.th'
import './loyalty.css'

export const PointsOf = ({ points }: { readonly points: number }) => (
  <span className="loyalty-points">
    <b>{grouped(points)}</b>
    {'\u00A0'}
    <span>{loyaltyCopy.points}</span>
  </span>
)
