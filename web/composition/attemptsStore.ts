import { localStore } from '@careplus/adapters/storage'

/** Attempts to spend points that got no answer, by member. They stay after sign-out: the order may stand, and only this key
 *  can ask for it. */
export const attemptsStore = localStore('tries.')

/** When a member signs in, deletes the attempts of other members. */
export const removeAttemptsOfOthers = (member: string): void => {
  for (const key of attemptsStore.keys()) if (!key.startsWith(`${member}.`)) attemptsStore.remove(key)
}
