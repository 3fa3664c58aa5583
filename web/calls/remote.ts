import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from '@careplus/core/ports'
import { useCallback, useEffect, useMemo } from 'react'
import { useOnReturn } from '../page/onReturn'
import { dropArrived, dropReadings, readOnce, valuesOf } from './readings'
import { useSession } from './session/useSession'
import { useReading, type Remote } from './useReading'

export { forgetKept, readAhead } from './readings'
export type { Remote } from './useReading'

/** As `useRemote`; `show` puts a value in its place that the server has just confirmed. */
export const useSettableRemote = <A>(
  name: string,
  read: TaskEither<CallFailure, A> | null,
): readonly [Remote<A>, () => void, (value: A) => void] => {
  const memberId = useSession().user?.id ?? ''
  const values = valuesOf(memberId) as Map<string, A>
  const reading = useMemo(() => (read === null ? null : readOnce(memberId, name, read)), [memberId, name, read])
  const [remote, readAnew, showHere] = useReading(name, reading, memberId === '' ? undefined : values)
  const reload = useCallback(() => {
    dropReadings()
    readAnew()
  }, [readAnew])
  const show = useCallback(
    (value: A) => {
      valuesOf(memberId).set(name, value)
      showHere(value)
    },
    [memberId, name, showHere],
  )
  // A part that goes may come back to its page: it reads anew.
  useEffect(() => dropArrived, [memberId, name])
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
