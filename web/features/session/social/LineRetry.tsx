import type { SocialWay } from '@careplus/core/ports'
import { useLocation } from 'wouter'
import { goBackOr } from '../../../calls/session/returnAfterLogin'
import { withoutApp } from '../../../shared/account/social/withoutApp'
import { busyWith } from '../../../shared/account/social/useLeaveFor'
import { socialCopy } from '../../../copy/social.th'
import { socialReturnCopy } from '../../../copy/socialReturn.th'
import { Button } from '../../../ui/Button'
import { LeavingNote } from './LeavingNote'
import { useSignInElsewhere } from './useSignInElsewhere'

const copy = socialReturnCopy.failed.line

/** For a parent whom LINE returned to another browser: the repeat ends in this one, or runs without LINE's app. */
export const LineRetry = ({ method }: { readonly method: SocialWay }) => {
  const [, navigate] = useLocation()
  const { stage, leave } = useSignInElsewhere(() => void goBackOr('/', navigate))
  const busy = busyWith(stage) !== null
  return (
    <section className="social-line">
      <h2>{copy.title}</h2>
      <p className="second">{copy.why}</p>
      <Button wide busy={busy} busyLabel={socialCopy.leaving('line')} onClick={() => leave('line', method)}>
        {copy.here}
      </Button>
      <p className="second">{copy.private}</p>
      <Button wide tone="second" onClick={() => leave('line', withoutApp(method))}>
        {copy.page}
      </Button>
      <LeavingNote stage={stage} />
    </section>
  )
}
