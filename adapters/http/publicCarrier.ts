import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import { networkError, type CallFailure } from '@careplus/core/call'
import type { Carrier } from './call.js'
import { browserTimeoutMs, longestRetryAfterMs, retryStatuses } from './constants.js'
import { refusedAnswer } from './failures.js'
import { lostOf, orLost } from './lost.js'
import { retryAfterMs } from './retryAfter.js'
import type { Answer, HttpConfig } from './transport.js'

const parsed = (text: string): Either<string, unknown> => {
  try {
    return E.right(JSON.parse(text) as unknown)
  } catch {
    return E.left(text)
  }
}

interface Exchange {
  readonly answer: Either<CallFailure, Answer>
  /** Milliseconds before a retry may help; null: it may not, or not soon. */
  readonly againInMs: number | null
}

const refused = (response: Response, body: unknown): Exchange => {
  const wait = retryAfterMs(response.headers)
  const mayRetry = retryStatuses.includes(response.status) && wait <= longestRetryAfterMs
  return { answer: E.left(refusedAnswer(response, body)), againInMs: mayRetry ? wait : null }
}

const reasonOf = (signal: AbortSignal) => {
  if (signal.aborted) return 'timeout'
  return typeof navigator !== 'undefined' && navigator.onLine === false ? 'offline' : 'failed'
}

const exchange = async (url: string, apiKey: string, signal: AbortSignal): Promise<Exchange> => {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'x-api-key': apiKey },
      credentials: 'same-origin',
      redirect: 'error',
      signal,
    }).catch(orLost)
    const body = parsed(await response.text().catch(orLost))
    if (!response.ok) return refused(response, E.toUnion(body))
    const answer = E.mapLeft(() => networkError('unreadable'))(body)
    return { answer: E.map((read) => ({ status: response.status, body: read }))(answer), againInMs: null }
  } catch (thrown) {
    const { cause } = lostOf(thrown)
    return {
      answer: E.left(networkError(reasonOf(signal), signal.aborted ? undefined : cause)),
      againInMs: signal.aborted ? null : 0,
    }
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })

const patiently = async (url: string, apiKey: string, signal: AbortSignal): Promise<Exchange> => {
  const first = await exchange(url, apiKey, signal)
  if (first.againInMs === null) return first
  await pause(first.againInMs, signal)
  return exchange(url, apiKey, signal)
}

/** It uses `fetch` itself, because the client would weigh more than the page. Only GET; one retry after up to five
 * seconds of `Retry-After`. */
export const publicCarrier = ({
  backEnd,
  apiKey,
  onRefused,
}: Pick<HttpConfig, 'backEnd' | 'apiKey' | 'onRefused'>): Carrier => ({
  request: async ({ path }) => {
    const { answer } = await patiently(backEnd + path, apiKey, AbortSignal.timeout(browserTimeoutMs))
    if (E.isLeft(answer) && answer.left._tag === 'ApiError') onRefused?.(answer.left)
    return answer
  },
})
