import { useEffect, useRef } from 'react'
import { firstAddress, isSecondEntry, marked, unmarked } from '../page/secondEntry'

const layers: Array<() => void> = []
/** Back leaves the second history entry; this is the address of the first. The second stays when all is closed:
 *  leaving it then would end a navigation that comes at the same moment. */
let below: string | null = null
/** The address and state that were written to the second entry, and belong to the first too. */
let written: { readonly state: unknown; readonly href: string } | null = null
let listens = false

/** The browser's own method, because the router would tell its listeners of a navigation. */
const write = (how: 'pushState' | 'replaceState', state: unknown, href: string | URL | null | undefined): void =>
  History.prototype[how].call(history, state, '', href)

const settle = (): void => {
  if (below !== null || (layers.length === 0 && !isSecondEntry(history.state))) return
  const { href } = location
  below = firstAddress(history.state) ?? href
  if (isSecondEntry(history.state)) {
    written = below === href ? null : { state: unmarked(history.state), href }
    return
  }
  write('pushState', marked(history.state, below), below)
}
/** One that closes while another opens changes nothing; neither does one that is busy and stays after Back. */
const settleSoon = (): void => void setTimeout(settle)

/** Chromium calls the app's listener first; at the same address it does nothing. */
const onPop = (): void => {
  if (below === null) return settle()
  // Forward from a first entry that was written to, its address is that of the second.
  const [isBelow, carried] = [location.href === below || location.href === written?.href, written]
  below = null
  written = null
  if (!isBelow) return
  const top = layers.at(-1)
  // Nothing is open any more, so Back leaves the page.
  if (top === undefined) return history.back()
  if (carried !== null) {
    write('replaceState', carried.state, carried.href)
    dispatchEvent(new Event('replaceState'))
  }
  top()
  settleSoon()
}

const onReplace = (): void => {
  if (below === null) return
  written = { state: unmarked(history.state), href: location.href }
  write('replaceState', marked(history.state, below), location.href)
}

const listen = (): void => {
  if (listens) return
  listens = true
  addEventListener('popstate', onPop)
  addEventListener('replaceState', onReplace)
  const push = history.pushState.bind(history)
  /** A link replaces the second entry, so that Back shows the page at once, with the address written to it. */
  history.pushState = (state: unknown, unused, href) => {
    const isSpare = below !== null && written === null
    if (written !== null) write('replaceState', written.state, written.href)
    below = null
    written = null
    if (!isSpare) return push(state, unused, href)
    write('replaceState', state, href)
    dispatchEvent(new Event('pushState'))
  }
}

export const layOver = (close: () => void): (() => void) => {
  listen()
  layers.push(close)
  settleSoon()
  return () => {
    layers.splice(layers.indexOf(close), 1)
    settleSoon()
  }
}

/** After a reload, or a return from another site, on the second entry: Back leaves the page as it would have before. */
export const resumeOnSecondEntry = (): void => {
  listen()
  settle()
}

/** While `isOpen`, Back closes this and leaves the page, with all that is typed in it, where it is. */
export const useBackCloses = (isOpen: boolean, onClose: () => void): void => {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  }, [onClose])
  useEffect(() => (isOpen ? layOver(() => latest.current()) : undefined), [isOpen])
}
