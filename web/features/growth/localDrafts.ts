import { useSyncExternalStore } from 'react'

/** The draft store's prefix: the keys alone tell that there is nothing to load. */
const draftPrefix = 'growth.draft.'

const hasDraftKeys = (): boolean => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(draftPrefix))
  } catch {
    // Without storage, drafts may be in the page's memory.
    return true
  }
}

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

/** null on a prerendered page. */
export const useHasLocalDrafts = (): boolean | null => useSyncExternalStore(subscribe, hasDraftKeys, () => null)
