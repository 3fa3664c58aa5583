import type { TaskEither } from 'fp-ts/TaskEither'

/** A call that the caller can abort. */
export const stoppable = <F, A>(run: (signal: AbortSignal) => TaskEither<F, A>) => {
  const giveUp = new AbortController()
  return { answer: run(giveUp.signal), stop: () => giveUp.abort() }
}
