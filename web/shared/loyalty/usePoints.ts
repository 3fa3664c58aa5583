import type { PointsSummary } from '@careplus/core/loyalty'
import { useEffect } from 'react'
import { onPointsChanged } from '../../composition/pointsChanges'
import { loadRewardsServices, useRewardsServices } from '../../calls/useServices'
import { loadAhead, useRemote, type Remote } from '../../calls/remote'

export const readPointsAhead = async (): Promise<void> =>
  loadAhead('points', (await loadRewardsServices()).points.summary)

/** The signed-in member's points, always as the server says them. */
export const usePoints = (): readonly [Remote<PointsSummary>, () => void] => {
  const { points } = useRewardsServices()
  const [remote, reload] = useRemote('points', points.summary)
  useEffect(() => onPointsChanged(reload), [reload])
  return [remote, reload]
}
