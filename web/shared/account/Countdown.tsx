import { sessionCopy } from '../../copy/session.th'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

const copy = sessionCopy.code

export const Countdown = ({ seconds }: { readonly seconds: number }) => (
  <span>
    {copy.resendIn} <strong aria-hidden="true">{copy.clock(seconds)}</strong>
    <VisuallyHidden>{copy.seconds(seconds)}</VisuallyHidden>
  </span>
)
