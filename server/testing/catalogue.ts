import { randomUUID, randomInt } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type { Insertable } from 'kysely'
import { addDays, todayInBangkok } from '@careplus/core/calendar'
import type { LedgerCommand, LedgerRow } from '@careplus/core/internal/loyalty'
import type { PostalAddress } from '@careplus/core/ports'
import { auditAdjustment } from '../platform/audit/adjustment.js'
import { home } from '../demo/demoEvents.js'
import { post } from '../loyalty/points/pointAccounts.js'
import type { Schema } from '../platform/store/schema.js'
import { inTransaction, type Db } from '../platform/store/store.js'

export const freshNumber = (): string => String(randomInt(1, 10 ** 9))

type Item = Insertable<Schema['items']>

export const withItem = async (db: Db, now: Date, fields: Partial<Item> = {}): Promise<string> => {
  const id = freshNumber()
  const today = todayInBangkok(now.getTime())
  const stock = fields.stock_balance ?? 10
  await db
    .insertInto('items')
    .values({
      id,
      type: 'reward',
      title: 'ปิ่นโตสามชั้น',
      description: 'ปิ่นโตเคลือบสามชั้น สำหรับมื้อกลางวัน',
      conditions: JSON.stringify(['จัดส่งในประเทศไทย']),
      point: 100,
      is_recommended: false,
      begin_date: addDays(today, -10),
      expire_date: addDays(today, 60),
      announcement_date: null,
      category_id: null,
      stocked: stock,
      stock_balance: stock,
      member_limit: null,
      images: '[]',
      mycloud_product: null,
      ordering: 1,
      updated_at: now,
      ...fields,
    })
    .execute()
  return id
}

export const stockOf = (db: Db, item: string) =>
  db.selectFrom('items').select(['stock_balance', 'exchange_count']).where('id', '=', item).executeTakeFirstOrThrow()

export const withShop = async (
  db: Db,
  now: Date,
  fields: Partial<Insertable<Schema['shops']>> = {},
): Promise<string> => {
  const id = freshNumber()
  await db
    .insertInto('shops')
    .values({ id, title: 'Big C', ex_bill_img: null, status: 'available', ordering: 1, updated_at: now, ...fields })
    .execute()
  return id
}

export const posted = async (db: Db, member: string, command: LedgerCommand, now: Date): Promise<void> => {
  const done = await inTransaction(db, (tx) => post(tx, member, command, now))
  if (E.isLeft(done)) throw new Error(`The ledger refuses: ${JSON.stringify(done.left)}`)
}

export const withPoints = (db: Db, member: string, points: number, now: Date): Promise<void> =>
  posted(db, member, { _tag: 'Earn', kind: 'bill', points, reference_id: randomUUID() }, now)

export const withGift = async (db: Db, member: string, points: number, now: Date): Promise<void> => {
  const gift = { points, reference_id: randomUUID() }
  await posted(db, member, { _tag: 'Adjust', reason: 'ทดสอบ', ...gift }, now)
  const balance = await db
    .selectFrom('point_accounts')
    .select('balance')
    .where('member_id', '=', member)
    .executeTakeFirst()
  await auditAdjustment(db, 'staff:mali', member, gift, balance?.balance ?? points, now)
}

export const ledgerOf = async (db: Db, member: string): Promise<LedgerRow[]> =>
  (await db.selectFrom('point_ledger').selectAll().where('member_id', '=', member).orderBy('seq').execute()).map(
    ({ member_id: _, at, ...row }) => ({ ...row, at: at.toISOString() }),
  )

export const newAddress: PostalAddress = { ...home, house: '99/7' }
