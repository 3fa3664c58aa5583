import { askLuckyDraws, askRewards } from '../composition/published'
import { answerOf } from '../published/answers'
import type { Catalogue } from './useRewards'

/** What the page came with, as a visitor sees it; null: it came without. */
export const writtenCatalogue = (): Catalogue | null => {
  const [rewards, luckyDraws] = [answerOf(askRewards), answerOf(askLuckyDraws)]
  return rewards._tag === 'ready' && luckyDraws._tag === 'ready'
    ? { rewards: rewards.value, luckyDraws: luckyDraws.value }
    : null
}
