import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from '@careplus/core/ports'
import { useOnReturn } from '../page/onReturn'
import { useSession } from './session/useSession'
import { useReading, type Remote } from './useReading'

export type { Remote } from './useReading'

/** What was last read, for this page's life and one member only: a screen come back to shows it and reads it anew. */
let kept: { readonly memberId: string; readonly values: Map<string, unknown> } = { memberId: '', values: new Map() }

const valuesOf = (memberId: string): Map<string, unknown> => {
  if (kept.memberId !== memberId) kept = { memberId, values: new Map() }
  return kept.values
}

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
  const values = valuesOf(memberId) as Map<string, A>
  const [remote, reload] = useReading(`${memberId} ${name}`, read, memberId === '' ? undefined : values)
  useOnReturn(reload)
  return [remote, reload]
}
