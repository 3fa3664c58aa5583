import { Suspense } from 'react'
import { Link } from 'wouter'
import { lazyView } from '../../../page/lazyView'
import { rewardsCopy as copy } from '../../../copy/rewards.th'
import { historyPath, uploadPath } from '../../../shared/loyalty/paths'
import { SessionSwitch } from '../../../shared/session/SessionSwitch'
import { Icon } from '../../../ui/Icon'
import { Clock, ReceiptText } from '../../../ui/icons'
import { Layers } from '../../../ui/Layers'
import { LinkButton } from '../../../ui/LinkButton'
import { PointsWait } from './PointsWait'
import { VisitorHead } from './VisitorHead'

export const MemberPoints = lazyView(() => import('./MemberPoints'))

export const RewardsHero = () => (
  <div className="rewards-hero">
    <Layers tone="dark" />
    <div className="rewards-hero__in">
      <div className="rewards-hero__top">
        <h1>{copy.title}</h1>
        <Link href={historyPath} className="icon-button rewards-hero__history">
          <Icon of={Clock} size={24} label={copy.history} />
        </Link>
      </div>
      <div className="rewards-hero__row">
        <SessionSwitch
          visitor={<VisitorHead />}
          wait={<PointsWait />}
          member={
            <Suspense fallback={<PointsWait />}>
              <MemberPoints />
            </Suspense>
          }
        />
        <div className="rewards-hero__ways for-member">
          <LinkButton href={historyPath} className="rewards-hero__quiet" icon={<Icon of={Clock} size={20} />}>
            {copy.history}
          </LinkButton>
          <LinkButton href={uploadPath} tone="light" icon={<Icon of={ReceiptText} size={20} />}>
            {copy.upload}
          </LinkButton>
        </div>
      </div>
    </div>
  </div>
)
