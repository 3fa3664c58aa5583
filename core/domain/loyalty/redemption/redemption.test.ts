import { test } from '@fast-check/vitest'
import { addMonths } from '../../calendar/months.js'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  itemTerms,
  loyaltyNow,
  loyaltyToday,
  luckyDrawTerms,
  redeemingMember,
  rewardTerms,
} from '../../../testing/loyalty.js'
import type { IsoDate } from '../../calendar/isoDate.js'
import { emptyAccount } from '../ledger/account.js'
import { decideRedemption } from './decideRedemption.js'
import { redemptionRefusals, spendablePoints, type RedeemingMember, type RedemptionRefusal } from './refusals.js'
import { shownItem } from '../../../words/loyalty/shownItem.js'
import { itemStatus, type LuckyDrawTerms, type RewardTerms } from './terms.js'

const day = (text: string) => text as IsoDate
const pinto: RewardTerms = {
  type: 'reward',
  point: 900,
  begin_date: day('2026-11-01'),
  expire_date: day('2026-12-31'),
  member_limit: 1,
  hidden: false,
  stock_balance: 28,
}
const bike: LuckyDrawTerms = {
  type: 'luckydraw',
  point: 20,
  begin_date: day('2026-11-01'),
  expire_date: day('2026-11-30'),
  member_limit: null,
  hidden: false,
  draw: { state: 'open', permit_number: '1234/2569' },
}
const rich: RedeemingMember = {
  birthDate: null,
  account: { ...emptyAccount, seq: 7, lots: [{ expires_on: day('2027-11-30'), points: 1240 }] },
  unproved: [],
  redeemed: 0,
}
const ask = (quantity = 1) => ({ quantity, reference_id: 'order-1' })
const reasons = (
  member: RedeemingMember | null,
  terms: RewardTerms | LuckyDrawTerms,
  quantity = 1,
  on = loyaltyToday,
) => redemptionRefusals(member, terms, quantity, on)
const words = (member: RedeemingMember | null, terms: RewardTerms | LuckyDrawTerms) =>
  shownItem(member, terms, loyaltyToday).alert_messages.map((text) => text.replaceAll('\u00A0', ' '))

