import { isRight, type Either } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from '@careplus/core/ports'
import { useCallback, useEffect, useMemo } from 'react'
import { useOnReturn } from '../page/onReturn'
import { onSent } from '../page/sent'
import { useSession } from './session/useSession'
import { sessionView } from './session/view'
import { useReading, type Remote } from './useReading'

export type { Remote } from './useReading'

type Values = Map<string, unknown>
type Answer = Promise<Either<CallFailure, unknown>>

interface Begun {
  readonly answer: Answer
  readonly at: number
}

interface Kept {
  readonly memberId: string
  readonly values: Values
  /** Readings that a finger on the way to a screen began; the screen takes their answer. */
  readonly begun: Map<string, Begun>
  /** Readings on their way: parts of one screen that ask for the same at once share them. */
  readonly running: Map<string, Begun>
  /** Readings of the page shown now that have arrived: a part of it whose code comes later takes them. */
  readonly arrived: Map<string, Begun & { readonly path: string }>
}

const keptFor = (memberId: string): Kept => ({
  memberId,
  values: new Map(),
  begun: new Map(),
  running: new Map(),
  arrived: new Map(),
})

/** What was last read, for this page's life and one member only: a screen come back to shows it and reads it anew. */
let kept = keptFor('')

const keptOf = (memberId: string): Kept => {
  if (kept.memberId !== memberId) kept = keptFor(memberId)
  return kept
}

const dropReadings = (): void => {
  kept.begun.clear()
  kept.running.clear()
  kept.arrived.clear()
}

/** After a change: what is shown next is read first. */
export const forgetKept = (): void => {
  kept.values.clear()
  dropReadings()
}

// Whoever made the change need not think of it: an answer from before it is never taken for one from after it.
onSent(dropReadings)

const nameOf = (memberId: string, name: string): string => `${memberId} ${name}`

/** What was read ahead is as good as read now for so long; a screen that comes later reads for itself. */
const aheadMs = 5000

const isFresh = ({ at }: Begun): boolean => Date.now() - at < aheadMs

/** Reads what a screen will ask for under this name, before it comes. */
export const readAhead = <A>(name: string, read: TaskEither<CallFailure, A>): void => {
  const { status, user } = sessionView()
  if (status !== 'signedIn' || user === null) return
  const { begun, values } = keptOf(user.id)
  const key = nameOf(user.id, name)
  for (const [other, each] of begun) if (!isFresh(each)) begun.delete(other)
  if (begun.has(key)) return
  const answer = read()
  begun.set(key, { answer, at: Date.now() })
  void answer.then((read) => {
    // What was changed meanwhile has dropped it.
    if (begun.get(key)?.answer !== answer) return
    if (isRight(read)) values.set(key, read.right)
    // No screen has to tell of it: it asks for itself.
    else begun.delete(key)
  })
}

/** Of the page shown now, and read a moment ago. */
const arrivedHere = (key: string): Begun | undefined => {
  const known = kept.arrived.get(key)
  return known?.path === location.pathname ? known : undefined
}

/** The answer that was begun ahead, once; one of another part of the page, on its way or there; else a reading of its own. */
const orBegun =
  <A>(memberId: string, name: string, read: TaskEither<CallFailure, A>): TaskEither<CallFailure, A> =>
  () => {
    const { begun, running, arrived } = keptOf(memberId)
    const key = nameOf(memberId, name)
    const known = begun.get(key) ?? running.get(key) ?? arrivedHere(key)
    begun.delete(key)
    const mine = known !== undefined && isFresh(known) ? known : { answer: read(), at: Date.now() }
    running.set(key, mine)
    const path = location.pathname
    void mine.answer.then((answer) => {
      if (running.get(key) !== mine) return
      running.delete(key)
      if (isRight(answer)) arrived.set(key, { ...mine, path })
    })
    return mine.answer as Promise<Either<CallFailure, A>>
  }

/** As `useRemote`; `show` puts a value in its place that the server has just confirmed. */
export const useSettableRemote = <A>(
  name: string,
  read: TaskEither<CallFailure, A> | null,
): readonly [Remote<A>, () => void, (value: A) => void] => {
  const memberId = useSession().user?.id ?? ''
  const values = keptOf(memberId).values as Map<string, A>
  const reading = useMemo(() => (read === null ? null : orBegun(memberId, name, read)), [memberId, name, read])
  const key = nameOf(memberId, name)
  const [remote, readAnew, showHere] = useReading(key, reading, memberId === '' ? undefined : values)
  const reload = useCallback(() => {
    const { begun, running, arrived } = keptOf(memberId)
    for (const each of [begun, running, arrived]) each.delete(nameOf(memberId, name))
    readAnew()
  }, [memberId, name, readAnew])
  const show = useCallback(
    (value: A) => {
      keptOf(memberId).values.set(key, value)
      showHere(value)
    },
    [memberId, key, showHere],
  )
  // A part that goes may come back on the same page: it reads anew.
  useEffect(() => () => void keptOf(memberId).arrived.delete(key), [memberId, key])
  useOnReturn(reload)
  return [remote, reload, show]
}

/**
 * A value of the signed-in member, read when a screen comes, when the connection or the tab returns, and on `reload`.
 * `read` has to be the same value from render to render; null: it is too early to ask.
 */
export const useRemote = <A>(
  name: string,
  read: TaskEither<CallFailure, A> | null,
): readonly [Remote<A>, () => void] => {
  const [remote, reload] = useSettableRemote(name, read)
  return [remote, reload]
}
