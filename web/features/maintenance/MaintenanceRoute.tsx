import type { Maintenance } from '@careplus/core/ports'
import { isRight } from 'fp-ts/Either'
import { useEffect, useState } from 'react'
import { MaintenanceView } from '../../shared/maintenance/MaintenanceView'
import { maintenance } from '../../composition/maintenance'
import { maintenanceCopy as copy } from '../../copy/maintenance.th'
import { EmptyState } from '../../ui/EmptyState'
import { LinkButton } from '../../ui/LinkButton'
import { Skeleton } from '../../ui/Skeleton'

const pollIntervalMs = 15_000

const MaintenanceRoute = () => {
  const [notice, setNotice] = useState<Maintenance | null>(null)
  useEffect(() => {
    let isMounted = true
    const poll = async (): Promise<void> => {
      const answer = await maintenance()
      if (isMounted && isRight(answer)) setNotice(answer.right)
    }
    void poll()
    const timer = setInterval(() => void poll(), pollIntervalMs)
    return () => {
      isMounted = false
      clearInterval(timer)
    }
  }, [])
  if (notice === null)
    return (
      <div className="maintenance">
        <h1 className="ui-hidden">{copy.page}</h1>
        <Skeleton />
      </div>
    )
  return notice.on ? (
    <MaintenanceView notice={notice} />
  ) : (
    <div className="maintenance">
      <EmptyState title={copy.open.title} headingLevel={1} action={<LinkButton href="/">{copy.open.home}</LinkButton>}>
        {copy.open.lead}
      </EmptyState>
    </div>
  )
}

export default MaintenanceRoute
