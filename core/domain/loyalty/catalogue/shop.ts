import * as t from 'io-ts'
import { orDefault } from '../../reading/orDefault.js'
import { TextOrNull, UtcInstant } from '../wire.js'

export const ShopStatus = /*#__PURE__*/ t.keyof({ available: null, hidden: null }, 'ShopStatus')
export type ShopStatus = t.TypeOf<typeof ShopStatus>

/** A shop that bills may come from. `ex_bill_img`: address of a sample picture of its bills; null: none. */
export const Shop = /*#__PURE__*/ t.readonly(
  t.type({
    title: t.string,
    ex_bill_img: TextOrNull,
    status: /*#__PURE__*/ orDefault(ShopStatus, 'available'),
    shop_id: t.string,
    updated_date: UtcInstant,
  }),
  'Shop',
)
export type Shop = t.TypeOf<typeof Shop>
