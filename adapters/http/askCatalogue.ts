import type { ItemDetail } from '@careplus/core/loyalty'
import { asking, type Asking } from './askApi.js'
import { listLuckyDraws, listRewards } from './contract/catalogue.js'

/** What there is to redeem, and to win, as a visitor sees it. */
export const askRewards: Asking<ReadonlyArray<ItemDetail>> = /*#__PURE__*/ asking(listRewards)
/** The lucky draws that are on show, with what a visitor may read of each; for `ask`. */
export const askLuckyDraws: Asking<ReadonlyArray<ItemDetail>> = /*#__PURE__*/ asking(listLuckyDraws)
