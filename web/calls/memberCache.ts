import { isRight, type Either } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from '@careplus/core/ports'
import { onSent } from '../page/sent'
import { sessionView } from './session/view'

interface CachedRequest {
  readonly answer: Promise<Either<CallFailure, unknown>>
  readonly at: number
  /** The page that took it last; null: it was read ahead of any. */
  path: string | null
  isRunning: boolean
}

interface MemberCache {
  readonly memberId: string
  readonly values: Map<string, unknown>
  /** By name: under way, or answered a moment ago. */
  readonly requests: Map<string, CachedRequest>
}

const emptyFor = (memberId: string): MemberCache => ({ memberId, values: new Map(), requests: new Map() })

/** What was last read, for this page's life and one member only: a screen come back to shows it and reads it anew. */
let cache = emptyFor('')

const cacheOf = (memberId: string): MemberCache => {
  if (cache.memberId !== memberId) cache = emptyFor(memberId)
  return cache
}

/** What was last read, by name. */
export const valuesOf = (memberId: string): Map<string, unknown> => cacheOf(memberId).values

/** Whoever asks next reads anew. */
export const dropRequests = (): void => cache.requests.clear()

// Whoever made the change need not think of it: an answer from before it is never taken for one from after it.
onSent(dropRequests)

/** After a change: what is shown next is read first. */
export const clearMemberCache = (): void => {
  cache.values.clear()
  dropRequests()
}

/** An answer is as good as one read now for so long; a screen that comes later reads for itself. */
const freshMs = 5000

const begin = (name: string, load: TaskEither<CallFailure, unknown>, path: string | null): CachedRequest => {
  const { requests, values } = cache
  const request: CachedRequest = { answer: load(), at: Date.now(), path, isRunning: true }
  requests.set(name, request)
  const end = (answer: Either<CallFailure, unknown> | null): void => {
    request.isRunning = false
    // What was changed meanwhile has dropped it.
    if (requests.get(name) !== request) return
    if (answer !== null && isRight(answer)) values.set(name, answer.right)
    // No screen takes a failure of another one: it asks for itself.
    else requests.delete(name)
  }
  request.answer.then(end, () => end(null))
  return request
}

/** One that somebody else may take on this page; an answer is taken on the page it was read for. */
const freshRequest = (name: string, path: string | null, since = 0): CachedRequest | null => {
  const known = cache.requests.get(name)
  if (known === undefined || known.at < since || Date.now() - known.at >= freshMs) return null
  return known.isRunning || known.path === null || known.path === path ? known : null
}

/** Reads what a screen will ask for under this name, before it comes. */
export const loadAhead = <A>(name: string, load: TaskEither<CallFailure, A>): void => {
  const { status, user } = sessionView()
  if (status !== 'signedIn' || user === null) return
  cacheOf(user.id)
  if (freshRequest(name, null) === null) begin(name, load, null)
}

/**
 * As `read`, but asks once for all parts of a page that read the same name: takes what was begun ahead, what is under way, or
 * what has just arrived on this page. `since`: takes nothing that was begun before.
 */
export const loadOnce =
  <A>(memberId: string, name: string, load: TaskEither<CallFailure, A>, since?: number): TaskEither<CallFailure, A> =>
  () => {
    cacheOf(memberId)
    const path = location.pathname
    const request = freshRequest(name, path, since) ?? begin(name, load, path)
    request.path = path
    return request.answer as Promise<Either<CallFailure, A>>
  }

/** As `dropReadings`, of what has arrived on a page; what is under way or was read ahead stays. */
export const dropSettledRequests = (): void => {
  for (const [name, { isRunning, path }] of cache.requests) if (!isRunning && path !== null) cache.requests.delete(name)
}
