import type { Mission } from '@careplus/core/ports'
import { missionCopy as copy } from '../../copy/missions.th'
import { missionStack } from '../../shared/loyalty/missionStack'
import { monthOf, pointsText } from '../../shared/loyalty/missionWords'
import { missionPath } from '../../shared/loyalty/paths'
import { Row, Rows } from '../../ui/Card'
import { SectionTitle } from '../../ui/InnerHeader'

/** An earlier month's page; null gives this month's. */
export const monthPath = (month: string | null): string =>
  month === null ? missionPath : `${missionPath}?month=${month}`

export const PastMonths = ({ missions }: { readonly missions: ReadonlyArray<Mission> }) => (
  <section id="past">
    <SectionTitle title={copy.past} />
    <Rows label={copy.past}>
      {missions.map((mission) => {
        const { full, tiers, claimed } = missionStack(mission)
        return (
          <Row
            key={mission.month}
            href={monthPath(mission.month)}
            title={monthOf(mission.month)}
            second={copy.pastRow(full, tiers.length, pointsText(claimed))}
          />
        )
      })}
    </Rows>
  </section>
)
