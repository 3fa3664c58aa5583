import type { LinkedWays, SocialName, SignInMethods } from '@careplus/core/ports'
import { socialNames } from '@careplus/core/session'
import { useState } from 'react'
import { GoogleOutside } from '../../shared/account/social/GoogleOutside'
import { inAppOf } from '../../shared/account/social/inApp'
import { busyWith } from '../../shared/account/social/useLeaveFor'
import { profileCopy } from '../../copy/profile.th'
import { socialCopy } from '../../copy/social.th'
import { Button } from '../../ui/Button'
import { Row } from '../../ui/Card'
import { canSignInWithout } from './useLinkedMethods'
import type { useLinkAccount } from './useLinkAccount'
import { SignInMethodState } from './SignInMethodState'

const copy = profileCopy.ways

interface Props {
  readonly linked: LinkedWays
  /** null: not known yet. */
  readonly offered: SignInMethods | null
  readonly linking: ReturnType<typeof useLinkAccount>
  readonly onUnlink: (name: SocialName) => void
}

export const SocialRows = ({ linked, offered, linking, onUnlink }: Props) => {
  const [app] = useState(() => inAppOf(navigator.userAgent))
  const busy = busyWith(linking.stage)
  return socialNames.map((name) => {
    const title = socialCopy.names[name]
    const method = offered?.[name] ?? null
    if (!linked[name] && method !== null && name === 'google' && app !== null)
      return <Row key={name} title={title} second={<GoogleOutside app={app} />} />
    const end = linked[name] ? (
      <span className="profile-way">
        <SignInMethodState linked />
        {offered !== null && canSignInWithout(name, linked, offered) && (
          <button type="button" aria-label={copy.leaveAria(title)} onClick={() => onUnlink(name)}>
            {copy.leave}
          </button>
        )}
      </span>
    ) : method === null ? (
      <SignInMethodState linked={false} />
    ) : (
      <Button
        tone="outline"
        size="small"
        aria-label={copy.addAria(title)}
        busy={busy === name}
        busyLabel={copy.adding}
        onClick={() => linking.add(name, method)}
      >
        {copy.add}
      </Button>
    )
    return <Row key={name} title={title} end={end} />
  })
}
