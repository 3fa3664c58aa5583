import type { Missions, Points, Prizes, Redemptions } from '@careplus/core/ports'
import { contractData, contractPart, type Carrier } from './call.js'
import { claimMission, listMissions, markMission } from './contract/missions.js'
import { claimPrize, declinePrize, readMyPrize } from './contract/prizes.js'
import { cancelOrder, enterDraw, listLedger, listOrders, readOrder, readPoints, redeem } from './contract/rewards.js'

/** The member's points on the server. */
export const httpPoints = (client: Carrier): Points => {
  const data = contractData(client)
  return {
    summary: () => data(readPoints, {}),
    ledger: (before) => data(listLedger, { query: before === null ? {} : { before: String(before) } }),
  }
}

/** Spending points on the server. */
export const httpRedemptions = (client: Carrier): Redemptions => {
  const data = contractData(client)
  return {
    redeem: (id, body, key) => data(redeem, { params: { item_id: id }, body, key }),
    enterDraw: (id, body, key) => data(enterDraw, { params: { item_id: id }, body, key }),
    orders: contractPart(client)(listOrders),
    order: (id) => data(readOrder, { params: { id } }),
    cancel: (id, key) => data(cancelOrder, { params: { id }, key }),
  }
}

/** The member's lucky draw prizes on the server. */
export const httpPrizes = (client: Carrier): Prizes => {
  const data = contractData(client)
  return {
    mine: (id) => data(readMyPrize, { params: { item_id: id } }),
    claim: (id, body, key) => data(claimPrize, { params: { item_id: id }, body, key }),
    decline: (id, key) => data(declinePrize, { params: { item_id: id }, key }),
  }
}

/** The month's missions on the server. */
export const httpMissions = (client: Carrier): Missions => {
  const data = contractData(client)
  return {
    list: () => data(listMissions, {}),
    mark: (id, day, done, key) => data(markMission, { params: { task_id: id }, body: { day, done }, key }),
    claim: (id, key) => data(claimMission, { params: { task_id: id }, key }),
  }
}
