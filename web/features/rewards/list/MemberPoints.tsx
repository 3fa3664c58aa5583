import { grouped, nextExpiryWords, unprovedPointsWords } from '@careplus/core/loyalty'
import { loyaltyCopy as copy } from '../../../copy/loyalty.th'
import { CountedPoints } from '../../../shared/loyalty/CountedPoints'
import { usePoints } from '../../../shared/loyalty/usePoints'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { Clock, Lock } from '../../../ui/icons'
import { uiWords } from '../../../ui/words'
import { PointsWait } from './PointsWait'

const Beside = ({ name, points }: { readonly name: 'pending' | 'held'; readonly points: number }) => (
  <div className={`rewards-points__beside rewards-points__beside--${name}`}>
    <dt>{copy[name]}</dt>
    <dd>{grouped(points)}</dd>
  </div>
)

const MemberPoints = () => {
  const [points, reload] = usePoints()
  if (points._tag === 'loading') return <PointsWait />
  if (points._tag === 'failed')
    return (
      <div className="rewards-points rewards-points--failed" role="alert">
        <p>{copy.pointsFailed}</p>
        <Button tone="light" size="small" onClick={reload}>
          {uiWords.retry}
        </Button>
      </div>
    )
  const { usable, pending, held, unproved } = points.value
  const expiry = nextExpiryWords(points.value)
  return (
    <dl className="rewards-points">
      <div className="rewards-points__usable">
        <dt>{copy.usable}</dt>
        <dd>
          <span className="rewards-points__number">
            <CountedPoints points={usable} />
          </span>
          {'\u00A0'}
          {copy.points}
        </dd>
        {expiry !== null && (
          <dd className="rewards-points__expiry">
            <Icon of={Clock} size={20} />
            {expiry}
          </dd>
        )}
        {unproved > 0 && (
          <dd className="rewards-points__expiry">
            <Icon of={Lock} size={20} />
            {unprovedPointsWords(unproved)}
          </dd>
        )}
      </div>
      <Beside name="pending" points={pending} />
      <Beside name="held" points={held} />
    </dl>
  )
}

export default MemberPoints
