import * as fc from 'fast-check'
import { addDays } from '../domain/calendar/arithmetic.js'
import type { IsoDate } from '../domain/calendar/isoDate.js'
import type { BillFacts } from '../domain/loyalty/bill/bill.js'
import type { BillLine } from '../domain/loyalty/bill/lines.js'
import type { ItemDetail, ItemImage } from '../domain/loyalty/catalogue/item.js'
import type { Shop } from '../domain/loyalty/catalogue/shop.js'
import type { DrawState } from '../domain/loyalty/draw/drawCommand.js'
import type { Account } from '../domain/loyalty/ledger/account.js'
import { tidied, type Lot } from '../domain/loyalty/ledger/lots.js'
import type { AgeLine } from '../domain/loyalty/ageLine.js'
import type { PromotionUse } from '../domain/loyalty/milkCode.js'
import type { RedeemingMember } from '../domain/loyalty/redemption/refusals.js'
import type { ItemStatus, ItemTerms, LuckyDrawTerms, RewardTerms } from '../domain/loyalty/redemption/terms.js'
import { isoDate } from './calendar.js'
import type { Pinned } from './pinnedFields.js'

export * from './loyaltyBills.js'
export * from './loyaltyDraw.js'
export * from './loyaltyLedger.js'
export * from './loyaltyMission.js'
export * from './loyaltyModel.js'

const plain = { noNullPrototype: true } as const

export const loyaltyNow = Date.UTC(2026, 10, 20, 5)
export const loyaltyToday = '2026-11-20' as IsoDate

const near = (days: number) => fc.integer({ min: -days, max: days }).map((n) => addDays(loyaltyToday, n))

export const ageLine = (): fc.Arbitrary<AgeLine> => fc.constantFrom('infant', 'young-child', 'child', 'adult')

export const promotionUse = (): fc.Arbitrary<PromotionUse> =>
  fc.constantFrom('earn_points', 'reward', 'mission', 'promotion', 'buy_now', 'tracking', 'product_link', 'list')

export const billLine = (fixed: Pinned<BillLine> = {}): fc.Arbitrary<BillLine> =>
  fc.record(
    { product_id: fc.uuid(), age_line: ageLine(), satang: fc.integer({ min: 1, max: 500_000 }), ...fixed },
    plain,
  )

export const billFacts = (): fc.Arbitrary<BillFacts> =>
  fc.oneof(
    fc.constant<BillFacts>({ state: 'reviewing', appealed: false, decided_on: null }),
    fc.record<BillFacts>(
      {
        state: fc.constantFrom('approved', 'rejected'),
        appealed: fc.boolean(),
        decided_on: near(500).filter((day) => day <= loyaltyToday),
      },
      plain,
    ),
    near(500).map((decided_on): BillFacts => ({ state: 'reviewing', appealed: true, decided_on })),
  )

export const pointLots = ({ around = loyaltyToday } = {}): fc.Arbitrary<ReadonlyArray<Lot>> =>
  fc
    .array(fc.tuple(fc.integer({ min: -40, max: 400 }), fc.integer({ min: 1, max: 900 })), { maxLength: 8 })
    .map((all) => tidied(all.map(([days, points]) => ({ expires_on: addDays(around, days), points }))))

export const pointsAccount = (fixed: Pinned<Account> = {}): fc.Arbitrary<Account> =>
  fc.record(
    { seq: fc.nat({ max: 500 }), held: fc.nat({ max: 500 }), lots: pointLots(), takings: fc.constant([]), ...fixed },
    plain,
  )

export const redeemingMember = (fixed: Pinned<RedeemingMember> = {}): fc.Arbitrary<RedeemingMember> =>
  fc.record(
    {
      account: pointsAccount(),
      unproved: fc.oneof(
        fc.constant([]),
        pointLots().map((lots) => [{ kind: 'mission' as const, lots }]),
      ),
      redeemed: fc.nat({ max: 4 }),
      birthDate: fc.constant(null),
      ...fixed,
    },
    plain,
  )

const someTerms = () => ({
  point: fc.oneof(fc.nat({ max: 900 }), fc.constant(0)),
  begin_date: near(20),
  expire_date: fc.option(near(20)),
  member_limit: fc.option(fc.integer({ min: 1, max: 5 })),
  hidden: fc.nat({ max: 9 }).map((n) => n === 0),
})

