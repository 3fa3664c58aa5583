import { useSyncExternalStore } from 'react'

/** As the draft store names them; a look at the keys is enough to say that there is nothing to load. */
const draftPrefix = 'growth.draft.'

const hasDraftKeys = (): boolean => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(draftPrefix))
  } catch {
    // Blocked storage: drafts may live in the page's memory, so the store itself has to be asked.
    return true
  }
}

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

/** Whether drafts may lie on this device; null in a page written when the app was built. */
export const useHasLocalDrafts = (): boolean | null => useSyncExternalStore(subscribe, hasDraftKeys, () => null)
