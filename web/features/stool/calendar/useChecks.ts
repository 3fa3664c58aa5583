import type { StoolCheck } from '@careplus/core/ports'
import { useMemo } from 'react'
import { useHealthServices } from '../../../calls/useServices'
import { useRemote, type Remote } from '../../../calls/remote'

export const useChecks = (childId: string): readonly [Remote<ReadonlyArray<StoolCheck>>, () => void] => {
  const { stoolChecks } = useHealthServices()
  const read = useMemo(() => () => stoolChecks.ofChild(childId), [stoolChecks, childId])
  return useRemote(`stool.${childId}`, read)
}
