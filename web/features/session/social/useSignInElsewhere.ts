import type { SocialOutcome } from '@careplus/core/session'
import { useLocation } from 'wouter'
import { useLeaveFor } from '../../../shared/account/social/useLeaveFor'
import { saveNewcomer, newcomerFrom, placeOf } from './newcomer'

/** The answer of an opened window is finished here: a newcomer is led on to join, a member by the page's guard or
 * `onSignedIn`. */
export const useSignInElsewhere = (onSignedIn: () => void = () => undefined): ReturnType<typeof useLeaveFor> => {
  const [, navigate] = useLocation()
  const onDone = (outcome: SocialOutcome): void => {
    if (outcome._tag !== 'NewHere') return onSignedIn()
    const newcomer = newcomerFrom(outcome.name, outcome.newcomer)
    saveNewcomer(newcomer)
    navigate(placeOf(newcomer))
  }
  return useLeaveFor('signIn', onDone)
}
