import { useLocation } from 'wouter'
import { rewardsCopy } from '../../../copy/rewards.th'
import { rewardsPath } from '../../../shared/loyalty/paths'
import { rememberThenGo } from '../../../calls/session/rememberThenGo'
import { Button } from '../../../ui/Button'

const copy = rewardsCopy.visitor

export const VisitorHead = () => {
  const [, navigate] = useLocation()
  return (
    <div className="rewards-visitor">
      <p>{copy.lead}</p>
      <div className="rewards-visitor__ways">
        <Button tone="light" onClick={() => void rememberThenGo(rewardsPath, '/login', navigate)}>
          {copy.signIn}
        </Button>
        <Button className="rewards-hero__quiet" onClick={() => void rememberThenGo(rewardsPath, '/register', navigate)}>
          {copy.join}
        </Button>
      </div>
    </div>
  )
}
