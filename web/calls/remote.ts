import { isRight } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from '@careplus/core/ports'
import { useCallback, useEffect, useState } from 'react'
import { useOnReturn } from '../page/onReturn'
import { useSession } from './session/useSession'

export type Remote<A> =
  | { readonly _tag: 'loading' }
  | { readonly _tag: 'failed'; readonly failure: CallFailure }
  /** `stale`: why it could not be read anew just now; what was read before is shown. */
  | { readonly _tag: 'ready'; readonly value: A; readonly stale: CallFailure | null }

interface Held {
  readonly name: string
  readonly remote: Remote<unknown>
}

/** What was last read, for this page's life and one member only: a screen come back to shows it and reads it anew. */
let kept: { readonly memberId: string; readonly values: Map<string, unknown> } = { memberId: '', values: new Map() }

const valuesOf = (memberId: string): Map<string, unknown> => {
  if (kept.memberId !== memberId) kept = { memberId, values: new Map() }
  return kept.values
}

const loading = { _tag: 'loading' } as const

/** After a change: what is shown next is read first. */
export const forgetKept = (): void => kept.values.clear()

/**
 * A value of the signed-in member, read when a screen comes, when the connection or the tab returns, and on `reload`.
 * `read` has to be the same value from render to render; null: it is too early to ask.
 */
export const useRemote = <A>(
  name: string,
  read: TaskEither<CallFailure, A> | null,
): readonly [Remote<A>, () => void] => {
  const memberId = useSession().user?.id ?? ''
  const [held, setHeld] = useState<Held | null>(null)
  const [asked, setAsked] = useState(0)
  const full = `${memberId} ${name}`

  useEffect(() => {
    if (read === null) return
    let here = true
    const values = valuesOf(memberId)
    const before: Remote<unknown> = values.has(name)
      ? { _tag: 'ready', value: values.get(name), stale: null }
      : { _tag: 'loading' }
    setHeld((now) => (now?.name === full && now.remote._tag === 'ready' ? now : { name: full, remote: before }))
    void read().then((answer) => {
      if (isRight(answer) && memberId !== '') values.set(name, answer.right)
      if (!here) return
      setHeld((now) => {
        if (isRight(answer)) return { name: full, remote: { _tag: 'ready', value: answer.right, stale: null } }
        const shown = now?.name === full ? now.remote : loading
        const remote: Remote<unknown> =
          shown._tag === 'ready' ? { ...shown, stale: answer.left } : { _tag: 'failed', failure: answer.left }
        return { name: full, remote }
      })
    })
    return () => {
      here = false
    }
  }, [read, name, memberId, full, asked])

  const reload = useCallback(() => setAsked((n) => n + 1), [])
  useOnReturn(reload)

  return [held?.name === full ? (held.remote as Remote<A>) : loading, reload]
}
