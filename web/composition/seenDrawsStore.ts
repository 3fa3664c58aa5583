import { localStore } from '@careplus/adapters/storage'

/** Which draws were looked at on this device, by viewer and draw; a visitor is nobody. */
export const seenDrawsStore = localStore('draws.')

export const seenKey = (member: string | null, productId: string): string => `${member ?? ''}.${productId}`

/** When a member signs in, deletes the draws that other members saw. A visitor's stay. */
export const removeSeenOfOthers = (member: string): void => {
  for (const key of seenDrawsStore.keys())
    if (!key.startsWith('.') && !key.startsWith(`${member}.`)) seenDrawsStore.remove(key)
}
