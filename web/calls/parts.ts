import { isLeft } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure, Part } from '@careplus/core/ports'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useRemote, type Remote } from './remote'

/** How far back a list has been read, and the way further. */
export interface OlderParts {
  readonly more: boolean
  readonly busy: boolean
  readonly failure: CallFailure | null
  readonly readOlder: () => void
}

export interface Parts<A, P = unknown> {
  /** The newest part, with whatever came beside it; null: not read yet. */
  readonly first: (Part<A> & P) | null
  /** What was read so far, the newest first. */
  readonly list: Remote<ReadonlyArray<A>>
  /** From the newest on, as after a change. */
  readonly reload: () => void
  readonly older: OlderParts
}

interface Held<A> {
  readonly items: ReadonlyArray<A>
  readonly next: string | null
}

/** Each once: where something new came meanwhile, an older part begins with what is shown already. */
export const withoutTwins = <A>(items: ReadonlyArray<A>, keyOf: (item: A) => string): ReadonlyArray<A> => {
  const seen = new Set<string>()
  return items.filter((item) => !seen.has(keyOf(item)) && seen.add(keyOf(item)).size > 0)
}

const idOf = (item: unknown): string => (item as { readonly id: string }).id

/** A list without end: its newest part, and older ones on demand. `read` and `keyOf` are the same from render to render. */
export const useParts = <A, P = unknown>(
  name: string,
  read: (from: string | null) => TaskEither<CallFailure, Part<A> & P>,
  keyOf: (item: A) => string = idOf,
): Parts<A, P> => {
  const newest = useMemo(() => read(null), [read])
  const [remote, readAnew] = useRemote(name, newest)
  const [held, setHeld] = useState<Held<A> | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const running = useRef(false)
  const part = remote._tag === 'ready' ? remote.value : null
  const next = held === null ? (part?.next ?? null) : held.next

  const readOlder = async (): Promise<void> => {
    if (running.current || next === null) return
    running.current = true
    setBusy(true)
    setFailure(null)
    const answer = await read(next)()
    running.current = false
    setBusy(false)
    if (isLeft(answer)) return setFailure(answer.left)
    setHeld((before) => ({ items: [...(before?.items ?? []), ...answer.right.items], next: answer.right.next }))
  }
  const reload = useCallback(() => {
    setHeld(null)
    readAnew()
  }, [readAnew])
  const items = useMemo(
    () => withoutTwins([...(part?.items ?? []), ...(held?.items ?? [])], keyOf),
    [part, held, keyOf],
  )
  return {
    first: part,
    list: remote._tag === 'ready' ? { ...remote, value: items } : remote,
    reload,
    older: { more: next !== null, busy, failure, readOlder: () => void readOlder() },
  }
}
