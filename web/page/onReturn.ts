import { useEffect } from 'react'
import { changes, onEither } from './changes'

const { onChange, changed } = changes()

/** For who found out otherwise that the server can be asked again: whatever waits for a connection tries anew. */
export const connectionReturned = changed

const onOnline = (listener: () => void): (() => void) => {
  addEventListener('online', listener)
  return () => removeEventListener('online', listener)
}

/** Calls `listener` whenever the connection is back. Returns the way to stop, as the others here do. */
export const onConnection = onEither(onOnline, onChange)

/** Calls `listener` whenever the tab is seen again. */
export const onTab = (listener: () => void): (() => void) => {
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') listener()
  }
  document.addEventListener('visibilitychange', onVisibility)
  return () => document.removeEventListener('visibilitychange', onVisibility)
}

/** Calls `listener` whenever the connection is back or the tab is seen again. */
export const onReturn = onEither(onConnection, onTab)

/** While `waits`, for as long as the component is shown; `listener` is best the same from render to render. */
export const useOnReturn = (listener: () => void, waits = true, on = onReturn): void =>
  useEffect(() => (waits ? on(listener) : undefined), [listener, waits, on])
