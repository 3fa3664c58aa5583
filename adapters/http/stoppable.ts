import type { Either } from 'fp-ts/Either'

export const stoppable = <F, A>(run: (signal: AbortSignal) => Promise<Either<F, A>>) => {
  const controller = new AbortController()
  return { answer: () => run(controller.signal), stop: () => controller.abort() }
}
