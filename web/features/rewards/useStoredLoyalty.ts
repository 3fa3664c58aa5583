import { nothingStored } from '@careplus/core/internal/loyalty'
import type { StoredLoyalty, PublicItem } from '@careplus/core/loyalty'
import { useSyncExternalStore } from 'react'
import { storedLoyalty, onStoredLoyalty } from '../../calls/loyalty/storedLoyalty'

export const useStoredLoyalty = (): StoredLoyalty =>
  useSyncExternalStore(onStoredLoyalty, storedLoyalty, () => nothingStored)

/** null: there is none. */
export const storedItem = (
  { itemDetail, rewardList, luckyDrawList }: StoredLoyalty,
  productId: string,
): PublicItem | null =>
  [...(itemDetail === null ? [] : [itemDetail]), ...rewardList, ...luckyDrawList].find(
    ({ product_id }) => product_id === productId,
  ) ?? null
