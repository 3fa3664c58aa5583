import { loadRewardsServices } from '../../../calls/useServices'
import type { Ahead } from '../../../page/route'
import { readCatalogueAhead } from '../useRewards'
import { MemberPoints, RewardsHero } from './RewardsHero'
import { RewardList, WaitingBill } from './RewardList'
import './rewards.css'

const RewardsRoute = () => (
  <>
    <div className="bleed">
      <RewardsHero />
    </div>
    <RewardList />
  </>
)

export const ahead: Ahead = {
  code: () => Promise.all([loadRewardsServices(), MemberPoints.load(), WaitingBill.load()]),
  data: async () => {
    readCatalogueAhead()
    await (await import('../../../shared/loyalty/usePoints')).readPointsAhead()
  },
}

export default RewardsRoute
