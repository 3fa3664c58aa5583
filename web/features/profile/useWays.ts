import type { LinkedWays } from '@careplus/core/ports'
import { useAccountServices } from '../../composition/useServices'
import { useRemote, type Remote } from '../../family/remote'

/** The member's own ways in. */
export const useWays = (): readonly [Remote<LinkedWays>, () => void] =>
  useRemote('account.ways', useAccountServices().own.ways)
