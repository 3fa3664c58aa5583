import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import type { CallFailure } from '@careplus/core/ports'
import type { Carrier } from './call.js'
import { browserTimeoutMs, retryStatuses } from './constants.js'
import { apiError, networkError } from './failures.js'
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
  /** Whether asking once more may bring another answer, at once. */
  readonly again: boolean
}

const refused = (response: Response, body: unknown): Exchange => ({
  answer: E.left(apiError(response.status, body)),
  again: retryStatuses.includes(response.status) && !response.headers.has('retry-after'),
})

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
    })
    const body = parsed(await response.text())
    if (!response.ok) return refused(response, E.toUnion(body))
    const answer = E.mapLeft(() => networkError('unreadable'))(body)
    return { answer: E.map((read) => ({ status: response.status, body: read }))(answer), again: false }
  } catch {
    return { answer: E.left(networkError(reasonOf(signal))), again: !signal.aborted }
  }
}

/**
 * Carries what anybody may read, without a token, by `fetch` itself: the client, with what it stands on, would weigh more
 * than the page that asks. Only for GET; asked once more where that may help.
 */
export const publicCarrier = ({
  backEnd,
  apiKey,
  onRefused,
}: Pick<HttpConfig, 'backEnd' | 'apiKey' | 'onRefused'>): Carrier => ({
  request:
    ({ path }) =>
    async () => {
      const signal = AbortSignal.timeout(browserTimeoutMs)
      const first = await exchange(backEnd + path, apiKey, signal)
      const { answer } = first.again ? await exchange(backEnd + path, apiKey, signal) : first
      if (E.isLeft(answer) && answer.left._tag === 'ApiError') onRefused?.(answer.left)
      return answer
    },
})
