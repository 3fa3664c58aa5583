import { drawTry, rewardTry } from '@careplus/adapters/storage'
import type { Clock, DrawWish, StoredTry, RewardWish } from '@careplus/core/ports'
import { triesStore } from './triesStore'

export const rewardTryHere = (clock: Clock, memberId: string, productId: string): StoredTry<RewardWish> =>
  rewardTry({ store: triesStore, clock }, memberId, productId)

export const drawTryHere = (clock: Clock, memberId: string, productId: string): StoredTry<DrawWish> =>
  drawTry({ store: triesStore, clock }, memberId, productId)
