import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from '@careplus/core/ports'
import { useCallback, useEffect, useMemo } from 'react'
import { useOnReturn } from '../page/onReturn'
import { dropSettledRequests, dropRequests, loadOnce, valuesOf } from './memberCache'
import { useSession } from './session/useSession'
import { useLoaded, type Remote } from './useLoaded'

export { clearMemberCache, loadAhead } from './memberCache'
export type { Remote } from './useLoaded'

export const useSettableRemote = <A>(
  name: string,
  load: TaskEither<CallFailure, A> | null,
): readonly [Remote<A>, () => void, (value: A) => void] => {
  const memberId = useSession().user?.id ?? ''
  const values = valuesOf(memberId) as Map<string, A>
  const loadShared = useMemo(
    () => (load === null ? null : () => loadOnce(memberId, name, load)),
    [memberId, name, load],
  )
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
  useEffect(() => dropSettledRequests, [memberId, name])
  useOnReturn(reload)
  return [remote, reload, show]
}

/** Loads again when the connection or the tab returns. `load` must be stable between renders; null: not yet. */
export const useRemote = <A>(
  name: string,
  load: TaskEither<CallFailure, A> | null,
): readonly [Remote<A>, () => void] => {
  const [remote, reload] = useSettableRemote(name, load)
  return [remote, reload]
}
