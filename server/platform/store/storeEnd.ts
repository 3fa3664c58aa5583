/** Why an open store can be used no longer; whoever has it ends, and is started anew. */
export type StoreEnd =
  /** Its folder may be another process's by now: nothing more is written. */
  | { readonly _tag: 'FolderLost'; readonly folder: string }
  /** The embedded engine has stopped as a program does that crashed, and would never answer again. */
  | { readonly _tag: 'EngineBroken'; readonly folder: string; readonly reason: string }
  /** By so many days: what the embedded engine has set a time for would come due without end. */
  | { readonly _tag: 'ClockPutBack'; readonly days: number }

const checkEveryMs = 1000
const dayMs = 86_400_000
/** Less is a correction, which no timer minds. */
const maxDays = 1

export interface ClockWatch {
  readonly putBack: Promise<StoreEnd>
  readonly stop: () => void
}

/**
 * Looks whether the clock runs against the machine's own count. Engines reckon a wait by the clock: after a month back it is
 * longer than a timer can be, and such a timer fires at once, again and again.
 */
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
