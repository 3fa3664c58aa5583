import type { NetworkError } from '@careplus/core/call'
import { retryCount } from './constants.js'

/** One call's time and tries, shared by everything that the call does. */
export interface Budget {
  /** Aborts what is on its way when the time is up, or when the caller gives up. */
  readonly signal: AbortSignal
  /** `work`, or a rejection as soon as the time is up. */
  readonly within: <A>(work: Promise<A>) => Promise<A>
  readonly pause: (ms: number) => Promise<void>
  /** The time begins anew: something has moved. */
  readonly renew: () => void
  /** Takes one retry out of the budget; false: none is left. */
  readonly takeRetry: () => boolean
  /** Why it was aborted; null: it was not. */
  readonly spent: () => Extract<NetworkError['reason'], 'timeout' | 'aborted'> | null
  readonly close: () => void
}

export const openBudget = (ms: number, givenUp?: AbortSignal): Budget => {
  const controller = new AbortController()
  let spent: ReturnType<Budget['spent']> = null
  let retries = retryCount
  let stop: () => void = () => undefined
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(new Error('the call was stopped'))
  })
  // Nobody may be waiting when it happens; whoever waits gets the rejection through `within`.
  stopped.catch(() => undefined)

  const end = (reason: 'timeout' | 'aborted') => () => {
    if (spent !== null) return
    spent = reason
    controller.abort()
    stop()
  }
  let timer = setTimeout(end('timeout'), ms)
  const giveUp = end('aborted')
  if (givenUp?.aborted === true) giveUp()
  givenUp?.addEventListener('abort', giveUp)

  const within = <A>(work: Promise<A>): Promise<A> => Promise.race([work, stopped])
  return {
    signal: controller.signal,
    within,
    pause: async (pauseMs) => {
      let waiting: ReturnType<typeof setTimeout> | undefined
      try {
        await within(
          new Promise<void>((resolve) => {
            waiting = setTimeout(resolve, pauseMs)
          }),
        )
      } finally {
        clearTimeout(waiting)
      }
    },
    renew: () => {
      clearTimeout(timer)
      if (spent === null) timer = setTimeout(end('timeout'), ms)
    },
    takeRetry: () => retries-- > 0,
    spent: () => spent,
    close: () => {
      clearTimeout(timer)
      givenUp?.removeEventListener('abort', giveUp)
    },
  }
}
