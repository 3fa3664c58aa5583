import type { Mission } from '@careplus/core/ports'
import { loadRewardsServices, useRewardsServices } from '../../calls/useServices'
import { readAhead, useRemote, type Remote } from '../../calls/remote'

/** For a screen that will show the missions. */
export const readMissionsAhead = async (): Promise<void> =>
  readAhead('missions', (await loadRewardsServices()).missions.list)

/** This month's mission first, then past ones. */
export const useMissions = (): readonly [Remote<ReadonlyArray<Mission>>, () => void] =>
  useRemote('missions', useRewardsServices().missions.list)
