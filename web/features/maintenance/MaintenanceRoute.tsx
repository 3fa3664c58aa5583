import type { Maintenance } from '@careplus/core/ports'
import { isRight } from 'fp-ts/Either'
import { useEffect, useState } from 'react'
import { MaintenanceView } from '../../shared/maintenance/MaintenanceView'
import { maintenance } from '../../composition/maintenance'
import { maintenanceCopy as copy } from '../../copy/maintenance.th'
import { EmptyState } from '../../ui/EmptyState'
import { LinkButton } from '../../ui/LinkButton'
import { Skeleton } from '../../ui/Skeleton'

const lookMs = 15_000

/** `/maintenance`: says whether the server is closed, and until when. */
const MaintenanceRoute = () => {
  const [notice, setNotice] = useState<Maintenance | null>(null)
  useEffect(() => {
    let here = true
    const look = async (): Promise<void> => {
      const answer = await maintenance()
      if (here && isRight(answer)) setNotice(answer.right)
    }
    void look()
    const timer = setInterval(() => void look(), lookMs)
    return () => {
      here = false
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
