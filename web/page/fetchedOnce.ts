type Tracked<A> = Promise<A> & { status?: 'fulfilled'; value?: A }

/**
 * Something fetched once, in the form that React's `use` reads: once it is there, without suspending (by `status` and
 * `value`). What failed is forgotten, and the next call tries again.
 */
export const fetchedOnce = <A>(fetch: () => Promise<A>): (() => Promise<A>) => {
  let current: Tracked<A> | null = null
  return () => {
    if (current !== null) return current
    const promise: Tracked<A> = fetch()
    current = promise
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => {
        current = null
      },
    )
    return promise
  }
}

/** Whether something that was fetched once is here: `use` reads it without waiting. */
export const isFetched = (fetched: Promise<unknown>): boolean => (fetched as Tracked<unknown>).status === 'fulfilled'

const failedForMs = 500

/**
 * What `use` is to read of a fetch: React asks once more for what has failed, to throw it, and would be given a new fetch,
 * and so without end. For a moment a failure is therefore answered again.
 */
export const toUse = <A>(fetch: () => Promise<A>): (() => Promise<A>) => {
  let failed: Promise<A> | null = null
  let last: Promise<A> | null = null
  return () => {
    if (failed !== null) return failed
    const promise = fetch()
    if (promise === last) return promise
    last = promise
    promise.catch(() => {
      failed = promise
      setTimeout(() => {
        failed = null
      }, failedForMs)
    })
    return promise
  }
}
