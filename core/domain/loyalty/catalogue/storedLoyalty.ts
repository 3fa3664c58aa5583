import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { fieldsOf } from '../../reading/fields.js'
import { ItemType } from '../redemption/terms.js'
import { TextOrNull } from '../wire.js'
import { MemberItem, PublicItem, type ItemDetail } from './item.js'
import { Shop } from './shop.js'

const Mine = /*#__PURE__*/ t.readonly(t.type({ member_id: t.string, items: t.record(t.string, MemberItem) }), 'Mine')

const codecs = {
  rewardList: /*#__PURE__*/ t.readonlyArray(PublicItem),
  luckyDrawList: /*#__PURE__*/ t.readonlyArray(PublicItem),
  itemDetail: /*#__PURE__*/ t.union([PublicItem, t.null]),
  shopList: /*#__PURE__*/ t.readonlyArray(Shop),
  rd: TextOrNull,
  rdType: /*#__PURE__*/ t.union([ItemType, t.null]),
  mine: /*#__PURE__*/ t.union([Mine, t.null]),
} as const

/** The loyalty state on a device, shown until the server responds. `mine` has the values of one member, without a
 * balance. */
export const StoredLoyalty = /*#__PURE__*/ t.readonly(t.type(codecs), 'StoredLoyalty')
export type StoredLoyalty = t.TypeOf<typeof StoredLoyalty>

export const nothingStored: StoredLoyalty = {
  rewardList: [],
  luckyDrawList: [],
  itemDetail: null,
  shopList: [],
  rd: null,
  rdType: null,
  mine: null,
}

/** A part of another version, or damaged, becomes empty; the rest stays. */
export const readStoredLoyalty = (input: unknown): StoredLoyalty => {
  const stored = fieldsOf(input)
  if (stored === null) return nothingStored
  const part = <K extends keyof StoredLoyalty>(key: K, codec: t.Decoder<unknown, StoredLoyalty[K]>): StoredLoyalty[K] =>
    E.getOrElse(() => nothingStored[key])(codec.decode(stored[key]))
  const rd = part('rd', codecs.rd)
  const rdType = part('rdType', codecs.rdType)
  const known = rd !== null && rdType !== null
  return {
    rewardList: part('rewardList', codecs.rewardList),
    luckyDrawList: part('luckyDrawList', codecs.luckyDrawList),
    itemDetail: part('itemDetail', codecs.itemDetail),
    shopList: part('shopList', codecs.shopList),
    rd: known ? rd : null,
    rdType: known ? rdType : null,
    mine: part('mine', codecs.mine),
  }
}

/** A response of the server. `member_id` null: signed out. */
export type LoyaltyAnswer =
  | {
      readonly _tag: 'Rewards' | 'LuckyDraws'
      readonly items: ReadonlyArray<ItemDetail>
      readonly member_id: string | null
    }
  | { readonly _tag: 'Item'; readonly item: ItemDetail; readonly member_id: string | null }
  | { readonly _tag: 'Shops'; readonly shops: ReadonlyArray<Shop> }

const publicItem = ({ current_points: _, is_redeemable: __, alert_messages: ___, ...item }: ItemDetail): PublicItem =>
  item

const memberValuesAfter = (
  mine: StoredLoyalty['mine'],
  items: ReadonlyArray<ItemDetail>,
  member_id: string | null,
): StoredLoyalty['mine'] => {
  if (member_id === null) return mine
  const before = mine?.member_id === member_id ? mine.items : {}
  const fresh = items.map(({ product_id, is_redeemable, alert_messages }) => [
    product_id,
    { is_redeemable, alert_messages },
  ])
  return { member_id, items: { ...before, ...(Object.fromEntries(fresh) as Record<string, MemberItem>) } }
}

const replacedIn = (list: ReadonlyArray<PublicItem>, item: PublicItem): ReadonlyArray<PublicItem> =>
  list.map((one) => (one.product_id === item.product_id ? item : one))

/** An opened item becomes `rd`. */
export const keptAfter = (state: StoredLoyalty, answer: LoyaltyAnswer): StoredLoyalty => {
  switch (answer._tag) {
    case 'Shops':
      return { ...state, shopList: answer.shops }
    case 'Rewards':
    case 'LuckyDraws': {
      const key = answer._tag === 'Rewards' ? 'rewardList' : 'luckyDrawList'
      const items = answer.items.map(publicItem)
      const opened = items.find(({ product_id }) => product_id === state.itemDetail?.product_id)
      return {
        ...state,
        [key]: items,
        itemDetail: opened ?? state.itemDetail,
        mine: memberValuesAfter(state.mine, answer.items, answer.member_id),
      }
    }
    case 'Item': {
      const item = publicItem(answer.item)
      return {
        ...state,
        rewardList: replacedIn(state.rewardList, item),
        luckyDrawList: replacedIn(state.luckyDrawList, item),
        itemDetail: item,
        rd: item.product_id,
        rdType: item.type,
        mine: memberValuesAfter(state.mine, [answer.item], answer.member_id),
      }
    }
  }
}
