import type { Order, RewardWish } from '@careplus/core/ports'
import { redeemReward, spendOnceMachine } from '@careplus/core/loyalty-spending'
import { rewardAttempt } from '../../../composition/spendAttempts'
import { useRewardsServices, useServices } from '../../../calls/useServices'
import { useSession } from '../../../calls/session/useSession'
import { useSpendOnce, type Outcomes } from '../useSpendOnce'

const machine = spendOnceMachine<RewardWish, Order>()

export const useRedemption = (productId: string, outcomes: Outcomes<Order>) => {
  const { clock } = useServices()
  const { redemptions } = useRewardsServices()
  const memberId = useSession().user?.id ?? ''
  const attempt = rewardAttempt(clock, memberId, productId)
  return useSpendOnce(machine, attempt, redeemReward({ redemptions, kept: attempt }, productId), outcomes)
}
