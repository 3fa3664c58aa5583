import type { Child, Children } from '@careplus/core/ports'
import { useEffect } from 'react'
import { forgetKept, useRemote, type Remote } from '../../family/remote'

export type ChildrenState = Remote<ReadonlyArray<Child>>

/** The account's children. `sent` checks have gone into it: with each, what was known of the family is old. */
export const useChildren = (children: Pick<Children, 'list'>, sent: number): readonly [ChildrenState, () => void] => {
  const [state, reload] = useRemote('children', children.list)
  useEffect(() => {
    if (sent === 0) return
    forgetKept()
    reload()
  }, [sent, reload])
  return [state, reload]
}
