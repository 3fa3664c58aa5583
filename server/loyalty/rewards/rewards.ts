import { sql } from 'kysely'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import {
  ImageKind,
  imagesOf,
  shownItem,
  type ItemImage,
  type ItemTerms,
  type MyCloudProduct,
  type RedeemingMember,
} from '@careplus/core/internal/loyalty'
import type { DrawState, ItemDetail, ItemStatus, ItemType } from '@careplus/core/loyalty'
import { chosenOf, namesOf } from '@careplus/core/internal/text'
import { prepared } from '../../platform/store/prepared.js'
import type { Db } from '../../platform/store/store.js'
import { loadAccount, type ShownAccount } from '../points/pointAccounts.js'

interface TermsRow {
  readonly type: ItemType
  readonly point: number
  readonly begin_date: string
  readonly expire_date: string | null
  readonly stock_balance: number
  readonly member_limit: number | null
  readonly hidden: boolean
  /** Both null for a reward, and for a draw that nobody has prepared. */
  readonly draw_state: DrawState | null
  readonly permit_number: string | null
}

interface ItemRow extends TermsRow {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly is_recommended: boolean
  readonly announcement_date: string | null
  readonly category_id: string | null
  readonly exchange_count: number
  readonly images: ReadonlyArray<ItemImage>
  readonly mycloud_product: MyCloudProduct | null
  readonly category_title: string | null
  readonly category_icon: string | null
  readonly category_status: ItemStatus | null
  readonly category_updated_at: Date | null
  readonly prizes: number | null
}

const day = (text: string): IsoDate => text as IsoDate

/** A draw that is not prepared counts as closed. */
export const termsOf = (row: TermsRow): ItemTerms => {
  const { point, member_limit, hidden, stock_balance } = row
  const terms = {
    point,
    begin_date: day(row.begin_date),
    expire_date: row.expire_date === null ? null : day(row.expire_date),
    member_limit,
    hidden,
  }
  return row.type === 'reward'
    ? { ...terms, type: 'reward', stock_balance }
    : {
        ...terms,
        type: 'luckydraw',
        draw: { state: row.draw_state ?? 'prepared', permit_number: row.permit_number },
      }
}

const categoryOf = (row: ItemRow): ItemDetail['category'] => {
  const { category_id, category_title, category_icon, category_status, category_updated_at } = row
  return category_id === null ||
    category_title === null ||
    category_icon === null ||
    category_status === null ||
    category_updated_at === null
    ? null
    : {
        title: category_title,
        icon: category_icon,
        status: category_status,
        category_id,
        updated_date: category_updated_at.toISOString(),
      }
}

const memberOf = ({ account, redeemed, unproved, birthday = null }: ShownAccount, item: string): RedeemingMember => ({
  account,
  unproved,
  redeemed: redeemed[item] ?? 0,
  birthDate: birthday as IsoDate | null,
})

/** A kind without its own file has another kind's. */
const imagesOfAllKinds = (images: ReadonlyArray<ItemImage>): ReadonlyArray<ItemImage> =>
  namesOf<ImageKind>(ImageKind.keys).flatMap((type) => imagesOf({ images }, type).map((image) => ({ ...image, type })))

const detailOf = (row: ItemRow, held: ShownAccount | null, today: IsoDate): ItemDetail => ({
  title: row.title,
  description: row.description,
  point: row.point,
  type: row.type,
  is_recommended: row.is_recommended ? 1 : 0,
  begin_date: day(row.begin_date),
  expire_date: row.expire_date === null ? null : day(row.expire_date),
  announcement_date: row.announcement_date === null ? null : day(row.announcement_date),
  product_id: row.id,
  category_ref_id: row.category_id,
  stock_balance: row.prizes ?? row.stock_balance,
  exchange_count: row.exchange_count,
  images: imagesOfAllKinds(row.images),
  category: categoryOf(row),
  mycloud_product: row.mycloud_product,
  ...shownItem(held === null ? null : memberOf(held, row.id), termsOf(row), today),
})

