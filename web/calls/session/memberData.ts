import { keepOnlyOf, keyValueSocialDepartures, localStore } from '../../composition/storage'
import { socialNames, storagePrefix, type Session } from '@careplus/core/session'
import { adultsStore } from '../../composition/adultsStore'
import { removeChildrenOfOthers } from '../../composition/storedChildren'
import { firstStepsStore } from '../../composition/firstStepsStore'
import { formStore } from '../../composition/formStore'
import { removeLoyaltyOfOthers } from '../loyalty/storedLoyalty'
import { forgetReturn } from './returnPath'
import { seenResultsStore } from '../../composition/seenResultsStore'
import { removeSeenOfOthers } from '../../composition/seenDrawsStore'
import { removeAttemptsOfOthers } from '../../composition/attemptsStore'

/**
 * Forms that another member has begun, and what they were sending; with null those of everybody, a visitor's too. A key
 * without a dot belongs to no member: its own feature looks after it.
 */
const removeFormsOfOthers = (member: string | null): void => {
  for (const key of formStore.keys()) {
    const owner = /^([^.]*)\./.exec(key)?.[1]
    if (owner === undefined || owner === member) continue
    if (member === null || owner !== '') formStore.remove(key)
  }
}

/** Who went to a provider to add it to their account has signed out: its answer is not for whoever is here by then. */
const forgetDepartures = (): void => {
  const departures = keyValueSocialDepartures(localStore(storagePrefix))
  for (const name of socialNames) departures.forget(name)
}

/**
 * What stays on this device is its member's: signing out wipes it, and so does another's signing in. What was reckoned of
 * the rewards for a member, and what they wait for an answer to, is only hidden by signing out.
 */
export const guardMemberData = ({ actor }: Pick<Session, 'actor'>): void => {
  const removeDataOfOthers = (member: string | null): void => {
    keepOnlyOf(adultsStore, member)
    keepOnlyOf(seenResultsStore, member)
    keepOnlyOf(firstStepsStore, member)
    removeFormsOfOthers(member)
    removeChildrenOfOthers(member)
  }
  actor.on('signedOut', ({ reason }) => {
    if (reason !== 'loggedOut') return
    removeDataOfOthers(null)
    forgetDepartures()
    forgetReturn()
  })
  actor.subscribe(({ context: { user } }) => {
    if (user === null) return
    removeDataOfOthers(user.id)
    removeLoyaltyOfOthers(user.id)
    removeSeenOfOthers(user.id)
    removeAttemptsOfOthers(user.id)
  })
}
