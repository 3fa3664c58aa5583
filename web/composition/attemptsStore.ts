import { localStore } from '@careplus/adapters/storage'

/** The attempts stay after sign-out: the order may be valid, and only this key can ask for it. */
export const attemptsStore = localStore('tries.')

export const removeAttemptsOfOthers = (member: string): void => {
  for (const key of attemptsStore.keys()) if (!key.startsWith(`${member}.`)) attemptsStore.remove(key)
}
