import type { CallFailure } from '@careplus/core/ports'
import { refusedText } from '../../copy/failedText'
import { missionCopy } from '../../copy/missions.th'
import { FailureNote } from '../../shared/failure/FailureNote'
import { ProvePhone } from '../../shared/loyalty/ProvePhone'

const textOf = (failure: CallFailure): string => refusedText(failure, missionCopy.sendFailed)

export const SendFailure = ({ failure }: { readonly failure: CallFailure | null }) => (
  <>
    <FailureNote failure={failure} textOf={textOf} />
    {failure?._tag === 'ApiError' && failure.code === 'mission_unproved' && <ProvePhone />}
  </>
)
