import { missionCopy } from '../../copy/mission.th'
import { pointsCardCopy } from '../../copy/pointsCard.th'
import { CardWait } from './CardWait'
import { laterPart } from './laterPart'
import './memberCards.css'

const Points = laterPart({
  load: async () => (await import('./PointsCard')).PointsCard,
  wait: <CardWait of="points" />,
  failed: pointsCardCopy.failed,
})
const Bills = laterPart({
  load: async () => (await import('./WaitingBills')).WaitingBills,
  wait: null,
  failed: null,
})

export const LaterPoints = () => (
  <div className="later-points">
    <Bills />
    <Points />
  </div>
)

/** This month's mission in short. */
export const LaterMission = laterPart({
  load: async () => (await import('./MissionCard')).MissionCard,
  wait: <CardWait of="mission" />,
  failed: missionCopy.cardFailed,
})
