import type { ItemDetail } from '@careplus/core/loyalty'
import { callApi, type Asking } from './apiCalls.js'
import { listLuckyDraws, listRewards } from './contract/catalogue.js'

/** Rewards as a visitor sees them. */
export const askRewards: Asking<ReadonlyArray<ItemDetail>> = /*#__PURE__*/ callApi(listRewards)
/** Lucky draws as a visitor sees them. */
export const askLuckyDraws: Asking<ReadonlyArray<ItemDetail>> = /*#__PURE__*/ callApi(listLuckyDraws)
