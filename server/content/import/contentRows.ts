import type { Insertable } from 'kysely'
import type { DrawTerms } from '@careplus/core/loyalty'
import type { ItemImage, MyCloudProduct } from '@careplus/core/internal/loyalty'
import { namesOf } from '@careplus/core/internal/text'
import type { Schema } from '../../platform/store/schema.js'
import type { Content } from './loadContent.js'
import { pictureUrl, shapeOf } from './contentPictures.js'
import { publicationRows } from './publications.js'
import type { LuckyDraw, Reward } from './contentShapes.js'

export interface Rows {
  readonly shops: ReadonlyArray<Row<'shops'>>
  readonly products: ReadonlyArray<Row<'products'>>
  readonly item_categories: ReadonlyArray<Row<'item_categories'>>
  readonly items: ReadonlyArray<Row<'items'>>
  readonly draws: ReadonlyArray<Insertable<Schema['draws']>>
  readonly mission_months: ReadonlyArray<Row<'mission_months'>>
  readonly mission_tasks: ReadonlyArray<Insertable<Schema['mission_tasks']>>
  readonly publications: ReadonlyArray<Row<'publications'>>
}

type Row<T extends keyof Schema> = Omit<Insertable<Schema[T]>, 'updated_at'>

const imagesOf = ({ pictures }: Content, { id, alt, picture }: Reward | LuckyDraw): ReadonlyArray<ItemImage> =>
  namesOf<keyof typeof shapeOf>(shapeOf).map((type, index) => ({
    title: alt,
    url: pictureUrl(pictures, `${picture}-${shapeOf[type]}`),
    type,
    ordering: 1,
    gallery_id: `${id}-${index + 1}`,
    product_ref_id: id,
  }))

const itemRow = (content: Content, item: Reward | LuckyDraw) => ({
  id: item.id,
  title: item.title,
  description: item.body,
  conditions: JSON.stringify(item.conditions),
  point: item.point,
  is_recommended: item.is_recommended,
  begin_date: item.begin_date,
  expire_date: item.expire_date,
  member_limit: item.member_limit,
  hidden: false,
  images: JSON.stringify(imagesOf(content, item)),
  ordering: item.ordering,
})

const rewardRow = (content: Content, reward: Reward): Row<'items'> => {
  const { id, category, stocked, mycloud_product } = reward
  const inWarehouse: MyCloudProduct | null =
    mycloud_product === null ? null : { ...mycloud_product, product_ref_id: id }
  return {
    ...itemRow(content, reward),
    type: 'reward',
    announcement_date: null,
    category_id: category,
    stocked,
    stock_balance: stocked,
    mycloud_product: inWarehouse === null ? null : JSON.stringify(inWarehouse),
  }
}

const drawRow = (content: Content, draw: LuckyDraw): Row<'items'> => ({
  ...itemRow(content, draw),
  type: 'luckydraw',
  announcement_date: draw.announcement_date,
  category_id: null,
  stocked: draw.prizes,
  stock_balance: draw.prizes,
  mycloud_product: null,
})

/** Null: the draw has no permit, so nobody sees it. */
export const drawTermsOf = (draw: LuckyDraw): DrawTerms | null => {
  const { permit_date, permit_authority, draw_date, draw_time, draw_place } = draw
  const { announced_in, unclaimed, not_allowed, method } = draw
  if (permit_date === null || permit_authority === null) return null
  const drawFields = { draw_date, draw_time, draw_place, announced_in }
  return { permit_date, permit_authority, ...drawFields, unclaimed, not_allowed, method }
}

export const rowsOf = (content: Content): Rows => ({
  shops: content.shops.map(({ value: { id, title, ex_bill_img: name, tax_numbers, receipt_names } }, index) => ({
    id,
    title,
    ex_bill_img: name === null ? null : pictureUrl(content.pictures, name),
    tax_numbers: JSON.stringify(tax_numbers ?? []),
    receipt_names: JSON.stringify(receipt_names ?? []),
    status: 'available',
    ordering: index + 1,
  })),
  products: content.products.map(({ value }, index) => {
    const { id, title, brand_id, age_line, size, description, receipt_names } = value
    const columns = { id, title, brand_id, age_line, size, description }
    return { ...columns, receipt_names: JSON.stringify(receipt_names ?? []), status: 'available', ordering: index + 1 }
  }),
  item_categories: content.categories.map(({ value: { id, title, icon } }, index) => ({
    id,
    title,
    icon: pictureUrl(content.pictures, icon),
    status: 'available',
    ordering: index + 1,
  })),
  items: [
    ...content.rewards.map(({ value }) => rewardRow(content, value)),
    ...content.draws.map(({ value }) => drawRow(content, value)),
  ],
  draws: content.draws.map(({ value }) => {
    const { id, prizes, permit_number, public_digits, prize_baht } = value
    const terms = drawTermsOf(value)
    return {
      item_id: id,
      prizes,
      permit_number,
      public_digits,
      prize_baht,
      terms: terms === null ? null : JSON.stringify(terms),
    }
  }),
  mission_months: content.months.map(({ value: { month, title } }) => ({ month, title })),
  mission_tasks: content.months.flatMap(({ value: { month, tasks } }) =>
    tasks.map(({ age_line: _, ...task }, index) => ({ ...task, month, ordering: index + 1 })),
  ),
  publications: publicationRows(content),
})
