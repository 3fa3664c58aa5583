import { useEffect, useRef } from 'react'

/** What is open, the topmost last: each closes itself. */
const layers: Array<() => void> = []
/** While anything is open, the page has a second history entry, for Back to leave; this is the address of the first. */
let below: string | null = null
/** What was written to the second entry, and belongs into the first or after it. */
let moved: { readonly how: 'pushState' | 'replaceState'; readonly state: unknown; readonly href: string } | null = null
/** The second entry is being left because nothing is open any more. */
let isReturning = false
let listens = false

/** The browser's own method: the router tells its listeners of a navigation, and this is none. */
const write = (how: 'pushState' | 'replaceState', state: unknown, href: string | URL | null | undefined): void =>
  History.prototype[how].call(history, state, '', href)

const settle = (): void => {
  if (isReturning) return
  if (layers.length > 0 && below === null) {
    below = location.href
    // The same state: for `scrollMemory` both are one entry.
    write('pushState', history.state, below)
  } else if (layers.length === 0 && below !== null) {
    isReturning = true
    history.back()
  }
}
/** One that closes while another opens changes nothing; neither does one that is busy and stays after Back. */
const settleSoon = (): void => void setTimeout(settle)

/** The app hears it first, Chromium calling in the order of adding: at the same address it has nothing to do. */
const onPop = (): void => {
  if (below === null) return
  const [isBelow, asked, carried] = [location.href === below, !isReturning, moved]
  below = null
  moved = null
  isReturning = false
  // Further back than the page on show.
  if (!isBelow) return
  if (carried !== null) {
    write(carried.how, carried.state, carried.href)
    dispatchEvent(new Event(carried.how))
  }
  if (asked) layers.at(-1)?.()
  settleSoon()
}

const onReplace = (): void => {
  if (below !== null) moved = { how: moved?.how ?? 'replaceState', state: history.state, href: location.href }
}

const listen = (): void => {
  if (listens) return
  listens = true
  addEventListener('popstate', onPop)
  addEventListener('replaceState', onReplace)
  const push = history.pushState.bind(history)
  /** A link in what is open leads on in place of the second entry, so that Back from there shows the page at once. */
  history.pushState = (state: unknown, unused, href) => {
    if (below === null) return push(state, unused, href)
    write('replaceState', state, href)
    if (isReturning) moved = { how: 'pushState', state, href: location.href }
    else {
      below = null
      moved = null
    }
    dispatchEvent(new Event('pushState'))
  }
}

/** Opens a layer that Back closes, until the function that is returned is called. */
export const layOver = (close: () => void): (() => void) => {
  listen()
  layers.push(close)
  settleSoon()
  return () => {
    layers.splice(layers.indexOf(close), 1)
    settleSoon()
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
