import * as E from 'fp-ts/Either'

export interface QueueFull {
  readonly _tag: 'QueueFull'
}

/** Waiting work starts when at most `low` are running, then as many as there is room for. */
export const inTurn = (width: number, queueLength: number, low = width - 1) => {
  let running = 0
  const waiting: Array<() => void> = []
  return async <A>(work: () => Promise<A>): Promise<E.Either<QueueFull, A>> => {
    if (running >= width || waiting.length > 0) {
      if (waiting.length >= queueLength) return E.left({ _tag: 'QueueFull' })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return E.right(await work())
    } finally {
      running -= 1
      if (running <= low)
        for (const next of waiting.splice(0, width - running)) {
          running += 1
          next()
        }
    }
  }
}