const itemRows = (db: Db) =>
  db
    .selectFrom('items')
    .leftJoin('item_categories', 'item_categories.id', 'items.category_id')
    .leftJoin('draws', 'draws.item_id', 'items.id')
    .select(['items.id', 'items.type', 'items.title', 'items.description', 'items.point', 'items.is_recommended'])
    .select(['items.begin_date', 'items.expire_date', 'items.announcement_date', 'items.category_id'])
    .select(['items.stock_balance', 'items.exchange_count', 'items.member_limit', 'items.hidden'])
    .select(['items.images', 'items.mycloud_product'])
    .select(['item_categories.title as category_title', 'item_categories.icon as category_icon'])
    .select(['item_categories.status as category_status', 'item_categories.updated_at as category_updated_at'])
    .select(['draws.state as draw_state', 'draws.permit_number', 'draws.prizes'])

/** A draw without permit or terms is shown to nobody. Source: Gambling Act, B.E. 2478 (1935), section 12. */
export const isPermitted = sql<boolean>`(items.type <> 'luckydraw' or (draws.permit_number is not null
  and (draws.terms is not null or draws.state <> 'prepared')))`

const shownRows = prepared((db, type: ItemType) =>
  itemRows(db)
    .where('items.type', '=', type)
    .where('items.hidden', '=', false)
    .where(isPermitted)
    .orderBy(sql`draws.state is not distinct from 'open'`, 'desc')
    .orderBy('items.is_recommended', 'desc')
    .orderBy('items.ordering')
    .orderBy('items.id'),
)

const accountOf = (db: Db, visitor: string | null): Promise<ShownAccount | null> =>
  visitor === null ? Promise.resolve(null) : loadAccount(db, visitor)

/** Open draws first, then recommended ones. `visitor` null: signed out. */
export const listItems = async (
  db: Db,
  type: ItemType,
  visitor: string | null,
  now: Date,
): Promise<ReadonlyArray<ItemDetail>> => {
  const today = todayInBangkok(now.getTime())
  const [rows, held] = await Promise.all([shownRows(db, type), accountOf(db, visitor)])
  return rows.map((row) => detailOf(row, held, today))
}

const itemRow = prepared((db, id: string, visitor: string | null) =>
  itemRows(db)
    .select('items.conditions')
    .select((of) =>
      of
        .or([
          of.exists(
            of
              .selectFrom('orders')
              .select('orders.id')
              .whereRef('orders.item_id', '=', 'items.id')
              .where('orders.member_id', '=', visitor),
          ),
          of.exists(
            of
              .selectFrom('draw_entries')
              .select('draw_entries.id')
              .whereRef('draw_entries.item_id', '=', 'items.id')
              .where('draw_entries.member_id', '=', visitor),
          ),
        ])
        .as('has_had'),
    )
    .where('items.id', '=', id)
    .where(isPermitted),
)

export interface KnownItem {
  readonly item: ItemDetail
  readonly conditions: ReadonlyArray<string>
  readonly member_limit: number | null
  readonly redeemed: number
}

/** Null: missing, or hidden and the visitor has none of it. */
export const loadItem = async (db: Db, id: string, visitor: string | null, now: Date): Promise<KnownItem | null> => {
  const [[row], held] = await Promise.all([itemRow(db, id, visitor), accountOf(db, visitor)])
  if (row === undefined || (row.hidden && !row.has_had)) return null
  return {
    item: detailOf(row, held, todayInBangkok(now.getTime())),
    conditions: row.conditions,
    member_limit: row.member_limit,
    redeemed: held?.redeemed[id] ?? 0,
  }
}

const small = chosenOf<ImageKind>({
  '400x400': true,
  thumbnail_mobile: true,
  thumbnail_desktop: true,
  detail_mobile: false,
  detail_desktop: false,
  homepage_single: false,
  campaign_mobile: false,
  campaign_desktop: false,
})

export const smallImageUrl = (images: ReadonlyArray<ItemImage>): string | null =>
  small.flatMap((kind) => imagesOf({ images }, kind))[0]?.url ?? null
