import { localStore } from '@careplus/adapters/storage'

/** What was seen of draws, under whoever saw it and the draw; of a visitor under nobody. */
export const seenDrawsStore = localStore('draws.')

export const seenKey = (member: string | null, productId: string): string => `${member ?? ''}.${productId}`

/** Which draws another member has looked at, and when, goes as soon as one signs in; what a visitor saw stays. */
export const keepSeenOf = (member: string): void => {
  for (const key of seenDrawsStore.keys())
    if (!key.startsWith('.') && !key.startsWith(`${member}.`)) seenDrawsStore.remove(key)
}
