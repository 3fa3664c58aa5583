import { keepOnlyOf, keyValueSocialDepartures, localStore } from '../../composition/storage'
import { socialNames, type Session } from '@careplus/core/session'
import { storagePrefix } from '@careplus/core/internal/session'
import { adultsStore } from '../../composition/adultsStore'
import { removeChildrenOfOthers } from '../../composition/storedChildren'
import { firstStepsStore } from '../../composition/firstStepsStore'
import { formStore } from '../../composition/formStore'
import { removeLoyaltyOfOthers } from '../loyalty/storedLoyalty'
import { forgetReturn } from './returnPath'
import { seenResultsStore } from '../../composition/seenResultsStore'
import { removeSeenOfOthers } from '../../composition/seenDrawsStore'
import { removeAttemptsOfOthers } from '../../composition/attemptsStore'

/** null deletes everybody's, a visitor's too. A key without a dot belongs to no member; its own feature deletes it. */
const removeFormsOfOthers = (member: string | null): void => {
  for (const key of formStore.keys()) {
    const owner = /^([^.]*)\./.exec(key)?.[1]
    if (owner === undefined || owner === member) continue
    if (member === null || owner !== '') formStore.remove(key)
  }
}

/** The provider's reply must not reach the next member on this device. */
const forgetDepartures = (): void => {
  const departures = keyValueSocialDepartures(localStore(storagePrefix))
  for (const name of socialNames) departures.forget(name)
}

/** Stored rewards and attempts to spend are only hidden by signing out; another member's sign-in deletes them. */
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
