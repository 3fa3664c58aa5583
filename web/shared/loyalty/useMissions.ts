import type { Mission } from '@careplus/core/ports'
import { useRewardsServices } from '../../calls/useServices'
import { useRemote, type Remote } from '../../calls/remote'

export const useMissions = (): readonly [Remote<ReadonlyArray<Mission>>, () => void] =>
  useRemote('missions', useRewardsServices().missions.list)
