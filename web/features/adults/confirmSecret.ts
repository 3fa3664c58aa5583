import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** `#ask=<secret>`; '' where there is none. */
export const secretOf = (hash: string): string => /^#ask=([\w-]{20,200})$/.exec(hash)?.[1] ?? ''

/**
 * The secret of the link as it stands in the address: it stays there, so that the same page can be come back to. null in a
 * page that was written when the app was built.
 */
export const useSecret = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => secretOf(location.hash),
    () => null,
  )
