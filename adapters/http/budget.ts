import type { NetworkError } from '@careplus/core/call'
import { retryCount } from './constants.js'
import { Lost } from './lost.js'

export interface Budget {
  readonly signal: AbortSignal
  readonly within: <A>(work: Promise<A>) => Promise<A>
  readonly pause: (ms: number) => Promise<void>
  readonly renew: () => void
  readonly takeRetry: () => boolean
  readonly spent: () => Extract<NetworkError['reason'], 'timeout' | 'aborted'> | null
  readonly close: () => void
}

export const openBudget = (ms: number, aborted?: AbortSignal): Budget => {
  const controller = new AbortController()
  let spent: ReturnType<Budget['spent']> = null
  let retries = retryCount
  let stop: () => void = () => undefined
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(new Lost())
  })
  // Without a waiting caller the rejection is not an error.
  stopped.catch(() => undefined)

  const end = (reason: 'timeout' | 'aborted') => () => {
    if (spent !== null) return
    spent = reason
    controller.abort()
    stop()
  }
  let timer = setTimeout(end('timeout'), ms)
  const abort = end('aborted')
  if (aborted?.aborted === true) abort()
  aborted?.addEventListener('abort', abort)

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
      aborted?.removeEventListener('abort', abort)
    },
  }
}
