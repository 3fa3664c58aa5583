/**
 * Mutual exclusion among the tabs of one browser: Web Locks, or a 10 s lease in storage. `run` waits for the lock, runs
 * `work` and gives its result.
 */
export interface Lock {
  readonly run: <A>(name: string, work: () => Promise<A>) => Promise<A>
}
