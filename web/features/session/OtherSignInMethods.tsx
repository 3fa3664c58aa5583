import { socialNames, type SocialName } from '@careplus/core/session'
import { Link } from 'wouter'
import { useAskedSignInMethods } from '../../shared/account/useSignInMethods'
import { sessionCopy } from '../../copy/session.th'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { ChevronRight, Smartphone } from '../../ui/icons'
import { uiWords } from '../../ui/words'
import { SocialButtons } from './social/SocialButtons'

const copy = sessionCopy.login

interface UnreadProps {
  readonly busy: boolean
  readonly onAgain: () => void
}

/** Without it a parent who has no password would have no way in. */
const MethodsUnread = ({ busy, onAgain }: UnreadProps) => (
  <div className="stack">
    <p className="session-other" role="status">
      {copy.waysUnread}
    </p>
    <Button tone="ghost" size="small" busy={busy} busyLabel={uiWords.loading} onClick={onAgain}>
      {uiWords.retry}
    </Button>
  </div>
)

interface Props {
  readonly without?: SocialName | undefined
}

export const OtherSignInMethods = ({ without }: Props) => {
  const [methods, retry] = useAskedSignInMethods()
  if (methods === 'asking') return null
  if (typeof methods === 'string') return <MethodsUnread busy={methods === 'asking again'} onAgain={retry} />
  const names = socialNames.filter((name) => name !== without && methods[name] !== null)
  if (!methods.phone && names.length === 0) return null
  return (
    <div className="stack">
      <p className="session-or">{copy.or}</p>
      {methods.phone && (
        <Link href="/login-with-phone" className="session-way">
          <Icon of={Smartphone} />
          <span>{copy.byPhone}</span>
          <Icon of={ChevronRight} size={20} />
        </Link>
      )}
      <SocialButtons methods={methods} names={names} />
    </div>
  )
}
