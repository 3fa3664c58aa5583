import type { SocialOutcome } from '@careplus/core/session'
import { useLocation } from 'wouter'
import { useLeaveFor } from '../../../shared/account/social/useLeaveFor'
import { keepNewcomer, newcomerFrom, placeOf } from './newcomer'

/** Signs in at a provider from a button. Of a window that this opened, the answer is finished here: a newcomer is led on to join. */
export const useSignInElsewhere = (): ReturnType<typeof useLeaveFor> => {
  const [, navigate] = useLocation()
  const onDone = (outcome: SocialOutcome): void => {
    // A signed-in member is led on by the page's guard.
    if (outcome._tag !== 'NewHere') return
    const newcomer = newcomerFrom(outcome.name, outcome.newcomer)
    keepNewcomer(newcomer)
    navigate(placeOf(newcomer))
  }
  return useLeaveFor('signIn', onDone)
}
