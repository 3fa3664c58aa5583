import type { StoredTry, Try } from '../../ports/storedTry.js'
import type { Order, Redemptions, RewardWish } from '../../ports/loyalty.js'
import { sendOnce, type Sent } from '../sending/sendOnce.js'

interface Deps {
  readonly redemptions: Pick<Redemptions, 'redeem'>
  readonly kept: StoredTry<RewardWish>
}

/** Orders an item for points, at most once for each confirmation.
 * @example
 * const redemptions = { redeem: async () => ({ _tag: 'Left' as const, left: connectionLost }) }
 * const kept = memoryStoredTry<RewardWish>()
 * const wish = { quantity: 1, points: 100, address_id: 'a1' } as unknown as RewardWish
 * const { answer } = await redeemReward({ redemptions, kept }, 'reward-1')({ wish, key: 'k1' })
 * answer._tag // => 'Left'
 * kept.read()?.key // => 'k1' */
export const redeemReward = (
  { redemptions, kept }: Deps,
  productId: string,
): ((confirmed: Try<RewardWish>) => Promise<Sent<RewardWish, Order>>) =>
  sendOnce(kept, ({ wish, key }) => redemptions.redeem(productId, wish, key))
