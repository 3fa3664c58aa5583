/** Why an open store can no longer be used; the process must exit and restart. */
export type StoreEnd =
  /** Another process may own the folder; nothing more is written. */
  | { readonly _tag: 'FolderLost'; readonly folder: string }
  | { readonly _tag: 'EngineBroken'; readonly folder: string; readonly reason: string }
  /** The embedded engine's timers would fire without end. */
  | { readonly _tag: 'ClockPutBack'; readonly days: number }

const checkEveryMs = 1000
const dayMs = 86_400_000
/** A smaller step is a correction, which timers tolerate. */
const maxDays = 1

export interface ClockWatch {
  readonly putBack: Promise<StoreEnd>
  readonly stop: () => void
}

/** Engines compute waits by the clock: set back by a month, a timer exceeds its maximum and fires at once. */
export const watchClock = (
  clock: () => number = Date.now,
  count: () => number = () => performance.now(),
  every = checkEveryMs,
): ClockWatch => {
  const began = clock() - count()
  let reportEnd: (end: StoreEnd) => void = () => undefined
  const putBack = new Promise<StoreEnd>((resolve) => {
    reportEnd = resolve
  })
  const timer = setInterval(() => {
    const days = (began - (clock() - count())) / dayMs
    if (days >= maxDays) reportEnd({ _tag: 'ClockPutBack', days: Math.round(days) })
  }, every)
  timer.unref()
  return { putBack, stop: () => clearInterval(timer) }
}
