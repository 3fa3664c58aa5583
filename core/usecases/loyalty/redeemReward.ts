import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/call/failure.js'
import type { KeptTry, Try } from '../../ports/keptTry.js'
import type { Order, Redemptions, RewardWish } from '../../ports/loyalty.js'
import { sendOnce } from '../sending/sendOnce.js'

interface Deps {
  readonly redemptions: Pick<Redemptions, 'redeem'>
  /** Of this member and this item. */
  readonly kept: KeptTry<RewardWish>
}

/** Orders an item for points, at most once for each confirmation; the order, or why there is none. */
export const redeemReward = (
  { redemptions, kept }: Deps,
  productId: string,
): ((confirmed: Try<RewardWish>) => TaskEither<CallFailure, Order>) =>
  sendOnce(kept, ({ wish, key }) => redemptions.redeem(productId, wish, key))
