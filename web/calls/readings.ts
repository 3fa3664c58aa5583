import { isRight, type Either } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from '@careplus/core/ports'
import { onSent } from '../page/sent'
import { sessionView } from './session/view'

interface Reading {
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
  readonly readings: Map<string, Reading>
}

const emptyFor = (memberId: string): MemberCache => ({ memberId, values: new Map(), readings: new Map() })

/** What was last read, for this page's life and one member only: a screen come back to shows it and reads it anew. */
let cache = emptyFor('')

const cacheOf = (memberId: string): MemberCache => {
  if (cache.memberId !== memberId) cache = emptyFor(memberId)
  return cache
}

/** What was last read, by name. */
export const valuesOf = (memberId: string): Map<string, unknown> => cacheOf(memberId).values

/** Whoever asks next reads anew. */
export const dropReadings = (): void => cache.readings.clear()

// Whoever made the change need not think of it: an answer from before it is never taken for one from after it.
onSent(dropReadings)

/** After a change: what is shown next is read first. */
export const forgetKept = (): void => {
  cache.values.clear()
  dropReadings()
}

/** An answer is as good as one read now for so long; a screen that comes later reads for itself. */
const freshMs = 5000

const begin = (name: string, read: TaskEither<CallFailure, unknown>, path: string | null): Reading => {
  const { readings, values } = cache
  const reading: Reading = { answer: read(), at: Date.now(), path, isRunning: true }
  readings.set(name, reading)
  const end = (answer: Either<CallFailure, unknown> | null): void => {
    reading.isRunning = false
    // What was changed meanwhile has dropped it.
    if (readings.get(name) !== reading) return
    if (answer !== null && isRight(answer)) values.set(name, answer.right)
    // No screen takes a failure of another one: it asks for itself.
    else readings.delete(name)
  }
  reading.answer.then(end, () => end(null))
  return reading
}

/** One that somebody else may take on this page; an answer is taken on the page it was read for. */
const freshReading = (name: string, path: string | null, since = 0): Reading | null => {
  const known = cache.readings.get(name)
  if (known === undefined || known.at < since || Date.now() - known.at >= freshMs) return null
  return known.isRunning || known.path === null || known.path === path ? known : null
}

/** Reads what a screen will ask for under this name, before it comes. */
export const readAhead = <A>(name: string, read: TaskEither<CallFailure, A>): void => {
  const { status, user } = sessionView()
  if (status !== 'signedIn' || user === null) return
  cacheOf(user.id)
  if (freshReading(name, null) === null) begin(name, read, null)
}

/**
 * As `read`, but asks once for all parts of a page that read the same name: takes what was begun ahead, what is under way, or
 * what has just arrived on this page. `since`: takes nothing that was begun before.
 */
export const readOnce =
  <A>(memberId: string, name: string, read: TaskEither<CallFailure, A>, since?: number): TaskEither<CallFailure, A> =>
  () => {
    cacheOf(memberId)
    const path = location.pathname
    const reading = freshReading(name, path, since) ?? begin(name, read, path)
    reading.path = path
    return reading.answer as Promise<Either<CallFailure, A>>
  }

/** As `dropReadings`, of what has arrived on a page; what is under way or was read ahead stays. */
export const dropArrived = (): void => {
  for (const [name, { isRunning, path }] of cache.readings) if (!isRunning && path !== null) cache.readings.delete(name)
}
