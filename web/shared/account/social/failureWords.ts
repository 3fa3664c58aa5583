import type { SocialRefused } from '@careplus/core/session'
import { socialCopy } from '../../../copy/social.th'
import { failureText } from '../../../copy/session.th'

const copy = socialCopy.failed

export const failureWords = ({ name, why }: SocialRefused): string => {
  switch (why._tag) {
    case 'NoSavedState':
    case 'StateMismatch':
    case 'NonceMismatch':
    case 'NothingReturned':
      return copy.mismatch
    case 'ProviderRefused':
      return why.error === 'access_denied' ? copy.cancelled(name) : copy.provider(name)
    case 'NetworkError':
      return copy.network
    case 'ApiError':
      switch (why.code) {
        case 'social_refused':
          return copy.refused(name)
        case 'provider_unreachable':
          return copy.unreachable(name)
        case 'identity_taken':
          return copy.taken(name)
        case 'proof_required':
          return copy.proof
        default:
          return failureText(why)
      }
  }
}

/** The answer does not belong to this device's request, so the page explains the likely causes. */
export const isStray = ({ why }: SocialRefused): boolean =>
  ['NoSavedState', 'StateMismatch', 'NonceMismatch', 'NothingReturned'].includes(why._tag)
