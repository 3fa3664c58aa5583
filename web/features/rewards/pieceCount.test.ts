import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { itemDetail } from '@careplus/core/testing'
import { loyaltyNow, rewardTerms, redeemingMember, loyaltyToday } from '@careplus/core/internal/testing'
import { decideRedemption, spendablePoints } from '@careplus/core/internal/loyalty'
import { isRight } from 'fp-ts/Either'
import { maxPieces, piecesOf } from './pieceCount'

test.prop([itemDetail(), rewardTerms(), redeemingMember()])(
  'as many as the server would let go, and not one more',
  (item, terms, member) => {
    const max = maxPieces({
      item: {
        ...item,
        point: terms.point,
        stock_balance: terms.stock_balance,
        current_points: spendablePoints(member, loyaltyToday),
      },
      member_limit: terms.member_limit,
      redeemed: member.redeemed,
    })
    const goes = (quantity: number) =>
      isRight(decideRedemption(member, terms, loyaltyNow, { quantity, reference_id: 'order' }))
    expect(goes(max)).toBe(goes(1))
    if (goes(1)) expect(goes(max + 1)).toBe(false)
  },
)

test.prop([fc.integer({ min: 1, max: 100 }), fc.string()])(
  'an address asks for what can be had, or for one',
  (max, text) => {
    const asked = piecesOf(new URLSearchParams({ quantity: text }).toString(), max)
    expect(asked >= 1 && asked <= max).toBe(true)
    expect(piecesOf(`quantity=${max}`, max)).toBe(max)
    expect(piecesOf(`quantity=${max + 1}`, max)).toBe(1)
  },
)
