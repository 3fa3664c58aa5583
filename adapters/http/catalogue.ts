import type { Rewards } from '@careplus/core/ports'
import { contractData, type Carrier } from './call.js'
import { listLuckyDraws, listRewards, listShops, readDrawRecord, readItem } from './contract/catalogue.js'

/** What there is to redeem, as it stands for whoever is signed in. */
export const httpRewards = (client: Carrier): Rewards => {
  const data = contractData(client)
  return {
    rewards: data(listRewards, {}),
    luckyDraws: data(listLuckyDraws, {}),
    item: (id) => data(readItem, { params: { item_id: id } }),
    shops: data(listShops, {}),
    drawRecord: (id) => data(readDrawRecord, { params: { item_id: id } }),
  }
}
