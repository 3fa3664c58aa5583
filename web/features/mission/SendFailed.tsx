import type { CallFailure } from '@careplus/core/ports'
import { missionCopy } from '../../copy/mission.th'
import { FailureNote } from '../../shared/failure/FailureNote'

const copy = missionCopy.sendFailed

const textOf = (failure: CallFailure): string => {
  if (failure._tag === 'NetworkError') return failure.reason === 'offline' ? copy.offline : copy.network
  // The server's own sentence says what is in the way: the month is over, something is left to do.
  return failure.status < 500 && failure.message !== '' ? (failure.fields[0]?.message ?? failure.message) : copy.other
}

/** A mark or a claim that did not come through. */
export const SendFailed = ({ failure }: { readonly failure: CallFailure | null }) => (
  <FailureNote failure={failure} textOf={textOf} />
)
