import { daysBetween } from '@careplus/core/calendar'
import { todayCopy } from '../../copy/today.th'
import { Rows } from '../../ui/Card'
import { SectionTitle } from '../../ui/InnerHeader'
import { useToday } from '../growth/useToday'
import { DrawRow } from './DrawRow'
import { useEnteredDraws } from './usePendingItems'

const soonDays = 7

export const DrawsSoon = () => {
  const [draws] = useEnteredDraws()
  const today = useToday()
  if (draws._tag !== 'ready' || today === null) return null
  const soon = draws.value.filter(
    ({ won, drawnOn }) => won || (drawnOn !== null && drawnOn >= today && daysBetween(today, drawnOn) <= soonDays),
  )
  if (soon.length === 0) return null
  return (
    <section className="family-section">
      <SectionTitle title={todayCopy.draws} />
      <Rows label={todayCopy.draws}>
        {soon.map((draw) => (
          <DrawRow key={draw.id} draw={draw} />
        ))}
      </Rows>
    </section>
  )
}
