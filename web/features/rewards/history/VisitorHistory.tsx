import { useLocation } from 'wouter'
import { rewardsHistoryCopy } from '../../../copy/rewardsHistory.th'
import { historyPath, rewardsPath } from '../../../shared/loyalty/paths'
import { rememberThenGo } from '../../../calls/session/rememberThenGo'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { CheckMark } from '../../../ui/CheckMark'
import { LinkButton } from '../../../ui/LinkButton'

const copy = rewardsHistoryCopy.visitor

export const VisitorHistory = () => {
  const [, navigate] = useLocation()
  return (
    <div className="history history-visitor">
      <p>{copy.lead}</p>
      <Card>
        <ul>
          {copy.parts.map((part) => (
            <li key={part}>
              <CheckMark />
              {part}
            </li>
          ))}
        </ul>
      </Card>
      <Button wide onClick={() => void rememberThenGo(historyPath, '/login', navigate)}>
        {copy.signIn}
      </Button>
      <p className="second">{copy.hint}</p>
      <LinkButton href={rewardsPath} tone="second" wide>
        {copy.rewards}
      </LinkButton>
    </div>
  )
}
