type Tracked<A> = Promise<A> & { status?: 'fulfilled'; value?: A }

/** In the form that React's `use` takes: after success `use` returns at once, by `status` and `value`. */
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

/** `use` returns its value without suspending. */
export const isFetched = (fetched: Promise<unknown>): boolean => (fetched as Tracked<unknown>).status === 'fulfilled'

const failedForMs = 500

/** React calls again to throw a failure, so it is returned again for a moment: new fetches would never end. */
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
