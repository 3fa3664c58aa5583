import * as t from 'io-ts'
import { IsoDate } from '../../calendar/isoDateCodec.js'
import { orDefault } from '../../reading/orDefault.js'
import { ItemStatus, ItemType } from '../redemption/terms.js'
import { Count, TextOrNull, UtcInstant, WholeNumber } from '../wire.js'

/** The use of an item's picture. */
export const ImageKind = /*#__PURE__*/ t.keyof(
  {
    thumbnail_mobile: null,
    thumbnail_desktop: null,
    '400x400': null,
    detail_mobile: null,
    detail_desktop: null,
    homepage_single: null,
    campaign_mobile: null,
    campaign_desktop: null,
  },
  'ImageKind',
)
export type ImageKind = t.TypeOf<typeof ImageKind>

/** `product_ref_id` is the item's `product_id`. */
export const ItemImage = /*#__PURE__*/ t.readonly(
  t.type({
    title: t.string,
    url: t.string,
    type: ImageKind,
    ordering: WholeNumber,
    gallery_id: t.string,
    product_ref_id: t.string,
  }),
  'ItemImage',
)
export type ItemImage = t.TypeOf<typeof ItemImage>

/** A category of rewards. */
export const ItemCategory = /*#__PURE__*/ t.readonly(
  t.type({
    title: t.string,
    icon: t.string,
    status: ItemStatus,
    category_id: t.string,
    updated_date: UtcInstant,
  }),
  'ItemCategory',
)
export type ItemCategory = t.TypeOf<typeof ItemCategory>

export const MyCloudProduct = /*#__PURE__*/ t.readonly(
  t.type({
    mycloud_sku: t.string,
    mycloud_product_id: t.string,
    product_ref_id: t.string,
    updated_date: UtcInstant,
  }),
  'MyCloudProduct',
)
export type MyCloudProduct = t.TypeOf<typeof MyCloudProduct>

const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

const publicFields = {
  title: t.string,
  description: t.string,
  point: Count,
  type: /*#__PURE__*/ orDefault(ItemType, 'reward'),
  status: /*#__PURE__*/ orDefault(ItemStatus, 'available'),
  is_recommended: /*#__PURE__*/ t.union([t.literal(0), t.literal(1)]),
  /** First and last Bangkok day; null: without end. */
  begin_date: IsoDate,
  expire_date: /*#__PURE__*/ nullable(IsoDate),
  /** Of a draw's winners; null for a reward. */
  announcement_date: /*#__PURE__*/ nullable(IsoDate),
  product_id: t.string,
  category_ref_id: TextOrNull,
  stock_balance: Count,
  exchange_count: Count,
  images: /*#__PURE__*/ t.readonlyArray(ItemImage),
  category: /*#__PURE__*/ nullable(ItemCategory),
  mycloud_product: /*#__PURE__*/ nullable(MyCloudProduct),
} as const

const memberFields = {
  /** The member's usable points; 0 signed out. */
  current_points: Count,
  is_redeemable: t.boolean,
  alert_messages: /*#__PURE__*/ t.readonlyArray(t.string),
} as const

/** A reward or draw, as the server sends it to one member. */
export const ItemDetail = /*#__PURE__*/ t.readonly(t.type({ ...publicFields, ...memberFields }), 'ItemDetail')
export type ItemDetail = t.TypeOf<typeof ItemDetail>

/** An item without the values of a member. */
export const PublicItem = /*#__PURE__*/ t.readonly(t.exact(t.type(publicFields)), 'PublicItem')
export type PublicItem = t.TypeOf<typeof PublicItem>

/** A member's values of an item, without the balance, which only the server has. */
export const MemberItem = /*#__PURE__*/ t.readonly(
  t.type({ is_redeemable: t.boolean, alert_messages: t.readonlyArray(t.string) }),
  'MemberItem',
)
export type MemberItem = t.TypeOf<typeof MemberItem>

const standIns: Readonly<Partial<Record<ImageKind, ImageKind>>> = {
  thumbnail_desktop: 'thumbnail_mobile',
  detail_desktop: 'detail_mobile',
  campaign_mobile: 'detail_mobile',
  campaign_desktop: 'homepage_single',
}

export const imagesOf = ({ images }: Pick<PublicItem, 'images'>, kind: ImageKind): ReadonlyArray<ItemImage> => {
  const own = images.filter(({ type }) => type === kind).sort((a, b) => a.ordering - b.ordering)
  const other = standIns[kind]
  return own.length === 0 && other !== undefined ? imagesOf({ images }, other) : own
}
