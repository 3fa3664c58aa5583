import * as E from 'fp-ts/Either'

export interface QueueFull {
  readonly _tag: 'QueueFull'
}

/** For what takes memory and time of a core: a few at once, a bounded queue, then a refusal. */
export const inTurn = (width: number, queueLength: number) => {
  let running = 0
  const waiting: Array<() => void> = []
  return async <A>(work: () => Promise<A>): Promise<E.Either<QueueFull, A>> => {
    if (running >= width) {
      if (waiting.length >= queueLength) return E.left({ _tag: 'QueueFull' })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return E.right(await work())
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