describe('a redemption', () => {
  it('holds the points, takes a piece, writes one row', () => {
    expect(decideRedemption(rich, pinto, loyaltyNow, ask())).toMatchObject({
      right: {
        kind: 'order',
        points: 900,
        taken_from_stock: 1,
        rows: [{ seq: 8, kind: 'held', points: -900, held_points: 900, balance: 340, reference_id: 'order-1' }],
        account: { held: 900 },
      },
    })
  })

  it.each([
    [1, []],
    [2, [{ _tag: 'PointsUnproved', points: 640 }]],
    [
      3,
      [
        { _tag: 'NotEnoughPoints', missing: 260 },
        { _tag: 'PointsUnproved', points: 640 },
      ],
    ],
  ] as const)('of %d pieces takes no points of missions without a proof', (quantity, expected) => {
    const unproved = [{ kind: 'mission', lots: [{ expires_on: day('2027-11-30'), points: 640 }] }] as const
    const cheap = { ...pinto, point: 500, member_limit: null }
    expect(reasons({ ...rich, unproved }, cheap, quantity)).toStrictEqual(expected)
    const entries = { ...bike, point: 500 }
    expect(reasons({ ...rich, unproved }, entries, quantity)).toStrictEqual(expected)
    expect(reasons(rich, cheap, Math.min(quantity, 2))).toStrictEqual([])
  })

  it('of entries spends at once and leaves the prizes', () => {
    expect(decideRedemption(rich, bike, loyaltyNow, ask(2))).toMatchObject({
      right: {
        kind: 'entries',
        points: 40,
        taken_from_stock: 0,
        rows: [{ kind: 'entered', held_points: 0, balance: 1200 }],
      },
    })
  })

  it('of what costs nothing leaves the ledger alone', () => {
    expect(decideRedemption(rich, { ...pinto, point: 0 }, loyaltyNow, ask())).toMatchObject({
      right: { rows: [], points: 0 },
    })
  })

  it('with an id that has taken before is refused', () => {
    const taken = {
      ...rich,
      account: { ...rich.account, takings: [{ reference_id: 'order-1', kind: 'held' as const, lots: [] }] },
    }
    expect(decideRedemption(taken, pinto, loyaltyNow, ask())).toStrictEqual(
      E.left([{ _tag: 'AlreadyTaken', reference_id: 'order-1' }]),
    )
  })

  it.each([
    ['ended', { ...pinto, expire_date: day('2026-11-19') }, [{ _tag: 'ItemEnded', on: '2026-11-19' }]],
    ['on its last day', { ...pinto, expire_date: loyaltyToday }, []],
    ['not open', { ...pinto, begin_date: day('2026-12-01') }, [{ _tag: 'NotOpenYet', on: '2026-12-01' }]],
    ['on its first day', { ...pinto, begin_date: loyaltyToday, expire_date: null }, []],
    ['sold out', { ...pinto, stock_balance: 0 }, [{ _tag: 'SoldOut' }]],
    ['hidden', { ...pinto, hidden: true, stock_balance: 0 }, [{ _tag: 'ItemHidden' }]],
    ['dear', { ...pinto, point: 1500 }, [{ _tag: 'NotEnoughPoints', missing: 260 }]],
    ['without permit', { ...bike, draw: { state: 'open', permit_number: ' ' } }, [{ _tag: 'PermitMissing' }]],
    ['in preparation', { ...bike, draw: { ...bike.draw, state: 'prepared' } }, [{ _tag: 'DrawNotOpen' }]],
    ['closed', { ...bike, draw: { ...bike.draw, state: 'closed' } }, [{ _tag: 'ItemEnded', on: null }]],
    ['cancelled', { ...bike, draw: { ...bike.draw, state: 'cancelled' } }, [{ _tag: 'ItemEnded', on: null }]],
  ] as const)('of an item that is %s', (_, terms, expected) => {
    expect(reasons(rich, terms)).toStrictEqual(expected)
  })

  it('tells how many are left, of the stock and of the limit', () => {
    expect(reasons(rich, { ...pinto, point: 1, member_limit: 3, stock_balance: 2 }, 3)).toStrictEqual([
      { _tag: 'StockShort', left: 2 },
    ])
    expect(reasons({ ...rich, redeemed: 1 }, { ...pinto, point: 1, member_limit: 3 }, 3)).toStrictEqual([
      { _tag: 'LimitShort', limit: 3, left: 2 },
    ])
    expect(reasons({ ...rich, redeemed: 1 }, pinto)).toStrictEqual([{ _tag: 'LimitReached', limit: 1 }])
    expect(reasons({ ...rich, redeemed: 9 }, { ...pinto, point: 1 })).toStrictEqual([
      { _tag: 'LimitReached', limit: 1 },
    ])
  })

  it.each([
    [undefined, []],
    [1800, []],
    [1799, [{ _tag: 'PriceChanged', points: 1800 }]],
    [1500, [{ _tag: 'PriceChanged', points: 1800 }]],
  ] as const)('of two pieces at 900 points, agreed to at %s', (agreed, expected) => {
    const ample = {
      ...rich,
      account: { ...rich.account, lots: rich.account.lots.map((lot) => ({ ...lot, points: 5000 })) },
    }
    const asked = { ...ask(2), ...(agreed === undefined ? {} : { agreed }) }
    const decided = decideRedemption(ample, { ...pinto, point: 900, member_limit: null }, loyaltyNow, asked)
    expect(E.isLeft(decided) ? decided.left : []).toStrictEqual(expected)
  })

  it.each([0, -1, 1.5, NaN, 1e9])('asks for a real quantity: not %s', (quantity) => {
    expect(reasons(rich, pinto, quantity)).toStrictEqual([{ _tag: 'QuantityInvalid', received: quantity }])
  })

  test.prop([redeemingMember(), itemTerms(), fc.integer({ min: 1, max: 4 })])(
    'is granted exactly where nothing is against it, and takes what it costs and no more',
    (member, terms, quantity) => {
      const against = redemptionRefusals(member, terms, quantity, loyaltyToday)
      const decided = decideRedemption(member, terms, loyaltyNow, ask(quantity))
      expect(E.isLeft(decided) ? decided.left : []).toStrictEqual(against)
      if (E.isLeft(decided)) return
      const { account, rows, points, taken_from_stock } = decided.right
      const left = spendablePoints({ account, unproved: [...member.unproved, ...rows] }, loyaltyToday)
      if (points > 0) expect(left).toBe(spendablePoints(member, loyaltyToday) - points)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(account.held - member.account.held).toBe(terms.type === 'reward' ? points : 0)
      if (terms.type === 'reward') expect(terms.stock_balance - taken_from_stock).toBeGreaterThanOrEqual(0)
      if (terms.type === 'luckydraw') expect(terms.draw.permit_number).not.toBeNull()
      expect(itemStatus(terms, loyaltyToday)).toBe('available')
      if (terms.member_limit !== null) expect(member.redeemed + quantity).toBeLessThanOrEqual(terms.member_limit)
    },
  )

  const order: Readonly<Record<RedemptionRefusal['_tag'], number>> = {
    QuantityInvalid: 0,
    ItemHidden: 1,
    ItemEnded: 2,
    NotOpenYet: 3,
    PermitMissing: 4,
    DrawNotOpen: 5,
    SoldOut: 6,
    StockShort: 7,
    SignInNeeded: 8,
    AdultsOnly: 9,
    LimitReached: 10,
    LimitShort: 11,
    NotEnoughPoints: 12,
    PointsUnproved: 13,
    PriceChanged: 14,
  }
  test.prop([fc.option(redeemingMember()), itemTerms(), fc.integer({ min: 0, max: 4 })])(
    'tells its reasons in one order',
    (member, terms, quantity) => {
      const places = redemptionRefusals(member, terms, quantity, loyaltyToday).map(({ _tag }) => order[_tag])
      expect(places).toStrictEqual([...new Set(places)].sort((a, b) => a - b))
    },
  )
})

