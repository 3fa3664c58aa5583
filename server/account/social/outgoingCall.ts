import * as E from 'fp-ts/Either'
import { readJson } from '@careplus/core/internal/text'
import * as t from 'io-ts'

/** Specification: the calls of a server for one request take 10 s in all. */
export const outgoingBudgetMs = 10_000

/** `refused`: the provider refused the proof; `unknown client`: it refused this server. */
export type OutgoingFailure = 'unreachable' | 'refused' | 'unknown client'

/** RFC 6749, 5.2: errors about the client, its secret and its settings there. */
const aboutUs: ReadonlyArray<string> = ['invalid_client', 'unauthorized_client', 'unsupported_grant_type']
const ErrorAnswer = t.type({ error: t.string })

const refusalIn = (text: string): OutgoingFailure => {
  const decoded = ErrorAnswer.decode(readJson(text))
  return E.isRight(decoded) && aboutUs.includes(decoded.right.error.toLowerCase()) ? 'unknown client' : 'refused'
}

/** A provider's response has a few kilobytes; a longer one is invalid. */
const longestAnswer = 262_144

const textOf = async (response: Response): Promise<string> => {
  const text = await response.text()
  if (text.length > longestAnswer) throw new RangeError('The answer is too long')
  return text
}

/** Nothing is logged, because addresses and responses contain tokens; no redirect may get our secret. */
export const outgoingJson = async <C extends t.Mixed>(
  url: string,
  codec: C,
  init: { readonly signal: AbortSignal; readonly body?: URLSearchParams },
): Promise<E.Either<OutgoingFailure, t.TypeOf<C>>> => {
  try {
    const response = await fetch(url, {
      signal: init.signal,
      redirect: 'error',
      headers: { accept: 'application/json' },
      ...(init.body === undefined ? {} : { method: 'POST', body: init.body }),
    })
    const text = await textOf(response)
    if (response.status >= 500 || response.status === 429) return E.left('unreachable')
    if (!response.ok) return E.left(refusalIn(text))
    return E.Bifunctor.mapLeft(codec.decode(JSON.parse(text)), (): OutgoingFailure => 'unreachable')
  } catch {
    return E.left('unreachable')
  }
}

export const withinBudget = async <A>(
  budgetMs: number,
  work: (signal: AbortSignal) => Promise<E.Either<OutgoingFailure, A>>,
): Promise<E.Either<OutgoingFailure, A>> => {
  const signal = AbortSignal.timeout(budgetMs)
  const late = new Promise<E.Either<OutgoingFailure, A>>((resolve) =>
    signal.addEventListener('abort', () => resolve(E.left('unreachable')), { once: true }),
  )
  return Promise.race([work(signal), late])
}
