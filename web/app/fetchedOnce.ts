type Tracked<A> = Promise<A> & { status?: 'fulfilled'; value?: A }

/** React reads a failed fetch once more, to throw what it failed with: one forgotten at once would be fetched for ever. */
const failedForMs = 500

/**
 * Something fetched once, in the form that React's `use` reads: once it is there, without suspending (by `status` and
 * `value`). What failed is forgotten a moment later, and the next call tries again.
 */
export const fetchedOnce = <A>(fetch: () => Promise<A>): (() => Promise<A>) => {
  let kept: Tracked<A> | null = null
  return () => {
    if (kept !== null) return kept
    const promise: Tracked<A> = fetch()
    kept = promise
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () =>
        setTimeout(() => {
          kept = null
        }, failedForMs),
    )
    return promise
  }
}