test.prop([redeemingMember(), itemTerms()])(
  'a minor enters no draw, and gets a reward like anyone',
  (member, terms) => {
    const of = (years: number) =>
      redemptionRefusals({ ...member, birthDate: addMonths(loyaltyToday, -12 * years) }, terms, 1, loyaltyToday)
    const adults = of(20)
    expect(adults).toStrictEqual(redemptionRefusals(member, terms, 1, loyaltyToday))
    const closed = terms.hidden || terms.type === 'reward'
    expect(of(19).filter(({ _tag }) => _tag !== 'AdultsOnly')).toStrictEqual(adults)
    expect(of(19).some(({ _tag }) => _tag === 'AdultsOnly')).toBe(!closed)
  },
)

describe('an item as it is shown', () => {
  test.prop([redeemingMember(), itemTerms()])(
    'can be redeemed exactly where a redemption is granted',
    (member, terms) => {
      const shown = shownItem(member, terms, loyaltyToday)
      expect(shown.is_redeemable).toBe(E.isRight(decideRedemption(member, terms, loyaltyNow, ask())))
      expect(shown.is_redeemable).toBe(shown.alert_messages.length === 0)
      expect(shown.current_points).toBe(spendablePoints(member, loyaltyToday))
    },
  )

  test.prop([itemTerms()])('cannot be redeemed signed out, and says so', (terms) => {
    const shown = shownItem(null, terms, loyaltyToday)
    expect(shown).toMatchObject({ current_points: 0, is_redeemable: false })
    expect(shown.alert_messages.at(-1)).toMatch(terms.hidden ? /ไม่เปิด/ : /เข้าสู่ระบบ/)
  })

  it('says why not, the first reason first', () => {
    expect(words(rich, { ...pinto, point: 1500 })).toStrictEqual(['ขาดอีก 260 คะแนน'])
    expect(words(rich, { ...pinto, begin_date: day('2026-12-01') })).toStrictEqual(['เปิดแลก 1 ธ.ค. 69'])
    expect(words({ ...rich, redeemed: 1 }, { ...pinto, stock_balance: 0, point: 15_000 })).toStrictEqual([
      'หมดแล้ว',
      'แลกครบ 1 ชิ้นต่อคนแล้ว',
      'ขาดอีก 13,760 คะแนน',
    ])
    expect(words(rich, { ...bike, expire_date: day('2026-11-19') })).toStrictEqual(['ปิดรับสิทธิ์แล้วเมื่อ 19 พ.ย. 69'])
    expect(words(null, bike)).toStrictEqual(['เข้าสู่ระบบเพื่อร่วมลุ้น'])
  })

  it.each([
    [{ ...pinto, stock_balance: 0 }, 'sold_out'],
    [{ ...pinto, stock_balance: 0, begin_date: day('2026-12-01') }, 'scheduled'],
    [{ ...pinto, stock_balance: 0, expire_date: day('2026-11-19') }, 'ended'],
    [{ ...pinto, hidden: true, expire_date: day('2026-11-19') }, 'hidden'],
    [{ ...bike, draw: { ...bike.draw, state: 'prepared' } }, 'scheduled'],
    [{ ...bike, draw: { ...bike.draw, state: 'drawn' }, begin_date: day('2026-12-01') }, 'ended'],
    [bike, 'available'],
  ] as const)('has a status', (terms, status) => {
    expect(itemStatus(terms, loyaltyToday)).toBe(status)
  })

  test.prop([rewardTerms({ hidden: fc.constant(false) })])('has the status that its first reason tells', (terms) => {
    const tag = { ItemEnded: 'ended', NotOpenYet: 'scheduled', SoldOut: 'sold_out' } as const
    const [first] = redemptionRefusals(null, terms, 1, loyaltyToday)
    const told = first !== undefined && first._tag in tag ? tag[first._tag as keyof typeof tag] : 'available'
    expect(itemStatus(terms, loyaltyToday)).toBe(told)
  })

  test.prop([luckyDrawTerms({ hidden: fc.constant(false) }), redeemingMember()])(
    'never takes entries without permit or outside of an open draw',
    (terms, member) => {
      if (terms.draw.permit_number !== null && terms.draw.state === 'open') return
      expect(shownItem(member, terms, loyaltyToday).is_redeemable).toBe(false)
    },
  )
})
