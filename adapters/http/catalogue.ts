import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Rewards } from '@careplus/core/ports'
import { contractCall, type Carrier } from './call.js'
import { listLuckyDraws, listRewards, listShops, readDrawRecord, readItem } from './contract/catalogue.js'

const dataOf = <A>({ data }: { readonly data: A }): A => data

/** What there is to redeem, as it stands for whoever is signed in. */
export const httpRewards = (client: Carrier): Rewards => {
  const call = contractCall(client)
  return {
    rewards: pipe(call(listRewards, {}), TE.map(dataOf)),
    luckyDraws: pipe(call(listLuckyDraws, {}), TE.map(dataOf)),
    item: (id) => pipe(call(readItem, { params: { item_id: id } }), TE.map(dataOf)),
    shops: pipe(call(listShops, {}), TE.map(dataOf)),
    drawRecord: (id) => pipe(call(readDrawRecord, { params: { item_id: id } }), TE.map(dataOf)),
  }
}
