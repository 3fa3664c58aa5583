import { useEffect, useState } from 'react'
import { seenResultsStore } from '../../composition/seenResultsStore'
import { useSession } from '../../calls/session/useSession'

/** Whether this device has shown the child's newest result before. The first time, it is large. */
export const useSeenResult = (childId: string, recordId: string | undefined): boolean => {
  const key = `${useSession().user?.id ?? ''}.${childId}`
  const [seen] = useState(() => recordId !== undefined && seenResultsStore.get(key) === recordId)
  useEffect(() => {
    if (recordId !== undefined) seenResultsStore.set(key, recordId)
  }, [key, recordId])
  return seen
}
