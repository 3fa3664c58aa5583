import type { TaskEither } from 'fp-ts/TaskEither'

export const stoppable = <F, A>(run: (signal: AbortSignal) => TaskEither<F, A>) => {
  const controller = new AbortController()
  return { answer: run(controller.signal), stop: () => controller.abort() }
}
