/**
 * Where each history entry was scrolled to. The browser's own restoration runs before a lazily fetched screen is
 * there, so it would land at the top; entries are numbered in `history.state` and put back once the screen is drawn.
 */
interface Numbered {
  readonly entry: number
}

const entryOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof (state as Numbered).entry === 'number'
    ? (state as Numbered).entry
    : null

export interface ScrollMemory {
  /** Once what the address bar names is drawn: where it was before (going back), else null (a new page: its top). */
  readonly restored: () => number | null
  readonly stop: () => void
}

export const rememberScroll = (view: Window): ScrollMemory => {
  const positions = new Map<number, number>()
  let current = entryOf(view.history.state) ?? 0
  /** The entry that is drawn: the page before stays in view while the next one comes, and it is that one which is scrolled. */
  let drawn = current
  let arrivedBack = false

  const stamp = (): void => {
    const state: unknown = view.history.state
    view.history.replaceState({ ...(typeof state === 'object' ? state : {}), entry: current }, '')
  }
  const onScroll = (): void => {
    positions.set(drawn, view.scrollY)
  }
  const onPush = (): void => {
    current += 1
    arrivedBack = false
    stamp()
  }
  /** Also asked for by `restored`: React may draw the page between two listeners of one popstate. */
  const onPop = (): void => {
    const entry = entryOf(view.history.state)
    if (entry === null || entry === current) return
    current = entry
    arrivedBack = true
  }

  view.history.scrollRestoration = 'manual'
  if (entryOf(view.history.state) === null) stamp()
  const listening = new AbortController()
  const { signal } = listening
  view.addEventListener('scroll', onScroll, { passive: true, signal })
  view.addEventListener('pushState', onPush, { signal })
  view.addEventListener('popstate', onPop, { signal })
  return {
    restored: () => {
      onPop()
      drawn = current
      return arrivedBack ? (positions.get(current) ?? 0) : null
    },
    stop: () => listening.abort(),
  }
}
