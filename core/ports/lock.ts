/** Mutual exclusion among the tabs of one browser: Web Locks, or a 10 s lease in storage. */
export interface Lock {
  readonly run: <A>(name: string, work: () => Promise<A>) => Promise<A>
}