export const rewardTerms = (fixed: Pinned<RewardTerms> = {}): fc.Arbitrary<RewardTerms> =>
  fc.record({ type: fc.constant('reward'), ...someTerms(), stock_balance: fc.nat({ max: 6 }), ...fixed }, plain)

export const drawState = (): fc.Arbitrary<DrawState> =>
  fc.constantFrom('prepared', 'open', 'closed', 'drawn', 'recorded', 'cancelled')

export const luckyDrawTerms = (fixed: Pinned<LuckyDrawTerms> = {}): fc.Arbitrary<LuckyDrawTerms> =>
  fc.record(
    {
      type: fc.constant('luckydraw'),
      ...someTerms(),
      draw: fc.record(
        {
          state: fc.oneof(fc.constant<DrawState>('open'), drawState()),
          permit_number: fc.option(fc.constant('1234/2569')),
        },
        plain,
      ),
      ...fixed,
    },
    plain,
  )

export const itemTerms = (): fc.Arbitrary<ItemTerms> => fc.oneof(rewardTerms(), luckyDrawTerms())

const instantText = () => fc.nat({ max: 300 }).map((days) => new Date(loyaltyNow - days * 86_400_000).toISOString())

const itemImage = (): fc.Arbitrary<ItemImage> =>
  fc.record(
    {
      title: fc.constantFrom('ปิ่นโต', 'ด้านหน้า'),
      url: fc.webPath(),
      type: fc.constantFrom(
        'thumbnail_mobile',
        'thumbnail_desktop',
        '400x400',
        'detail_mobile',
        'detail_desktop',
        'homepage_single',
        'campaign_mobile',
        'campaign_desktop',
      ),
      ordering: fc.nat({ max: 9 }),
      gallery_id: fc.uuid(),
      product_ref_id: fc.uuid(),
    },
    plain,
  )

const itemStatusValue = (): fc.Arbitrary<ItemStatus> =>
  fc.constantFrom('available', 'scheduled', 'ended', 'sold_out', 'hidden')

/** An item as the server sends it.
 * @example
 * fc.assert(fc.property(arb.itemDetail({ is_redeemable: fc.constant(true) }), (item) => item.is_redeemable)) */
export const itemDetail = (fixed: Pinned<ItemDetail> = {}): fc.Arbitrary<ItemDetail> =>
  fc.record(
    {
      title: fc.constantFrom('ปิ่นโตสเตนเลส 3 ชั้น', 'จักรยานขาไถ 5 คัน'),
      description: fc.string(),
      point: fc.nat({ max: 5000 }),
      type: fc.constantFrom('reward', 'luckydraw'),
      status: itemStatusValue(),
      is_recommended: fc.constantFrom(0, 1),
      begin_date: isoDate(),
      expire_date: fc.option(isoDate()),
      announcement_date: fc.option(isoDate()),
      product_id: fc.uuid(),
      category_ref_id: fc.option(fc.uuid()),
      stock_balance: fc.nat(),
      exchange_count: fc.nat(),
      images: fc.array(itemImage(), { maxLength: 3 }),
      category: fc.option(
        fc.record(
          {
            title: fc.constant('ของใช้ในบ้าน'),
            icon: fc.constant('home'),
            status: itemStatusValue(),
            category_id: fc.uuid(),
            updated_date: instantText(),
          },
          plain,
        ),
      ),
      mycloud_product: fc.option(
        fc.record(
          {
            mycloud_sku: fc.constantFrom('CP-PT-03', 'CP-BK-05'),
            mycloud_product_id: fc.uuid(),
            product_ref_id: fc.uuid(),
            updated_date: instantText(),
          },
          plain,
        ),
      ),
      current_points: fc.nat({ max: 9999 }),
      is_redeemable: fc.boolean(),
      alert_messages: fc.array(fc.constantFrom('หมดแล้ว', 'ขาดอีก 260 คะแนน'), { maxLength: 2 }),
      ...fixed,
    },
    plain,
  )

/** A shop, participating or not.
 * @example
 * fc.assert(fc.property(arb.shop(), ({ title }) => typeof title === 'string')) */
export const shop = (fixed: Pinned<Shop> = {}): fc.Arbitrary<Shop> =>
  fc.record(
    {
      title: fc.constantFrom('7-Eleven', 'Tesco Lotus', 'Makro', 'FamilyMart', 'Big C'),
      ex_bill_img: fc.option(fc.webPath()),
      status: fc.constantFrom('available', 'hidden'),
      shop_id: fc.uuid(),
      updated_date: instantText(),
      ...fixed,
    },
    plain,
  )
