import { readJson } from '@careplus/core/internal/text'
import { tabStore } from '../page/tabStore'

/** The browser restores before a lazily loaded screen exists and lands at the top, so entries are numbered and
 *  restored
 *  after rendering. Stored in the tab, for reloads, returns from other sites and discarded pages. */
interface Numbered {
  readonly entry: number
}

const entryOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof (state as Numbered).entry === 'number'
    ? (state as Numbered).entry
    : null

const storeKey = 'scroll'
const maxStored = 50

const isPlace = (each: unknown): each is [number, number] =>
  Array.isArray(each) && each.length === 2 && each.every(Number.isFinite)

const storedPositions = (): ReadonlyArray<[number, number]> => {
  const stored = readJson(tabStore.get(storeKey))
  return Array.isArray(stored) ? stored.filter(isPlace) : []
}

export interface ScrollMemory {
  /** The position to restore; null: a new page, which starts at its top. */
  readonly restored: () => number | null
  readonly stop: () => void
}

export const rememberScroll = (view: Window): ScrollMemory => {
  const opened = entryOf(view.history.state)
  const positions = new Map(opened === null ? [] : storedPositions())
  let current = opened ?? 0
  /** The entry on screen; scroll events belong to it until the next page is rendered. */
  let rendered = current
  let arrivedBack = opened !== null
  let arrivedPath = view.location.pathname
  const address = (): string => view.location.pathname + view.location.search
  let renderedAt = address()

  let stamps = false
  const stamp = (): void => {
    if (stamps) return
    stamps = true
    const state: unknown = view.history.state
    view.history.replaceState({ ...(typeof state === 'object' ? state : {}), entry: current }, '')
    stamps = false
  }
  const stay = (): void => {
    if (address() !== renderedAt) return
    rendered = current
    positions.set(current, view.scrollY)
  }
  let stopReturn = (): void => undefined
  /** Back within one page: nothing calls `restored`, and React renders by the next frame. */
  const returnWithin = (): void => {
    rendered = current
    const top = positions.get(current) ?? 0
    const frame = view.requestAnimationFrame(() => {
      stopReturn = scrollBackTo(view, top)
    })
    stopReturn = () => view.cancelAnimationFrame(frame)
  }
  const onScroll = (): void => {
    positions.set(rendered, view.scrollY)
  }
  const onPush = (): void => {
    stopReturn()
    current += 1
    arrivedBack = false
    stamp()
    stay()
  }
  /** Other code that replaces an entry may drop its number. */
  const onReplace = (): void => {
    if (view.location.pathname !== arrivedPath) arrivedBack = false
    if (entryOf(view.history.state) === null) stamp()
  }
  /** `restored` calls it too, because React may render between two listeners of one popstate. */
  const onPop = (): void => {
    const entry = entryOf(view.history.state)
    if (entry === null) return onPush()
    if (entry === current) return
    stopReturn()
    current = entry
    arrivedBack = true
    arrivedPath = view.location.pathname
    if (address() === renderedAt) returnWithin()
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
  // A phone may discard a hidden page without another event.
  view.document.addEventListener('visibilitychange', store, { signal })
  return {
    restored: () => {
      onPop()
      rendered = current
      renderedAt = address()
      return arrivedBack ? (positions.get(current) ?? 0) : null
    },
    stop: () => {
      stopReturn()
      listening.abort()
    },
  }
}

const settleMs = 600
const reloadMs = 3000

/** Touch, wheel or a key ends it. Returns the function that stops it. */
export const scrollBackTo = (view: Window, top: number, reason: 'draw' | 'reload' = 'draw'): (() => void) => {
  const until = view.performance.now() + (reason === 'draw' ? settleMs : reloadMs)
  const userEvents = new AbortController()
  const stop = (): void => userEvents.abort()
  for (const sign of ['touchstart', 'wheel', 'keydown'])
    view.addEventListener(sign, stop, { passive: true, signal: userEvents.signal })
  const attempt = (): void => {
    if (userEvents.signal.aborted) return
    view.scrollTo(0, top)
    if (view.scrollY < top && view.performance.now() < until) view.requestAnimationFrame(attempt)
    else stop()
  }
  attempt()
  return stop
}
