import type { Order, RewardWish } from '@careplus/core/ports'
import { redeemReward, spendOnceMachine } from '@careplus/core/loyalty-spending'
import { rewardTryHere } from '../../../composition/storedTries'
import { useRewardsServices, useServices } from '../../../calls/useServices'
import { useSession } from '../../../calls/session/useSession'
import { useSpending, type Told } from '../useSpending'

const machine = spendOnceMachine<RewardWish, Order>()

/** The machine with this member's redemption of the item provided. */
export const useRedemption = (productId: string, told: Told<Order>) => {
  const { clock } = useServices()
  const { redemptions } = useRewardsServices()
  const memberId = useSession().user?.id ?? ''
  const kept = rewardTryHere(clock, memberId, productId)
  return useSpending(machine, kept, redeemReward({ redemptions, kept }, productId), told)
}
