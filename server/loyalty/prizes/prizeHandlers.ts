import * as E from 'fp-ts/Either'
import type { Handlers } from '../../platform/http/call.js'
import { data } from '../../platform/http/data.js'
import { refuse } from '../../platform/refusal/refused.js'
import { claimPrize, declinePrize, isDraw, loadMyPrize } from './prizeClaims.js'

export const prizeHandlers: Pick<Handlers, 'readMyPrize' | 'claimPrize' | 'declinePrize'> = {
  readMyPrize: async ({ db, member, params: { item_id } }) =>
    (await isDraw(db, item_id)) ? E.right({ data: await loadMyPrize(db, item_id, member) }) : refuse('not_found'),
  claimPrize: async ({ db, member, params, body, sealing, now }) =>
    data(await claimPrize(db, sealing, { item: params.item_id, member, given: body }, now)),
  declinePrize: async ({ db, member, params, now }) => data(await declinePrize(db, params.item_id, member, now)),
}
