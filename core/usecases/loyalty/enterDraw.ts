import type { StoredTry, Try } from '../../ports/storedTry.js'
import type { DrawWish, EntriesTaken, Redemptions } from '../../ports/loyalty.js'
import { sendOnce, type Sent } from '../sending/sendOnce.js'

interface Deps {
  readonly redemptions: Pick<Redemptions, 'enterDraw'>
  readonly kept: StoredTry<DrawWish>
}

/** Enters a draw for points, at most once for each confirmation.
 * @example
 * const redemptions = { enterDraw: async () => ({ _tag: 'Left' as const, left: connectionLost }) }
 * const kept = memoryStoredTry<DrawWish>()
 * const wish = { tickets: 2, points: 100 } as unknown as DrawWish
 * const { answer } = await enterDraw({ redemptions, kept }, 'draw-1')({ wish, key: 'k1' })
 * answer._tag // => 'Left'
 * kept.read()?.key // => 'k1' */
export const enterDraw = (
  { redemptions, kept }: Deps,
  productId: string,
): ((confirmed: Try<DrawWish>) => Promise<Sent<DrawWish, EntriesTaken>>) =>
  sendOnce(kept, ({ wish, key }) => redemptions.enterDraw(productId, wish, key))
