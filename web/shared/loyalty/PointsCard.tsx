import { nextExpiryWords, unprovedPointsWords } from '@careplus/core/loyalty'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { pointsCardCopy as copy } from '../../copy/pointsCard.th'
import { Card } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import {
  ChevronRight,
  Clock,
  Gift,
  Lock,
  Pending,
  ReceiptText,
  RotateCw,
  Ticket,
  type LucideIcon,
} from '../../ui/icons'
import { Layers } from '../../ui/Layers'
import { uiWords } from '../../ui/words'
import { CountedPoints } from './CountedPoints'
import { pointsText } from './missionWords'
import { historyPath, rewardsPath, uploadPath } from './paths'
import { usePoints } from './usePoints'
import './memberCards.css'

const actions: ReadonlyArray<readonly [string, LucideIcon, string]> = [
  [uploadPath, ReceiptText, copy.upload],
  [rewardsPath, Gift, copy.redeem],
  [`${rewardsPath}?type=luckydraw`, Ticket, copy.draw],
]

const Line = ({ icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) => (
  <p className="points-card__line">
    <Icon of={icon} size={20} />
    <span>{children}</span>
  </p>
)

const Figures = () => {
  const [points, reload] = usePoints()
  if (points._tag === 'loading') return <p className="points-card__wait" aria-label={uiWords.loading} />
  if (points._tag === 'failed')
    return (
      <>
        <p className="points-card__failed">{copy.failed}</p>
        <button type="button" className="points-card__retry" onClick={reload}>
          <Icon of={RotateCw} size={20} /> {uiWords.retry}
        </button>
      </>
    )
  const { usable, pending, unproved } = points.value
  const expiry = nextExpiryWords(points.value)
  return (
    <>
      <p className="points-card__usable">
        <b>
          <CountedPoints points={usable} />
        </b>{' '}
        {copy.points}
      </p>
      {expiry !== null && <Line icon={Clock}>{expiry}</Line>}
      {unproved > 0 && <Line icon={Lock}>{unprovedPointsWords(unproved)}</Line>}
      {pending > 0 && <Line icon={Pending}>{copy.pending(pointsText(pending))}</Line>}
      {usable + pending + unproved === 0 && <Line icon={ReceiptText}>{copy.none}</Line>}
    </>
  )
}

export const PointsCard = () => (
  <Card tone="dark" as="section" className="points-card" label={copy.usable}>
    <Layers kind="card" tone="dark" />
    <div className="points-card__top">
      <h2>{copy.usable}</h2>
      <Link href={historyPath} className="points-card__whence">
        {copy.whence} <Icon of={ChevronRight} size={20} />
      </Link>
    </div>
    <Figures />
    <ul className="points-card__ways">
      {actions.map(([href, icon, word]) => (
        <li key={word}>
          <Link href={href}>
            <Icon of={icon} size={24} />
            {word}
          </Link>
        </li>
      ))}
    </ul>
  </Card>
)
