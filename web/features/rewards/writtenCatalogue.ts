import type { ItemDetail } from '@careplus/core/loyalty'
import { askLuckyDraws, askRewards } from '../../composition/published'
import { answerOf } from '../../calls/published/publishedResponses'

export interface Catalogue {
  readonly rewards: ReadonlyArray<ItemDetail>
  readonly luckyDraws: ReadonlyArray<ItemDetail>
}

/** null: the page came without one. */
export const writtenCatalogue = (): Catalogue | null => {
  const [rewards, luckyDraws] = [answerOf(askRewards), answerOf(askLuckyDraws)]
  return rewards._tag === 'ready' && luckyDraws._tag === 'ready'
    ? { rewards: rewards.value, luckyDraws: luckyDraws.value }
    : null
}
