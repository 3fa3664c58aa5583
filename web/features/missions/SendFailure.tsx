import type { CallFailure } from '@careplus/core/ports'
import { refusedText } from '../../copy/failedText'
import { missionCopy } from '../../copy/missions.th'
import { FailureNote } from '../../shared/failure/FailureNote'
import { LinkButton } from '../../ui/LinkButton'

const textOf = (failure: CallFailure): string => refusedText(failure, missionCopy.sendFailed)

/** A mark or a claim that failed. */
export const SendFailure = ({ failure }: { readonly failure: CallFailure | null }) => (
  <>
    <FailureNote failure={failure} textOf={textOf} />
    {failure?._tag === 'ApiError' && failure.code === 'mission_unproved' && (
      <LinkButton href="/edit-my-phone" size="small" tone="second">
        {missionCopy.provePhone}
      </LinkButton>
    )}
  </>
)
