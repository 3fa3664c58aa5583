import { useSyncExternalStore } from 'react'

const draftPrefix = 'growth.draft.'

const hasDraftKeys = (): boolean => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(draftPrefix))
  } catch {
    return true
  }
}

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

/** null on a prerendered page. */
export const useHasLocalDrafts = (): boolean | null => useSyncExternalStore(subscribe, hasDraftKeys, () => null)
