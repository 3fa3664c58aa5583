import { isRight, type Either } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from '@careplus/core/ports'
import { onSent } from '../page/sent'
import { sessionView } from './session/sessionView'

interface CachedRequest {
  readonly answer: Promise<Either<CallFailure, unknown>>
  readonly at: number
  /** The page that used it last; null: loaded ahead of any page. */
  path: string | null
  isRunning: boolean
}

interface MemberCache {
  readonly memberId: string
  readonly values: Map<string, unknown>
  readonly requests: Map<string, CachedRequest>
}

const emptyFor = (memberId: string): MemberCache => ({ memberId, values: new Map(), requests: new Map() })

/** The last loaded values of one member, for this page's life: a screen shows them at once and loads them again. */
let cache = emptyFor('')

const cacheOf = (memberId: string): MemberCache => {
  if (cache.memberId !== memberId) cache = emptyFor(memberId)
  return cache
}

export const valuesOf = (memberId: string): Map<string, unknown> => cacheOf(memberId).values

export const dropRequests = (): void => cache.requests.clear()

// A response from before a change is never used after it.
onSent(dropRequests)

export const clearMemberCache = (): void => {
  cache.values.clear()
  dropRequests()
}

/** A response is shared for this long. */
const freshMs = 5000

const begin = (name: string, load: TaskEither<CallFailure, unknown>, path: string | null): CachedRequest => {
  const { requests, values } = cache
  const request: CachedRequest = { answer: load(), at: Date.now(), path, isRunning: true }
  requests.set(name, request)
  const end = (answer: Either<CallFailure, unknown> | null): void => {
    request.isRunning = false
    if (requests.get(name) !== request) return
    if (answer !== null && isRight(answer)) values.set(name, answer.right)
    else requests.delete(name)
  }
  request.answer.then(end, () => end(null))
  return request
}

const freshRequest = (name: string, path: string | null, since = 0): CachedRequest | null => {
  const known = cache.requests.get(name)
  if (known === undefined || known.at < since || Date.now() - known.at >= freshMs) return null
  return known.isRunning || known.path === null || known.path === path ? known : null
}

export const loadAhead = <A>(name: string, load: TaskEither<CallFailure, A>): void => {
  const { status, user } = sessionView()
  if (status !== 'signedIn' || user === null) return
  cacheOf(user.id)
  if (freshRequest(name, null) === null) begin(name, load, null)
}

/** All parts of a page that share a name share one call. `since`: no request begun earlier is reused. */
export const loadOnce = <A>(
  memberId: string,
  name: string,
  load: TaskEither<CallFailure, A>,
  since?: number,
): Promise<Either<CallFailure, A>> => {
  cacheOf(memberId)
  const path = location.pathname
  const request = freshRequest(name, path, since) ?? begin(name, load, path)
  request.path = path
  return request.answer as Promise<Either<CallFailure, A>>
}

export const dropSettledRequests = (): void => {
  for (const [name, { isRunning, path }] of cache.requests) if (!isRunning && path !== null) cache.requests.delete(name)
}
