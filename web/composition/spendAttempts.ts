import { drawTry, rewardTry } from '@careplus/adapters/internal/storage'
import type { Clock, DrawWish, StoredTry, RewardWish } from '@careplus/core/ports'
import { attemptsStore } from './attemptsStore'

export const rewardAttempt = (clock: Clock, memberId: string, productId: string): StoredTry<RewardWish> =>
  rewardTry({ store: attemptsStore, clock }, memberId, productId)

export const drawAttempt = (clock: Clock, memberId: string, productId: string): StoredTry<DrawWish> =>
  drawTry({ store: attemptsStore, clock }, memberId, productId)
