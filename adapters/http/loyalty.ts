import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Missions, Points, Redemptions } from '@careplus/core/ports'
import { contractCall, type Carrier } from './call.js'
import { claimMission, listMissions, markMission } from './contract/missions.js'
import { cancelOrder, enterDraw, listLedger, listOrders, readOrder, readPoints, redeem } from './contract/rewards.js'

const dataOf = <A>({ data }: { readonly data: A }): A => data

/** The member's points. */
export const httpPoints = (client: Carrier): Points => {
  const call = contractCall(client)
  return {
    summary: pipe(call(readPoints, {}), TE.map(dataOf)),
    ledger: (before) =>
      pipe(call(listLedger, { query: before === null ? {} : { before: String(before) } }), TE.map(dataOf)),
  }
}

/** Spending points. */
export const httpRedemptions = (client: Carrier): Redemptions => {
  const call = contractCall(client)
  return {
    redeem: (id, body, key) => pipe(call(redeem, { params: { item_id: id }, body, key }), TE.map(dataOf)),
    enterDraw: (id, body, key) => pipe(call(enterDraw, { params: { item_id: id }, body, key }), TE.map(dataOf)),
    orders: pipe(call(listOrders, {}), TE.map(dataOf)),
    order: (id) => pipe(call(readOrder, { params: { id } }), TE.map(dataOf)),
    cancel: (id, key) => pipe(call(cancelOrder, { params: { id }, key }), TE.map(dataOf)),
  }
}

/** The month's tasks. */
export const httpMissions = (client: Carrier): Missions => {
  const call = contractCall(client)
  return {
    list: pipe(call(listMissions, {}), TE.map(dataOf)),
    mark: (id, day, done, key) =>
      pipe(call(markMission, { params: { task_id: id }, body: { day, done }, key }), TE.map(dataOf)),
    claim: (id, key) => pipe(call(claimMission, { params: { task_id: id }, key }), TE.map(dataOf)),
  }
}
