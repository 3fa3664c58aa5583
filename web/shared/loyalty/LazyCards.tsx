import { missionCopy } from '../../copy/missions.th'
import { pointsCardCopy } from '../../copy/pointsCard.th'
import { CardWait } from './CardWait'
import { lazyPart } from './lazyPart'
import './memberCards.css'

const Points = lazyPart({
  load: async () => (await import('./PointsCard')).PointsCard,
  wait: <CardWait of="points" />,
  failed: pointsCardCopy.failed,
})
const Bills = lazyPart({
  load: async () => (await import('./WaitingBills')).WaitingBills,
  wait: null,
  failed: null,
})

export const LazyPoints = () => (
  <div className="later-points">
    <Bills />
    <Points />
  </div>
)

export const LazyMission = lazyPart({
  load: async () => (await import('./MissionCard')).MissionCard,
  wait: <CardWait of="mission" />,
  failed: missionCopy.cardFailed,
})

export const loadCards = (): Promise<unknown> => Promise.all([Bills.load(), Points.load(), LazyMission.load()])
