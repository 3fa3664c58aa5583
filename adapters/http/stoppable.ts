import type { TaskEither } from 'fp-ts/TaskEither'

/** A call that the caller can abort. */
export const stoppable = <F, A>(run: (signal: AbortSignal) => TaskEither<F, A>) => {
  const controller = new AbortController()
  return { answer: run(controller.signal), stop: () => controller.abort() }
}
