import { drawTry, rewardTry } from '@careplus/adapters/storage'
import type { Clock, DrawWish, KeptTry, RewardWish } from '@careplus/core/ports'
import { triesStore } from './triesStore'

export const rewardTryHere = (clock: Clock, memberId: string, productId: string): KeptTry<RewardWish> =>
  rewardTry({ store: triesStore, clock }, memberId, productId)

export const drawTryHere = (clock: Clock, memberId: string, productId: string): KeptTry<DrawWish> =>
  drawTry({ store: triesStore, clock }, memberId, productId)
