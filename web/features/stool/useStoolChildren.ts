import type { Child } from '@careplus/core/ports'
import { useServices } from '../../composition/useServices'
import { useRemote, type Remote } from '../../family/remote'
import { useStandIn } from '../../family/standIn'

const asTheyAre = (children: ReadonlyArray<Child>): ReadonlyArray<Child> => children

/** The children of this member, oldest first; their measurings are not asked for. */
export const useStoolChildren = (): readonly [Remote<ReadonlyArray<Child>>, () => void] => {
  const [remote, reload] = useRemote('stool.children', useServices().children.list)
  return [useStandIn(remote, asTheyAre), reload]
}
