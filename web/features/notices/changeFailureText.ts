import type { CallFailure } from '@careplus/core/ports'
import { noticeCopy } from '../../copy/notices.th'

export const changeFailureText = (failure: CallFailure): string => {
  if (failure._tag === 'ApiError') return noticeCopy.changeFailed.other
  return noticeCopy.changeFailed[failure.reason === 'offline' ? 'offline' : 'network']
}
