import { useEffect, useState } from 'react'
import { seenResultsStore } from '../../composition/seenResultsStore'
import { useSession } from '../../calls/session/useSession'

export const useSeenResult = (childId: string, recordId: string | undefined): boolean => {
  const key = `${useSession().user?.id ?? ''}.${childId}`
  const [seen] = useState(() => recordId !== undefined && seenResultsStore.get(key) === recordId)
  useEffect(() => {
    if (recordId !== undefined) seenResultsStore.set(key, recordId)
  }, [key, recordId])
  return seen
}
