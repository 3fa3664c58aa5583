import { useEffect, useRef } from 'react'

/** Each closes what lies open, the topmost last. */
const open: Array<() => void> = []
let at: number | null = null
let isReturning = false

/** Entries of the history are numbered by `scrollMemory`; a place within the page that a link was followed to has no number yet. */
const entryNow = (): number | null => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'entry' in state ? Number(state.entry) : null
}

/** A link inside what lies open leads on, and Back from there is of the page. */
const onPush = (): void => {
  at = entryNow()
}

const onPop = (event: PopStateEvent): void => {
  const entry = entryNow()
  if (at === null || entry === null) return
  // Nothing else may see it: neither the place on show nor what is typed has changed.
  event.stopImmediatePropagation()
  if (entry === at) {
    isReturning = false
    if (open.length === 0) stopListening()
    return
  }
  history.go(at - entry)
  // Pressed again meanwhile: still one answer.
  if (isReturning) return
  isReturning = true
  open.at(-1)?.()
}

const stopListening = (): void => {
  removeEventListener('popstate', onPop, true)
  removeEventListener('pushState', onPush)
}

/** Opens a layer on which Back acts until the function that is returned is called. */
export const layOver = (close: () => void): (() => void) => {
  if (open.length === 0) {
    at = entryNow()
    isReturning = false
    addEventListener('popstate', onPop, true)
    addEventListener('pushState', onPush)
  }
  open.push(close)
  return () => {
    open.splice(open.indexOf(close), 1)
    if (open.length === 0 && !isReturning) stopListening()
  }
}

/** While `isOpen`, Back closes this and leaves the page, with all that is typed in it, where it is. */
export const useBackCloses = (isOpen: boolean, onClose: () => void): void => {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  }, [onClose])
  useEffect(() => (isOpen ? layOver(() => latest.current()) : undefined), [isOpen])
}
