import type { Shop } from '@careplus/core/loyalty'
import { prepared } from '../../platform/store/prepared.js'
import type { Db } from '../../platform/store/store.js'

const shownShops = prepared((db) =>
  db
    .selectFrom('shops')
    .select(['id', 'title', 'ex_bill_img', 'status', 'updated_at'])
    .where('status', '=', 'available')
    .orderBy('ordering')
    .orderBy('id'),
)

export const listShops = async (db: Db): Promise<ReadonlyArray<Shop>> =>
  (await shownShops(db)).map(({ id, title, ex_bill_img, status, updated_at }) => ({
    title,
    ex_bill_img,
    status,
    shop_id: id,
    updated_date: updated_at.toISOString(),
  }))
