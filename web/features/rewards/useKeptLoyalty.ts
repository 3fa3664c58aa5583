import { nothingKept, type KeptLoyalty, type PublicItem } from '@careplus/core/loyalty'
import { useSyncExternalStore } from 'react'
import { keptLoyalty, onKeptLoyalty } from '../../calls/loyalty/keptLoyalty'

/** What this device keeps of the rewards: something to show at once, and offline. */
export const useKeptLoyalty = (): KeptLoyalty => useSyncExternalStore(onKeptLoyalty, keptLoyalty, () => nothingKept)

/** The kept copy of one item; null: there is none. */
export const keptItem = (
  { itemDetail, rewardList, luckyDrawList }: KeptLoyalty,
  productId: string,
): PublicItem | null =>
  [...(itemDetail === null ? [] : [itemDetail]), ...rewardList, ...luckyDrawList].find(
    ({ product_id }) => product_id === productId,
  ) ?? null
