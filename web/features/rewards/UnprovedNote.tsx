import { unprovedPointsWords } from '@careplus/core/loyalty'
import { ProvePhone } from '../../shared/loyalty/ProvePhone'
import { usePoints } from '../../shared/loyalty/usePoints'
import { Info } from '../../ui/icons'
import { Note } from '../../ui/Note'

const UnprovedNote = () => {
  const [points] = usePoints()
  return (
    points._tag === 'ready' &&
    points.value.unproved > 0 && (
      <Note tone="warn" icon={Info} action={<ProvePhone />}>
        {unprovedPointsWords(points.value.unproved)}
      </Note>
    )
  )
}

export default UnprovedNote
