import { useEffect } from 'react'
import { changes, onEither } from './changes'

const { onChange, changed } = changes()

export const connectionReturned = changed

const onOnline = (listener: () => void): (() => void) => {
  addEventListener('online', listener)
  return () => removeEventListener('online', listener)
}

export const onConnection = onEither(onOnline, onChange)

export const onTab = (listener: () => void): (() => void) => {
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') listener()
  }
  document.addEventListener('visibilitychange', onVisibility)
  return () => document.removeEventListener('visibilitychange', onVisibility)
}

export const onReturn = onEither(onConnection, onTab)

/** Listens while `waits` is true; `listener` should be stable between renders. */
export const useOnReturn = (listener: () => void, waits = true, on = onReturn): void =>
  useEffect(() => (waits ? on(listener) : undefined), [listener, waits, on])
