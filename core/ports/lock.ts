/**
 * Mutual exclusion among the tabs of one browser (Web Locks; where missing, a 10 s lease in storage).
 * `run` waits for its turn, runs `work`, and answers what it answered.
 */
export interface Lock {
  readonly run: <A>(name: string, work: () => Promise<A>) => Promise<A>
}
