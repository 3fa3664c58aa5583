import type { SocialOutcome } from '@careplus/core/session'
import { useLocation } from 'wouter'
import { useLeaveFor } from '../../../shared/account/social/useLeaveFor'
import { saveNewcomer, newcomerFrom, placeOf } from './newcomer'

/** Finishes the answer of an opened window: `onSignedIn` leads a member on where no guard does. */
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
