import type { Child } from '@careplus/core/ports'
import { useServices } from '../../calls/useServices'
import { useRemote, type Remote } from '../../calls/remote'
import { useStandIn } from '../../shared/children/useStandIn'

const asTheyAre = (children: ReadonlyArray<Child>): ReadonlyArray<Child> => children

/** Oldest first, without measurements. */
export const useStoolChildren = (): readonly [Remote<ReadonlyArray<Child>>, () => void] => {
  const [remote, reload] = useRemote('stool.children', useServices().children.list)
  return [useStandIn(remote, asTheyAre), reload]
}
