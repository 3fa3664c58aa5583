import type { CallFailure } from '@careplus/core/ports'
import { isSettled } from '../calls/form/settled'

/** Whether a failed deed is settled: it was not done, and will not be. */
export const isSettledDeed = (failure: CallFailure): boolean =>
  isSettled(failure) || (failure._tag === 'ApiError' && failure.code === 'step_refused')
