import type { SocialName } from '@careplus/core/ports'
import type { SocialRefused } from '@careplus/core/session'
import { socialReturnCopy } from '../../../copy/socialReturn.th'
import { failureText } from '../../../copy/session.th'

const copy = socialReturnCopy.failed

/** RFC 6749, 4.1.2.1. LINE writes the same in capitals. */
const byError: ReadonlyMap<string, (name: SocialName | null) => string> = new Map(
  Object.entries({
    access_denied: copy.cancelled,
    invalid_request: copy.ours,
    unauthorized_client: copy.ours,
    unsupported_response_type: copy.ours,
    invalid_scope: copy.ours,
    server_error: copy.theirs,
    temporarily_unavailable: copy.theirs,
  }),
)

export const failureWords = ({ name, why }: SocialRefused): string => {
  switch (why._tag) {
    case 'NoSavedState':
    case 'StateMismatch':
    case 'NonceMismatch':
    case 'NothingReturned':
      return copy.mismatch
    case 'ProviderRefused':
      return (byError.get(why.error.toLowerCase()) ?? copy.provider)(name)
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

export const isStray = ({ why }: SocialRefused): boolean => strays[why._tag]

const strays: Readonly<Record<SocialRefused['why']['_tag'], boolean>> = {
  NoSavedState: true,
  StateMismatch: true,
  NonceMismatch: true,
  NothingReturned: true,
  ProviderRefused: false,
  NetworkError: false,
  ApiError: false,
}
