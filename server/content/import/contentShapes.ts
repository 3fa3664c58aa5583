import type * as t from 'io-ts'
import { DrawMethod, mostPublicDigits } from '@careplus/core/internal/loyalty'
import { AgeLine } from '@careplus/core/internal/loyalty-milk-code'
import {
  day,
  flag,
  id,
  instant,
  line,
  listOf,
  month,
  oneOf,
  optional,
  pattern,
  pictureName,
  prose,
  table,
  taxNumber,
  whole,
} from './contentFields.js'

const ageLine = oneOf(AgeLine.keys)

export const Shop = table({
  id,
  title: line(60),
  ex_bill_img: optional(pictureName),
  tax_numbers: optional(listOf(taxNumber)),
  receipt_names: optional(listOf(line(60))),
})

export const Category = table({ id, title: line(40), icon: pictureName })

const WarehouseProduct = table({ mycloud_sku: line(40), mycloud_product_id: line(40), updated_date: instant })

const itemFields = {
  id,
  title: line(80),
  point: whole(1),
  /** Nothing is given away that is for a child under three. */
  age_line: ageLine,
  is_recommended: flag,
  begin_date: day,
  member_limit: optional(whole(1)),
  ordering: whole(1),
  picture: pictureName,
  alt: line(160),
  conditions: listOf(line(200), 1),
  body: prose(1200),
}

export const Reward = table({
  ...itemFields,
  category: id,
  expire_date: optional(day),
  stocked: whole(0),
  mycloud_product: optional(WarehouseProduct),
})

export const LuckyDraw = table({
  ...itemFields,
  expire_date: day,
  announcement_date: day,
  /** All three, or none: a draw without its permit is shown to nobody. */
  permit_number: optional(line(80)),
  permit_date: optional(day),
  permit_authority: optional(line(120)),
  draw_date: day,
  draw_time: pattern('must be a time of day such as 10:00', /^([01]\d|2[0-3]):[0-5]\d$/),
  draw_place: line(160),
  announced_in: line(160),
  unclaimed: line(200),
  not_allowed: line(200),
  method: oneOf(DrawMethod.keys),
  prizes: whole(1),
  /** Digits of the public number that decides the draw. */
  public_digits: whole(1, mostPublicDigits),
  /** Value of one prize in baht: from 1,000 on tax is withheld. */
  prize_baht: whole(0),
})

/** `day`: members mark the days themselves; the app counts the others. */
const MissionKind = oneOf({ day: null, 'mobility-check': null, 'article-read': null })

const MissionTask = table({
  id,
  title: line(60),
  description: line(240),
  unit: line(20),
  points: whole(1),
  target: whole(1),
  way: MissionKind,
  /** Only pages about no child; of the articles, those for adults. */
  path: optional(oneOf({ '/mobility': null, '/article?age=adult': null })),
  age_line: ageLine,
})

export const Month = table({ month, title: line(80), tasks: listOf(MissionTask, 1) })

export const Shops = listOf(Shop, 1)
export const Categories = listOf(Category, 1)

export type Shop = t.TypeOf<typeof Shop>
export type Category = t.TypeOf<typeof Category>
export type Reward = t.TypeOf<typeof Reward>
export type LuckyDraw = t.TypeOf<typeof LuckyDraw>
export type Month = t.TypeOf<typeof Month>
