import { readJson } from '@careplus/core/text'
import { tabStore } from '../page/tabStore'

/**
 * Where each history entry was scrolled to. The browser's own restoration runs before a lazily fetched screen is
 * there, so it would land at the top; entries are numbered in `history.state` and put back once the screen is drawn. The tab
 * stores the places, for a reload, a return from another site and a page that the phone has discarded meanwhile.
 */
interface Numbered {
  readonly entry: number
}

const entryOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof (state as Numbered).entry === 'number'
    ? (state as Numbered).entry
    : null

const storeKey = 'scroll'
/** Entries whose places a tab stores, the newest. */
const maxStored = 50

const isPlace = (each: unknown): each is [number, number] =>
  Array.isArray(each) && each.length === 2 && each.every(Number.isFinite)

const storedPositions = (): ReadonlyArray<[number, number]> => {
  const stored = readJson(tabStore.get(storeKey))
  return Array.isArray(stored) ? stored.filter(isPlace) : []
}

export interface ScrollMemory {
  /** Once what the address bar names is drawn: where it was before (going back), else null (a new page: its top). */
  readonly restored: () => number | null
  readonly stop: () => void
}

export const rememberScroll = (view: Window): ScrollMemory => {
  const opened = entryOf(view.history.state)
  const positions = new Map(opened === null ? [] : storedPositions())
  let current = opened ?? 0
  /** The entry that is drawn: the page before stays in view while the next one comes, and it is that one which is scrolled. */
  let drawn = current
  let arrivedBack = opened !== null
  let arrivedPath = view.location.pathname
  const address = (): string => view.location.pathname + view.location.search
  let drawnAt = address()

  let stamps = false
  const stamp = (): void => {
    if (stamps) return
    stamps = true
    const state: unknown = view.history.state
    view.history.replaceState({ ...(typeof state === 'object' ? state : {}), entry: current }, '')
    stamps = false
  }
  /** A place within the page on show is an entry of its own, and nothing is drawn anew for it. */
  const stay = (): void => {
    if (address() !== drawnAt) return
    drawn = current
    positions.set(current, view.scrollY)
  }
  let stopReturn = (): void => undefined
  /** Back at another place of the page on show: nobody asks for `restored`. React has drawn it by the next frame. */
  const returnWithin = (): void => {
    drawn = current
    const top = positions.get(current) ?? 0
    const frame = view.requestAnimationFrame(() => {
      stopReturn = scrollBackTo(view, top)
    })
    stopReturn = () => view.cancelAnimationFrame(frame)
  }
  const onScroll = (): void => {
    positions.set(drawn, view.scrollY)
  }
  const onPush = (): void => {
    stopReturn()
    current += 1
    arrivedBack = false
    stamp()
    stay()
  }
  /** Who writes another address into an entry seldom knows of its number. */
  const onReplace = (): void => {
    // Another page in its place, such as the sign-in, begins at its top.
    if (view.location.pathname !== arrivedPath) arrivedBack = false
    if (entryOf(view.history.state) === null) stamp()
  }
  /** Also asked for by `restored`: React may draw the page between two listeners of one popstate. */
  const onPop = (): void => {
    const entry = entryOf(view.history.state)
    // The browser itself has followed a link to a place within the page.
    if (entry === null) return onPush()
    if (entry === current) return
    stopReturn()
    current = entry
    arrivedBack = true
    arrivedPath = view.location.pathname
    if (address() === drawnAt) returnWithin()
  }

  const store = (): void => tabStore.set(storeKey, JSON.stringify([...positions].slice(-maxStored)))

  view.history.scrollRestoration = 'manual'
  if (entryOf(view.history.state) === null) stamp()
  const listening = new AbortController()
  const { signal } = listening
  view.addEventListener('scroll', onScroll, { passive: true, signal })
  view.addEventListener('pushState', onPush, { signal })
  view.addEventListener('replaceState', onReplace, { signal })
  view.addEventListener('popstate', onPop, { signal })
  view.addEventListener('pagehide', store, { signal })
  // A phone discards a page that is not seen without a further word.
  view.document.addEventListener('visibilitychange', store, { signal })
  return {
    restored: () => {
      onPop()
      drawn = current
      drawnAt = address()
      return arrivedBack ? (positions.get(current) ?? 0) : null
    },
    stop: () => {
      stopReturn()
      listening.abort()
    },
  }
}

/** Longest wait for a lazily fetched screen to grow tall enough to be scrolled back to where it was. */
const settleMs = 600
/** The same where the whole page is loaded again, and asks the server for its data. */
const reloadMs = 3000

/** Returns the way to stop; a finger or a wheel does so, too: what is scrolled by hand is not pulled back. */
export const scrollBackTo = (view: Window, top: number, patience: 'draw' | 'reload' = 'draw'): (() => void) => {
  const until = view.performance.now() + (patience === 'draw' ? settleMs : reloadMs)
  const hands = new AbortController()
  const stop = (): void => hands.abort()
  for (const sign of ['touchstart', 'wheel', 'keydown'])
    view.addEventListener(sign, stop, { passive: true, signal: hands.signal })
  const attempt = (): void => {
    if (hands.signal.aborted) return
    view.scrollTo(0, top)
    if (view.scrollY < top && view.performance.now() < until) view.requestAnimationFrame(attempt)
    else stop()
  }
  attempt()
  return stop
}
