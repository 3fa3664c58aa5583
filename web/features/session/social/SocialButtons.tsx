import type { SocialName, SignInMethods } from '@careplus/core/ports'
import { GoogleOutside } from '../../../shared/account/social/GoogleOutside'
import { inAppOf } from '../../../shared/account/social/inApp'
import { marks } from './providerMarks'
import { busyWith } from '../../../shared/account/social/useLeaveFor'
import { socialCopy } from '../../../copy/social.th'
import { Icon } from '../../../ui/Icon'
import { ChevronRight } from '../../../ui/icons'
import { Spinner } from '../../../ui/Spinner'
import { LeavingNote } from './LeavingNote'
import { useSignInElsewhere } from './useSignInElsewhere'

interface Props {
  readonly methods: Pick<SignInMethods, SocialName>
  readonly names: ReadonlyArray<SocialName>
}

export const SocialButtons = ({ methods, names }: Props) => {
  const { stage, leave } = useSignInElsewhere()
  const app = inAppOf(navigator.userAgent)
  const busy = busyWith(stage)
  return (
    <>
      {names.map((name) => {
        const method = methods[name]
        const Mark = marks[name]
        if (method === null) return null
        if (name === 'google' && app !== null)
          return (
            <div key={name} className="session-way session-way--note">
              <Mark />
              <span>
                <GoogleOutside app={app} />
              </span>
            </div>
          )
        return (
          <button
            key={name}
            type="button"
            className="session-way"
            aria-busy={busy === name || undefined}
            onClick={() => leave(name, method)}
          >
            <Mark />
            <span>{busy === name ? socialCopy.leaving(name) : socialCopy.use[name]}</span>
            {busy === name ? <Spinner /> : <Icon of={ChevronRight} size={20} />}
          </button>
        )
      })}
      <LeavingNote stage={stage} />
    </>
  )
}
