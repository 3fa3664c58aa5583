import * as E from 'fp-ts/Either'
import { readJson } from '@careplus/core/internal/text'
import * as t from 'io-ts'

/** Specification: a server gives the calls it makes for one request 10 s in all. */
export const outgoingBudgetMs = 10_000

/** `refused`: the provider answered, and said no; `unknown client`: no to this server, whoever it asks for. */
export type OutgoingFailure = 'unreachable' | 'refused' | 'unknown client'

/** RFC 6749, 5.2: of an error answer the words that are about who asks, its id, its secret and its settings there. */
const aboutUs: ReadonlyArray<string> = ['invalid_client', 'unauthorized_client', 'unsupported_grant_type']
const ErrorAnswer = t.type({ error: t.string })

const refusalIn = (text: string): OutgoingFailure => {
  const decoded = ErrorAnswer.decode(readJson(text))
  return E.isRight(decoded) && aboutUs.includes(decoded.right.error.toLowerCase()) ? 'unknown client' : 'refused'
}

/** An answer of a provider is a few kilobytes; what is longer is none. */
const longestAnswer = 262_144

const textOf = async (response: Response): Promise<string> => {
  const text = await response.text()
  if (text.length > longestAnswer) throw new RangeError('The answer is too long')
  return text
}

/**
 * One call to a provider, its JSON answer read by a codec. Nothing of it is logged: addresses and answers hold tokens.
 * A redirect is not followed: nobody but the configured provider is to be told our secret.
 */
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
    // No connection, no answer in time, or one that is no JSON.
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
