import { localStore } from '@careplus/adapters/storage'

/**
 * What a member tried to spend points on and has no answer to, under the member. Signing out leaves it: what was ordered
 * stays ordered, and only this can ask after it.
 */
export const triesStore = localStore('tries.')

/** What another member tried goes as soon as one signs in. */
export const keepTriesOf = (member: string): void => {
  for (const key of triesStore.keys()) if (!key.startsWith(`${member}.`)) triesStore.remove(key)
}
