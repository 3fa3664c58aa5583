import type { Child } from '@careplus/core/ports'
import { useServices } from '../../composition/useServices'
import { useRemote, type Remote } from '../../family/remote'

/** The children of this member, oldest first; their measurings are not asked for. */
export const useStoolChildren = (): readonly [Remote<ReadonlyArray<Child>>, () => void] =>
  useRemote('stool.children', useServices().children.list)
