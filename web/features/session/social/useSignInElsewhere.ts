import type { SocialOutcome } from '@careplus/core/session'
import { useLocation } from 'wouter'
import { useLeaveFor } from '../../../shared/account/social/useLeaveFor'
import { saveNewcomer, newcomerFrom, placeOf } from './newcomer'

/**
 * Signs in at a provider from a button. Of a window that this opened, the answer is finished here: a newcomer is led on to join, and a
 * member by the page's guard, or by `onSignedIn` where it has none.
 */
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
