import { isRight, type Either } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from '@careplus/core/ports'
import { useCallback, useEffect, useState } from 'react'

export type Remote<A> =
  | { readonly _tag: 'loading' }
  | { readonly _tag: 'failed'; readonly failure: CallFailure }
  /** `stale`: why the last reload failed; null: it did not. */
  | { readonly _tag: 'ready'; readonly value: A; readonly stale: CallFailure | null }

const loading = { _tag: 'loading' } as const

const ready = <A>(value: A): Remote<A> => ({ _tag: 'ready', value, stale: null })

const afterAnswer = <A>(shown: Remote<A>, answer: Either<CallFailure, A>): Remote<A> => {
  if (isRight(answer)) return ready(answer.right)
  return shown._tag === 'ready' ? { ...shown, stale: answer.left } : { _tag: 'failed', failure: answer.left }
}

/** For values that must not be shown after a final failure. */
export const failedIfFinal = <A>(remote: Remote<A>, isFinal: (failure: CallFailure) => boolean): Remote<A> =>
  remote._tag === 'ready' && remote.stale !== null && isFinal(remote.stale)
    ? { _tag: 'failed', failure: remote.stale }
    : remote

interface Held<A> {
  readonly name: string
  readonly values: Map<string, A> | undefined
  readonly remote: Remote<A>
}

const isOf = <A>(held: Held<A> | null, name: string, values: Map<string, A> | undefined): held is Held<A> =>
  held !== null && held.name === name && held.values === values

const knownOf = <A>(name: string, values: Map<string, A> | undefined): Remote<A> =>
  values?.has(name) === true ? ready(values.get(name)!) : loading

/** `load` must be stable between renders; null: not now. `values`: the last values by name, shown while loading. */
export const useLoaded = <A>(
  name: string,
  load: TaskEither<CallFailure, A> | null,
  values?: Map<string, A>,
): readonly [remote: Remote<A>, reload: () => void, show: (value: A) => void] => {
  const [held, setHeld] = useState<Held<A> | null>(null)
  const [reloads, setReloads] = useState(0)
  useEffect(() => {
    if (load === null) return
    let mounted = true
    const before = { name, values, remote: knownOf(name, values) }
    const current = (now: Held<A> | null): Held<A> => (isOf(now, name, values) ? now : before)
    setHeld((now) => (current(now).remote._tag === 'ready' ? current(now) : before))
    void load().then((answer) => {
      if (isRight(answer)) values?.set(name, answer.right)
      if (mounted) setHeld((now) => ({ ...before, remote: afterAnswer(current(now).remote, answer) }))
    })
    return () => {
      mounted = false
    }
  }, [name, load, values, reloads])
  const reload = useCallback(() => setReloads((n) => n + 1), [])
  const show = useCallback((value: A) => setHeld({ name, values, remote: ready(value) }), [name, values])
  return [isOf(held, name, values) ? held.remote : knownOf(name, values), reload, show]
}
