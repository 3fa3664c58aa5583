import { socialNames } from '@careplus/core/session'
import { Link } from 'wouter'
import { useAskedWays } from '../../shared/account/useWaysIn'
import { sessionCopy } from '../../copy/session.th'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { ChevronRight, Smartphone } from '../../ui/icons'
import { uiWords } from '../../ui/words'
import { SocialWays } from './social/SocialWays'

const copy = sessionCopy.login

interface UnreadProps {
  readonly busy: boolean
  readonly onAgain: () => void
}

/** Nobody could say which ways there are: a parent without a password is not left with the form for one. */
const WaysUnread = ({ busy, onAgain }: UnreadProps) => (
  <div className="session-ways">
    <p className="session-other" role="status">
      {copy.waysUnread}
    </p>
    <Button tone="ghost" size="small" busy={busy} busyLabel={uiWords.loading} onClick={onAgain}>
      {uiWords.retry}
    </Button>
  </div>
)

/** The ways in besides e-mail, as far as the server offers any. */
export const OtherWays = () => {
  const [ways, again] = useAskedWays()
  if (ways === 'asking') return null
  if (typeof ways === 'string') return <WaysUnread busy={ways === 'asking again'} onAgain={again} />
  if (!(ways.phone || socialNames.some((name) => ways[name] !== null))) return null
  return (
    <div className="session-ways">
      <p className="session-or">{copy.or}</p>
      {ways.phone && (
        <Link href="/login-with-phone" className="session-way">
          <Icon of={Smartphone} />
          <span>{copy.byPhone}</span>
          <Icon of={ChevronRight} size={20} />
        </Link>
      )}
      <SocialWays ways={ways} />
    </div>
  )
}
