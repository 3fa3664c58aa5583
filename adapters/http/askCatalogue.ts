import type { ItemDetail } from '@careplus/core/loyalty'
import { asking, type Asking } from './askApi.js'
import { listLuckyDraws, listRewards } from './contract/catalogue.js'

/** Rewards as a visitor sees them. */
export const askRewards: Asking<ReadonlyArray<ItemDetail>> = /*#__PURE__*/ asking(listRewards)
/** Lucky draws as a visitor sees them. */
export const askLuckyDraws: Asking<ReadonlyArray<ItemDetail>> = /*#__PURE__*/ asking(listLuckyDraws)
