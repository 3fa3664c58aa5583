import { isLeft, type Either } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure, Part } from '@careplus/core/ports'
import { useCallback, useMemo, useState } from 'react'
import { useRemote, type Remote } from './remote'
import { useSubmit } from './useSubmit'

export interface OlderParts {
  readonly more: boolean
  readonly busy: boolean
  readonly failure: CallFailure | null
  readonly loadOlder: () => void
}

export interface Parts<A, P = unknown> {
  /** The newest part and what came with it; null: not loaded yet. */
  readonly first: (Part<A> & P) | null
  /** Newest first. */
  readonly list: Remote<ReadonlyArray<A>>
  readonly reload: () => void
  readonly older: OlderParts
}

interface LoadedParts<A> {
  readonly items: ReadonlyArray<A>
  readonly next: string | null
}

const idOf = (item: unknown): string => (item as { readonly id: string }).id

/** An older part can repeat items, because new ones have moved the pages. */
export const withoutDuplicates = <A>(items: ReadonlyArray<A>, keyOf: (item: A) => string = idOf): ReadonlyArray<A> => {
  const seen = new Set<string>()
  return items.filter((item) => !seen.has(keyOf(item)) && seen.add(keyOf(item)).size > 0)
}

/** `load`: the next older part; null: there is none. */
export const useOlder = <P>(load: TaskEither<CallFailure, P> | null, onLoaded: (part: P) => void): OlderParts => {
  const { busy, refusal, submit } = useSubmit((lost) => lost)
  const loadOlder = (): void => {
    if (load === null) return
    submit(async () => {
      const answer = await load()
      if (isLeft(answer)) return answer.left
      onLoaded(answer.right)
      return null
    })
  }
  return { more: load !== null, busy, failure: refusal, loadOlder }
}

/** A paged list. `load` and `keyOf` must be stable between renders. */
export const useParts = <A, P = unknown>(
  name: string,
  load: (from: string | null) => Promise<Either<CallFailure, Part<A> & P>>,
  keyOf: (item: A) => string = idOf,
): Parts<A, P> => {
  const newest = useMemo(() => () => load(null), [load])
  const [remote, refetch] = useRemote(name, newest)
  const [loaded, setLoaded] = useState<LoadedParts<A> | null>(null)
  const part = remote._tag === 'ready' ? remote.value : null
  const next = loaded === null ? (part?.next ?? null) : loaded.next

  const older = useOlder(next === null ? null : () => load(next), (further) =>
    setLoaded((before) => ({ items: [...(before?.items ?? []), ...further.items], next: further.next })),
  )
  const reload = useCallback(() => {
    setLoaded(null)
    refetch()
  }, [refetch])
  const items = useMemo(
    () => withoutDuplicates([...(part?.items ?? []), ...(loaded?.items ?? [])], keyOf),
    [part, loaded, keyOf],
  )
  return {
    first: part,
    list: remote._tag === 'ready' ? { ...remote, value: items } : remote,
    reload,
    older,
  }
}
