import { isRight, type Either } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from '@careplus/core/ports'
import { useCallback, useEffect, useState } from 'react'

export type Remote<A> =
  | { readonly _tag: 'loading' }
  | { readonly _tag: 'failed'; readonly failure: CallFailure }
  /** `stale`: why it could not be read anew just now; what was read before is shown. */
  | { readonly _tag: 'ready'; readonly value: A; readonly stale: CallFailure | null }

const loading = { _tag: 'loading' } as const

const ready = <A>(value: A): Remote<A> => ({ _tag: 'ready', value, stale: null })

const afterAnswer = <A>(shown: Remote<A>, answer: Either<CallFailure, A>): Remote<A> => {
  if (isRight(answer)) return ready(answer.right)
  return shown._tag === 'ready' ? { ...shown, stale: answer.left } : { _tag: 'failed', failure: answer.left }
}

/** For values that may not be shown any more once a reading of them failed so. */
export const failedAnew = <A>(remote: Remote<A>, isFinal: (failure: CallFailure) => boolean): Remote<A> =>
  remote._tag === 'ready' && remote.stale !== null && isFinal(remote.stale)
    ? { _tag: 'failed', failure: remote.stale }
    : remote

interface Held<A> {
  readonly name: string
  /** Of another member it is another. */
  readonly kept: Map<string, A> | undefined
  readonly remote: Remote<A>
}

const isOf = <A>(held: Held<A> | null, name: string, kept: Map<string, A> | undefined): held is Held<A> =>
  held !== null && held.name === name && held.kept === kept

const knownOf = <A>(name: string, kept: Map<string, A> | undefined): Remote<A> =>
  kept?.has(name) === true ? ready(kept.get(name)!) : loading

/**
 * A value from outside: read when a screen comes, when its `name` changes, and on `reload`; `show` puts another value in its
 * place. `read` has to be the same from render to render; null: it is not to be asked for now. `kept`: what was read under
 * each name, shown until it is read anew.
 */
export const useReading = <A>(
  name: string,
  read: TaskEither<CallFailure, A> | null,
  kept?: Map<string, A>,
): readonly [remote: Remote<A>, reload: () => void, show: (value: A) => void] => {
  const [held, setHeld] = useState<Held<A> | null>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (read === null) return
    let here = true
    const before = { name, kept, remote: knownOf(name, kept) }
    const current = (now: Held<A> | null): Held<A> => (isOf(now, name, kept) ? now : before)
    setHeld((now) => (current(now).remote._tag === 'ready' ? current(now) : before))
    void read().then((answer) => {
      if (isRight(answer)) kept?.set(name, answer.right)
      if (here) setHeld((now) => ({ ...before, remote: afterAnswer(current(now).remote, answer) }))
    })
    return () => {
      here = false
    }
  }, [name, read, kept, asked])
  const reload = useCallback(() => setAsked((n) => n + 1), [])
  const show = useCallback((value: A) => setHeld({ name, kept, remote: ready(value) }), [name, kept])
  return [isOf(held, name, kept) ? held.remote : knownOf(name, kept), reload, show]
}
