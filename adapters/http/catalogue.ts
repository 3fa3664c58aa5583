import type { Rewards } from '@careplus/core/ports'
import { contractData, type Carrier } from './call.js'
import { listLuckyDraws, listRewards, listShops, readDrawRecord, readItem } from './contract/catalogue.js'

/** Rewards, lucky draws and shops for the signed-in member. */
export const httpRewards = (client: Carrier): Rewards => {
  const data = contractData(client)
  return {
    rewards: () => data(listRewards, {}),
    luckyDraws: () => data(listLuckyDraws, {}),
    item: (id) => data(readItem, { params: { item_id: id } }),
    shops: () => data(listShops, {}),
    drawRecord: (id) => data(readDrawRecord, { params: { item_id: id } }),
  }
}
