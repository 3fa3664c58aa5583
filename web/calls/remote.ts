import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from '@careplus/core/ports'
import { useCallback, useEffect, useMemo } from 'react'
import { useOnReturn } from '../page/onReturn'
import { dropSettledRequests, dropRequests, loadOnce, valuesOf } from './memberCache'
import { useSession } from './session/useSession'
import { useLoaded, type Remote } from './useLoaded'

export { clearMemberCache as forgetKept, loadAhead as readAhead } from './memberCache'
export type { Remote } from './useLoaded'

/** As `useRemote`; `show` puts a value in its place that the server has just confirmed. */
export const useSettableRemote = <A>(
  name: string,
  load: TaskEither<CallFailure, A> | null,
): readonly [Remote<A>, () => void, (value: A) => void] => {
  const memberId = useSession().user?.id ?? ''
  const values = valuesOf(memberId) as Map<string, A>
  const loadShared = useMemo(() => (load === null ? null : loadOnce(memberId, name, load)), [memberId, name, load])
  const [remote, refetch, showValue] = useLoaded(name, loadShared, memberId === '' ? undefined : values)
  const reload = useCallback(() => {
    dropRequests()
    refetch()
  }, [refetch])
  const show = useCallback(
    (value: A) => {
      valuesOf(memberId).set(name, value)
      showValue(value)
    },
    [memberId, name, showValue],
  )
  // A part that goes may come back to its page: it reads anew.
  useEffect(() => dropSettledRequests, [memberId, name])
  useOnReturn(reload)
  return [remote, reload, show]
}

/**
 * A value of the signed-in member, read when a screen comes, when the connection or the tab returns, and on `reload`.
 * `read` has to be the same value from render to render; null: it is too early to ask.
 */
export const useRemote = <A>(
  name: string,
  load: TaskEither<CallFailure, A> | null,
): readonly [Remote<A>, () => void] => {
  const [remote, reload] = useSettableRemote(name, load)
  return [remote, reload]
}
