import type { SocialName, SignInMethods } from '@careplus/core/ports'
import { socialNames, type SocialOutcome } from '@careplus/core/session'
import { useLocation } from 'wouter'
import { GoogleOutside } from '../../../shared/account/social/GoogleOutside'
import { inAppOf } from '../../../shared/account/social/inApp'
import { marks } from './marks'
import { busyWith, useLeaveFor } from '../../../shared/account/social/useLeaveFor'
import { socialCopy } from '../../../copy/social.th'
import { Icon } from '../../../ui/Icon'
import { ChevronRight } from '../../../ui/icons'
import { Note } from '../../../ui/Note'
import { Spinner } from '../../../ui/Spinner'
import { keepNewcomer, newcomerFrom, placeOf } from './newcomer'

/** Google and Facebook, where the server offers them. If a window was opened, its answer is finished here. */
export const SocialButtons = ({ ways }: { readonly ways: Pick<SignInMethods, SocialName> }) => {
  const [, navigate] = useLocation()
  const onDone = (outcome: SocialOutcome): void => {
    // A signed-in member is led on by the page's guard.
    if (outcome._tag !== 'NewHere') return
    const newcomer = newcomerFrom(outcome.name, outcome.newcomer)
    keepNewcomer(newcomer)
    navigate(placeOf(newcomer))
  }
  const { stage, leave } = useLeaveFor('signIn', onDone)
  const app = inAppOf(navigator.userAgent)
  const busy = busyWith(stage)
  return (
    <>
      {socialNames.map((name) => {
        const way = ways[name]
        const Mark = marks[name]
        if (way === null) return null
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
            onClick={() => leave(name, way)}
          >
            <Mark />
            <span>{busy === name ? socialCopy.leaving(name) : socialCopy.use(name)}</span>
            {busy === name ? <Spinner /> : <Icon of={ChevronRight} size={20} />}
          </button>
        )
      })}
      {stage._tag === 'elsewhere' && <Note live>{socialCopy.waiting(stage.name)}</Note>}
      {stage._tag === 'failed' && (
        <Note tone="error" live>
          {stage.words}
        </Note>
      )}
    </>
  )
}
