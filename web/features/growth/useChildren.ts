import { mayDo } from '@careplus/core/partners'
import type { Child, Children } from '@careplus/core/ports'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { useEffect, useMemo } from 'react'
import { clearMemberCache, useRemote, type Remote } from '../../calls/remote'

export type ChildrenState = Remote<ReadonlyArray<Child>>

export const useChildren = (children: Pick<Children, 'list'>, sent: number): readonly [ChildrenState, () => void] => {
  const read = useMemo(
    () =>
      pipe(
        children.list,
        TE.map((all) => all.filter(({ role }) => mayDo(role, 'record'))),
      ),
    [children],
  )
  const [state, reload] = useRemote('children.recorded', read)
  useEffect(() => {
    if (sent === 0) return
    clearMemberCache()
    reload()
  }, [sent, reload])
  return [state, reload]
}
